import { useEffect, useState } from 'react';
import { PHONE } from '#src/components/phone.ts';
import { useMatches } from '#src/lib/use-matches.ts';

/** The breakpoint between cards and rows; `lg:` in the classes. */
export const WIDE = '(min-width: 64rem)';
export const ROW_REM = 2.25;
/** Of the lowest card. */
export const CARD_REM = 5.25;
/** With two lines for the name; `phone:` in the classes. */
const PHONE_CARD_REM = 6.5;
/** Where two are not enough, and two people do not fit beside each other; `narrow:`. */
const NARROW = '(width < 23.4375rem)';
const NARROW_CARD_REM = 9;

const readRem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** Row height in pixels with borders, known before layout, so that scroll is restored at once. */
export function useRowHeight(): number {
  const [rem, setRem] = useState(readRem);
  // after the paint, when reading styles makes none: the size of the text may change at any time
  useEffect(() => setRem(readRem()));
  const isPhone = useMatches(PHONE);
  const isNarrow = useMatches(NARROW);
  const card = isNarrow ? NARROW_CARD_REM : isPhone ? PHONE_CARD_REM : CARD_REM;
  return (useIsTable() ? ROW_REM : card) * rem;
}

/** Is the list a table with heads, or are its rows cards? */
export const useIsTable = (): boolean => useMatches(WIDE);
