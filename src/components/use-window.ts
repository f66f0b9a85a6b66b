import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useDeferredValue, useState } from 'react';

/** Rows kept ready beyond either edge. */
const BEYOND = 8;

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
  /**
   * How much of the rows is in view, in pixels; where it is fixed nothing is measured, else it is
   * the guess for the first rendering.
   */
  view: { height: number; isFixed?: boolean };
  keyOf?: (index: number) => string | number;
  /** Rendered wherever the region is scrolled to, such as the row that has the focus. */
  always?: number;
}

/** Of the many rows of a list or table that scrolls in its own region, those in view. */
export function useWindow({ region, count, rowHeight, view, keyOf, always }: WindowOptions): Window {
  const { height, isFixed } = view;
  const rect = { width: 0, height };
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
    ...(isFixed && { observeElementRect: (_, tell) => tell(rect) }),
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

/** `aria-rowindex` of the first row below the head. */
const FIRST_ROW = 2;

function indexOf(key: string | number | undefined, count: number, keyOf: WindowOptions['keyOf']): number | undefined {
  if (key === undefined) return undefined;
  const index = keyOf ? Array.from({ length: count }, (_, at) => keyOf(at)).indexOf(key) : Number(key);
  return index >= 0 && index < count ? index : undefined;
}
