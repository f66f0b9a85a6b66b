import { useMatches } from '#src/lib/use-matches.ts';

/** The breakpoint between cards and rows; `lg:` in the classes. */
const WIDE = '(min-width: 64rem)';
const ROW_REM = 2.25;
const CARD_REM = 5.25;

/** Row height in pixels with borders, known before layout, so that scroll is restored at once. */
export function useRowHeight(): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return (useIsTable() ? ROW_REM : CARD_REM) * rem;
}

/** Is the list a table with heads, or are its rows cards? */
export const useIsTable = (): boolean => useMatches(WIDE);
