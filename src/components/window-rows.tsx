import { Fragment, type ReactNode } from 'react';
import { SpacerRow } from './spacer-row.tsx';
import type { Window } from './use-window.ts';

type WindowRowsProps = Pick<Window, 'items' | 'height'> & {
  /** Columns. */
  span: number;
  children: (index: number) => ReactNode;
};

/** The rows of a table that are rendered, and the height of those that are not. */
export function WindowRows({ items, height, span, children }: WindowRowsProps) {
  const ends = [0, ...items.map(({ end }) => end)];
  return (
    <>
      {items.map(({ index, key, start }, at) => (
        <Fragment key={key}>
          <SpacerRow height={start - (ends[at] ?? 0)} span={span} />
          {children(index)}
        </Fragment>
      ))}
      <SpacerRow height={height - (ends.at(-1) ?? 0)} span={span} />
    </>
  );
}

/** On paper all rows are rendered; those that were stay the same ones, with their focus. */
export const everyRow = (
  count: number,
  keyOf: (index: number) => string | number,
): Pick<Window, 'items' | 'height'> => ({
  items: Array.from({ length: count }, (_, index) => ({ index, key: keyOf(index), start: 0, end: 0 })),
  height: 0,
});
