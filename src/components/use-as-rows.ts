import { useMatches } from '#src/lib/use-matches.ts';

/** Are the rows of a list rows, or cards? `md:` in the classes, `[data-cards]` in touch.css. */
export const useAsRows = (): boolean => useMatches('(width >= 48rem)');
