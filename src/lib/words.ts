/**
 * Numbers, names and lists are written and ordered as in Australia, whatever the browser is set to.
 */
export const LOCALE = 'en-AU';

/**
 * '28,950'. Whole numbers by hand: the first call of `Intl` loads its data, in the middle of the
 * first screen.
 */
export const formatNumber = (value: number): string =>
  Number.isInteger(value) ? `${value}`.replace(/\B(?=(\d{3})+$)/g, ',') : value.toLocaleString(LOCALE);

/** '12%' of 0.12; half a percent counts as one. */
export const formatPercent = (share: number): string =>
  `${formatNumber(Math.round(Number((share * 100).toFixed(6))))}%`;

/** The noun for so many: 'indicator', 'indicators'. */
export const nounFor = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);

/** '1 indicator', '1,200 indicators'. */
export const counted = (count: number, one: string, many?: string): string =>
  `${formatNumber(count)} ${nounFor(count, one, many)}`;

/** '60 Editions', '1 Country': the requirements name what a table holds in the plural. */
export const countedPlural = (count: number, many: string): string =>
  counted(count, many.replace(/ies$/, 'y').replace(/s$/, ''), many);

/** 'Chad, Fiji and Kenya'; of more than `most` the rest is counted: 'Chad, Fiji and 3 others'. */
export function listed(parts: readonly string[], most = parts.length): string {
  const named = parts.length > most ? [...parts.slice(0, most), `${parts.length - most} others`] : parts;
  return new Intl.ListFormat(LOCALE).format(named);
}

/**
 * The time of day in the viewer's zone: '15:15'. `Intl` would make a formatter for each, which
 * takes 80 microseconds.
 */
export const formatTime = (at: Date): string => at.toTimeString().slice(0, 5);
