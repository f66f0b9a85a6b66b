import type { MentionableUser } from '#generated/model/index.ts';

/**
 * The people of an edition as comments look them up: in full, by name, and the names that more than
 * one of them has.
 */
export type Mentionable = {
  people: readonly MentionableUser[];
  names: readonly string[];
  shared: ReadonlySet<string>;
};

export const nobody: Mentionable = { people: [], names: [], shared: new Set() };

/**
 * Prepares the list that the server sent. Keep it outside components: a query's `select` runs again
 * for a new function.
 */
export const mentionableOf = (people: MentionableUser[]): Mentionable => ({
  people,
  names: people.map(({ FullName }) => FullName),
  shared: sharedNames(people),
});

/** The names that more than one person has. */
export function sharedNames(people: readonly MentionableUser[]): Set<string> {
  const names = people.map(({ FullName }) => FullName);
  return new Set(names.filter((name, at) => names.indexOf(name) !== at));
}

/**
 * The e-mail that tells somebody from others of the same name; undefined where nobody else has it.
 */
export function emailToTell(id: number, { people, shared }: Mentionable): string | undefined {
  const person = people.find(({ Id }) => Id === id);
  return person && shared.has(person.FullName) ? person.EmailAddress : undefined;
}
