// Values read from addresses, which anybody may have typed.
import { LONGEST_SEARCH } from './table-search.ts';

/** The greatest integer that the contract accepts as an id. */
const MOST = 2_147_483_647;

/** One value or a list of them, each once. */
export const itemsIn = (value: unknown): unknown[] => [...new Set(Array.isArray(value) ? value : [value])];

/** An integer of at least `least` that can travel to the server. */
export const isWhole = (value: unknown, least: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= MOST;

/** Those of the values that are integers of at least `least`, such as of an enumeration. */
export const wholesIn = (value: unknown, least = 0): number[] => itemsIn(value).filter((one) => isWhole(one, least));

/** Those of the values that can be ids, `most` of them. */
export const idsIn = (value: unknown, most = 500): number[] => wholesIn(value, 1).slice(0, most);

/** A text as a search box accepts it; a number, such as 1.2, was typed into the address bar. */
export const textIn = (value: unknown, longest = LONGEST_SEARCH): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}`.slice(0, longest) : '';
