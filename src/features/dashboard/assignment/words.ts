import type { WorkflowUser } from '#generated/model/index.ts';
import { counted, formatNumber, listed } from '#src/lib/words.ts';
import { NOBODY } from './draft.ts';

/** Of the edition's some 150, as one chooses them beside countries. */
export const indicators = (count: number): string => counted(count, 'indicator');
/** Of an indicator in a country each, of which the edition has some 28,950. */
export const countryIndicators = (count: number): string => counted(count, 'country indicator');
export const countries = (count: number): string => counted(count, 'country', 'countries');

/** Describes a set of pairs: '1.1.1 and 1.1.2 of Kenya', '5 indicators of 12 countries'. */
export function nameOf(set: { countries: string[]; indicators: string[] }): string {
  const which = set.indicators.length <= 3 ? listed(set.indicators) : indicators(set.indicators.length);
  const where = set.countries.length <= 3 ? listed(set.countries) : countries(set.countries.length);
  return `${which} of ${where}`;
}

/** The warning of requirements B2, word for word. */
export const overwriteWarning = (existing: number, candidates: number): string =>
  `${formatNumber(existing)} of the ${formatNumber(candidates)} selected indicators are already assign to a previous user and will be overwritten.`;

/** Who is chosen, by name; '' while nobody is, or the users are not there yet. */
export const nameOfUser = (users: readonly WorkflowUser[] | undefined, id: number | null): string =>
  id === NOBODY ? 'Nobody' : (users?.find(({ Id }) => Id === id)?.FullName ?? '');
