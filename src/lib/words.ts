import { counted, formatNumber } from '#rules/words.ts';

/** What server and client say in the same words. */
export { counted, formatNumber, LOCALE, listed, nounFor } from '#rules/words.ts';

/** '12%' of 0.12; half a percent counts as one. */
export const formatPercent = (share: number): string =>
  `${formatNumber(Math.round(Number((share * 100).toFixed(6))))}%`;

/** '60 Editions', '1 Country': the requirements name what a table holds in the plural. */
export const countedPlural = (count: number, many: string): string =>
  counted(count, many.replace(/ies$/, 'y').replace(/s$/, ''), many);

/**
 * The time of day in the viewer's zone: '15:15'. `Intl` would make a formatter for each, which
 * takes 80 microseconds.
 */
export const formatTime = (at: Date): string => at.toTimeString().slice(0, 5);
