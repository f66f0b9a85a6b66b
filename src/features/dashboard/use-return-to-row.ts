import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import type { DashboardIndicator } from '#generated/model/index.ts';

/**
 * Who comes back to the list from the page of an indicator finds its row in the middle of the
 * window and with the focus, as soon as it is there, unless something else has the focus by then.
 */
export function useReturnToRow(
  rows: readonly DashboardIndicator[],
  rowHeight: number,
  box: RefObject<HTMLElement | null>,
): void {
  const returnTo = useLocation({ select: ({ state }) => state.returnTo });
  const wanted = useRef(returnTo);
  const scrolledTo = useRef<number>(undefined);
  // After each rendering: the row may come later, and is rendered only where it is scrolled to.
  useEffect(() => {
    if (!wanted.current || !box.current) return;
    if (!document.activeElement?.matches('body, main')) {
      wanted.current = undefined;
      return;
    }
    const { countryId, indicatorId } = wanted.current;
    const at = rows.findIndex((row) => row.CountryId === countryId && row.IndicatorId === indicatorId);
    if (at < 0) return;
    if (scrolledTo.current !== at) {
      scrolledTo.current = at;
      const top = box.current.getBoundingClientRect().top + window.scrollY;
      const middle = top + (at + 0.5) * rowHeight - window.innerHeight / 2;
      // After React is done: the rows in view follow a scroll at once.
      queueMicrotask(() => window.scrollTo({ top: middle }));
    }
    const link = box.current.querySelector<HTMLElement>(`tr[aria-rowindex="${at + 2}"] a`);
    if (!link) return;
    wanted.current = undefined;
    link.focus({ preventScroll: true });
  });
}
