import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type PickItem, PickRow } from './pick-row.tsx';

/** Rows kept ready beyond either edge. */
const BEYOND = 6;
/** Heights of a row in rem: of one line, and of two. */
const ONE_LINE = 2.25;
const TWO_LINES = 2.75;

interface PickRowsProps {
  items: PickItem[];
  selected: ReadonlySet<number>;
  onChoose: (ids: number[], isChosen: boolean) => void;
  /** How many are in view. */
  rows: number;
}

/** The rows of a `PickList`: only those near the view are rendered, which one height for all makes cheap, and the one with the tab stop. */
export function PickRows({ items, selected, onChoose, rows }: PickRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [first, setFirst] = useState(0);
  const [tabStop, setTabStop] = useState(0);
  const anchor = useRef(0);
  const height = items.some(({ detail }) => detail) ? TWO_LINES : ONE_LINE;
  const current = Math.min(tabStop, items.length - 1);
  const from = Math.max(0, first - BEYOND);
  const inView = items.slice(from, first + rows + BEYOND).map((_, at) => from + at);
  const rendered = inView.includes(current) ? inView : current < from ? [current, ...inView] : [...inView, current];

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
    list.current?.querySelector<HTMLInputElement>(`[data-at="${at}"] input`)?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    const at = targetOf(event, { current, last: items.length - 1, rows });
    if (at === undefined) return;
    event.preventDefault();
    goTo(at);
  };

  return (
    <div
      data-slot="pick-rows"
      style={{ maxHeight: `${rows * height + 0.125}rem` }}
      onScroll={({ currentTarget }) => setFirst(Math.floor(currentTarget.scrollTop / (height * remInPixels())))}
      className="overflow-y-auto overscroll-contain rounded-md border bg-card"
    >
      <ul ref={list} className="relative" style={{ height: `${items.length * height}rem` }}>
        {rendered.map((at) => {
          const item = items[at] as PickItem;
          return (
            <PickRow
              key={item.id}
              item={item}
              at={at}
              count={items.length}
              height={height}
              isChosen={selected.has(item.id)}
              hasTabStop={at === current}
              onToggle={toggle}
              onKeyDown={handleKey}
            />
          );
        })}
      </ul>
    </div>
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
