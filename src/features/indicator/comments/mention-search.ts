import type { MentionableUser } from '#generated/model/index.ts';
import { searchText } from '#src/lib/search-text.ts';

/** At most so many are offered: the list is there to be chosen from at a glance. */
const OFFERED = 8;
const LONGEST_QUERY = 60;

/**
 * What is being typed behind the last @ before the cursor, and where that @ stands; undefined where
 * nobody is being named.
 */
export function mentionAt(text: string, cursor: number): { at: number; typed: string } | undefined {
  const at = cursor > 0 ? text.lastIndexOf('@', cursor - 1) : -1;
  if (at < 0) return undefined;
  const typed = text.slice(at + 1, cursor);
  const begins = at === 0 || /[\s([]/.test(text[at - 1] ?? '');
  return begins && typed.length <= LONGEST_QUERY && /^(?!\s)[^\n]*$/.test(typed) ? { at, typed } : undefined;
}

/**
 * Who may be meant: those whose full name begins so first, then those with a later name that does.
 * Nobody once a name is complete.
 */
export function whoIsMeant(typed: string, people: readonly MentionableUser[]): MentionableUser[] {
  const wanted = searchText(typed);
  const named = people.map((person) => ({ person, name: searchText(person.FullName) }));
  const beginning = named.filter(({ name }) => name.startsWith(wanted));
  const [only, ...others] = beginning;
  if (only && others.length === 0 && /\s$/.test(typed) && only.name === wanted) return [];
  const within = named.filter((one) => !beginning.includes(one) && one.name.includes(` ${wanted}`));
  return [...beginning, ...within].slice(0, OFFERED).map(({ person }) => person);
}
