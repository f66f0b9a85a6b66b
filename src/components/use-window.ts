import {
  defaultRangeExtractor,
  elementScroll,
  type observeElementRect,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useDeferredValue, useState } from 'react';

/** Rows kept ready beyond either edge. */
const BEYOND = 8;

/** What stands above most lists, and the least that is guessed to be in view, in pixels. */
const ABOVE = 200;
const LEAST = 400;

export interface Window {
  /** Which rows to render, each with where it begins, in pixels. */
  items: { index: number; key: string | number | bigint; start: number; end: number }[];
  /** Of all rows, in pixels. */
  height: number;
  /**
   * The `ref` of a row whose height is not known before it is laid out; it needs a `data-index`.
   */
  measure: (row: HTMLElement | null) => void;
  /**
   * The `onFocus` of what holds the rows: the row that had the focus last is rendered wherever the
   * region is scrolled to. It would take the focus with it, and the popover that it has open.
   */
  hold: (event: FocusEvent) => void;
}

interface WindowOptions {
  region: RefObject<HTMLElement | null>;
  count: number;
  /** Of a row in pixels; a guess where rows are measured. */
  rowHeight: number;
  /** How much of the rows is in view, in pixels, where that is fixed: nothing is measured then. */
  view?: number;
  keyOf?: (index: number) => string | number;
  /** Rendered wherever the region is scrolled to, such as the row that has the focus. */
  always?: number;
}

/** Of the many rows of a list or table that scrolls in its own region, those in view. */
export function useWindow({ region, count, rowHeight, view, keyOf, always }: WindowOptions): Window {
  const [guess] = useState(() => Math.max(LEAST, innerHeight - ABOVE));
  const rect = { width: 0, height: view ?? guess };
  const [held, setHeld] = useState<string | number>();
  const kept = [always, indexOf(held, count, keyOf)].filter((index) => index !== undefined);
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => region.current,
    estimateSize: () => rowHeight,
    initialRect: rect,
    // Those in view are there first, these a step later.
    overscan: useDeferredValue(BEYOND, 0),
    ...(keyOf && { getItemKey: keyOf }),
    observeElementRect: view === undefined ? whenLaidOut : (_, tell) => tell(rect),
    measureElement: heightOf,
    scrollToFn: scrollIfMoved,
    ...(kept.length > 0 && {
      rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), ...kept])].sort((a, b) => a - b),
    }),
  });
  return {
    items: virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    hold: ({ target }) => {
      // what is in a popover is of no row, and leaves the row that opened it
      const place = target.closest('tr[aria-rowindex]')?.getAttribute('aria-rowindex');
      if (place) setHeld(keyOf?.(Number(place) - FIRST_ROW) ?? Number(place) - FIRST_ROW);
    },
  };
}

type Rows = Virtualizer<HTMLElement, HTMLElement>;

/**
 * Told by the browser when it has laid the region out, in the same frame: who asks a new page for a
 * height makes it lay out all of itself at once.
 */
const whenLaidOut: typeof observeElementRect<HTMLElement> = ({ scrollElement }, tell) => {
  if (!scrollElement) return;
  const observer = new ResizeObserver(() =>
    tell({ width: scrollElement.clientWidth, height: scrollElement.clientHeight }),
  );
  observer.observe(scrollElement);
  return () => observer.disconnect();
};

/** Of a row that comes, the guess, until the browser tells its height. */
const heightOf = (row: HTMLElement, entry: ResizeObserverEntry | undefined, rows: Rows): number => {
  const [box] = entry?.borderBoxSize ?? [];
  if (box) return Math.round(box.blockSize);
  const index = rows.indexFromElement(row);
  return rows.measurementsCache[index]?.size ?? rows.options.estimateSize(index);
};

/** A region begins at its top; to send it there would lay out the page as well. */
const scrollIfMoved = (offset: number, how: Parameters<typeof elementScroll>[1], rows: Rows) => {
  if (offset + (how.adjustments ?? 0) !== 0 || rows.scrollOffset) elementScroll(offset, how, rows);
};

/** `aria-rowindex` of the first row below the head. */
const FIRST_ROW = 2;

function indexOf(key: string | number | undefined, count: number, keyOf: WindowOptions['keyOf']): number | undefined {
  if (key === undefined) return undefined;
  const index = keyOf ? Array.from({ length: count }, (_, at) => keyOf(at)).indexOf(key) : Number(key);
  return index >= 0 && index < count ? index : undefined;
}
