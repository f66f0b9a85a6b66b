import { LOCALE } from './words.ts';

/** What is ordered by its codes as by the tables of a language, but for capitals. */
const PLAIN = /^[a-z0-9 -]*$/;

/** Alphabetical order. Plain names by hand: the first call of `Intl` loads its tables for 8 ms. */
export function compareNames(one: string, other: string): number {
  const [small, otherSmall] = [one.toLowerCase(), other.toLowerCase()];
  const isPlain = small !== otherSmall && PLAIN.test(small + otherSmall);
  return isPlain ? (small < otherSmall ? -1 : 1) : one === other ? 0 : one.localeCompare(other, LOCALE);
}
