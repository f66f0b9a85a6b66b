const format = (count: number) => count.toLocaleString('en-AU');

/** '1 indicator', '1,200 indicators'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${format(count)} ${count === 1 ? one : many}`;

export const indicators = (count: number): string => counted(count, 'indicator');
export const countries = (count: number): string => counted(count, 'country', 'countries');

const list = new Intl.ListFormat('en-AU');

/** Names a set of pairs in a few words: '1.1.1 and 1.1.2 of Kenya', '5 indicators of 12 countries'. */
export function nameOf(set: { countries: string[]; indicators: string[] }): string {
  const which = set.indicators.length <= 3 ? list.format(set.indicators) : indicators(set.indicators.length);
  const where = set.countries.length <= 3 ? list.format(set.countries) : countries(set.countries.length);
  return `${which} of ${where}`;
}

/** The warning of requirements B2, word for word. */
export const overwriteWarning = (existing: number, candidates: number): string =>
  `${format(existing)} of the ${format(candidates)} selected indicators are already assign to a previous user and will be overwritten.`;
