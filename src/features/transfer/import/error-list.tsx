import { useRef } from 'react';
import { ScrollRegion } from '#src/components/ui/scroll-region.tsx';
import { useWindow } from '#src/components/use-window.ts';
import { placeOf } from './error-place.ts';

/** A message of one line, in pixels; longer ones are measured when they come into view. */
const ROW_PX = 37;

/** The errors in the order of the file; of a long list only those in view. */
export function ErrorList({ errors }: { errors: readonly string[] }) {
  const region = useRef<HTMLElement>(null);
  const { items, height, measure } = useWindow({
    region,
    count: errors.length,
    rowHeight: ROW_PX,
  });
  return (
    <ScrollRegion
      ref={region}
      aria-label="Errors"
      className="max-h-[min(30rem,55dvh)] overflow-y-auto rounded-md border"
    >
      <ol className="relative" style={{ height: height }}>
        {items.map(({ index, start }) => (
          <li
            key={index}
            ref={measure}
            data-index={index}
            aria-setsize={errors.length}
            aria-posinset={index + 1}
            className="absolute inset-x-0 grid gap-x-3 border-b px-3 py-2 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]"
            style={{ transform: `translateY(${start}px)` }}
          >
            <ErrorText error={errors[index] ?? ''} />
          </li>
        ))}
      </ol>
    </ScrollRegion>
  );
}

/** Reads as the server worded it: 'Ratings!D17: Score is 2, …'. */
function ErrorText({ error }: { error: string }) {
  const { sheet, cell, message } = placeOf(error);
  if (!sheet) return <span className="wrap-anywhere sm:col-span-2">{message}</span>;
  return (
    <>
      <span data-tabular className="font-medium wrap-anywhere">
        {sheet}!{cell}:{' '}
      </span>
      <span className="wrap-anywhere">{message}</span>
    </>
  );
}
