import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMatches } from '#src/lib/use-matches.ts';
import { PHONE } from '../phone.ts';
import { useWindow } from '../use-window.ts';
import { type PickItem, PickRow } from './pick-row.tsx';

/** Heights of a row in rem: of one line, and of two, which is also what a thumb needs. */
const ONE_LINE = 2.25;
const TWO_LINES = 2.75;

interface PickRowsProps {
  /** Names what scrolls, by which its place is found again after a reload. */
  label: string;
  items: PickItem[];
  selected: ReadonlySet<number>;
  onChoose: (ids: number[], isChosen: boolean) => void;
  /** How many are in view. */
  rows: number;
}

/**
 * The rows of a `PickList`: only those near the view are rendered, and the one with the tab stop.
 * All have one height, but for those whose words take more lines on a phone.
 */
export function PickRows({ label, items, selected, onChoose, rows }: PickRowsProps) {
  const region = useRef<HTMLElement>(null);
  const [tabStop, setTabStop] = useState(0);
  const anchor = useRef(0);
  const isPhone = useMatches(PHONE);
  const height = isPhone || items.some(({ detail }) => detail) ? TWO_LINES : ONE_LINE;
  const current = Math.min(tabStop, items.length - 1);
  const rowHeight = height * remInPixels();
  const shown = useWindow({
    region,
    count: items.length,
    rowHeight,
    view: rows * rowHeight,
    always: current,
  });

  const toggle = (at: number, isChosen: boolean, isRange: boolean) => {
    const [start, end] = isRange ? [anchor.current, at].sort((a, b) => a - b) : [at, at];
    onChoose(
      items.slice(start, (end ?? at) + 1).map(({ id }) => id),
      isChosen,
    );
    anchor.current = at;
    setTabStop(at);
  };
  const goTo = (at: number) => {
    flushSync(() => setTabStop(at));
    region.current?.querySelector<HTMLInputElement>(`[data-at="${at}"] input`)?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    const at = targetOf(event, { current, last: items.length - 1, rows });
    if (at === undefined) return;
    event.preventDefault();
    goTo(at);
  };

  return (
    <section
      ref={region}
      aria-label={label}
      data-slot="pick-rows"
      style={{ maxHeight: `${rows * height + 0.125}rem` }}
      className="overflow-y-auto overscroll-contain rounded-md border bg-card"
    >
      <ul className="relative" style={{ height: shown.height }}>
        {shown.items.map(({ index: at, start }) => {
          const item = items[at] as PickItem;
          return (
            <PickRow
              key={item.id}
              item={item}
              at={at}
              count={items.length}
              height={height}
              start={start}
              measure={shown.measure}
              isChosen={selected.has(item.id)}
              hasTabStop={at === current}
              onToggle={toggle}
              onKeyDown={handleKey}
            />
          );
        })}
      </ul>
    </section>
  );
}

/** Where a key leads among the rows, or undefined where it means something else. */
function targetOf({ key }: KeyboardEvent, { current, last, rows }: Record<'current' | 'last' | 'rows', number>) {
  const targets: Partial<Record<string, number>> = {
    ArrowDown: current + 1,
    ArrowUp: current - 1,
    PageDown: current + rows,
    PageUp: current - rows,
    Home: 0,
    End: last,
  };
  const at = targets[key];
  return at === undefined ? undefined : Math.max(0, Math.min(last, at));
}

const remInPixels = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
