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

/** The noun for so many: 'indicator', 'indicators'. */
export const nounFor = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);

/** '1 indicator', '1,200 indicators'. */
export const counted = (count: number, one: string, many?: string): string =>
  `${formatNumber(count)} ${nounFor(count, one, many)}`;

/** 'Chad, Fiji and Kenya'; of more than `most` the rest is counted: 'Chad, Fiji and 3 others'. */
export function listed(parts: readonly string[], most = parts.length): string {
  const named = parts.length > most ? [...parts.slice(0, most), `${parts.length - most} others`] : parts;
  return new Intl.ListFormat(LOCALE).format(named);
}
