import { useMatches } from '#src/lib/use-matches.ts';

/** The breakpoint between cards and rows; `md:` in the classes. */
const WIDE = '(min-width: 48rem)';

/** Is the list a table with heads, or are its rows cards? */
export const useIsTable = (): boolean => useMatches(WIDE);
