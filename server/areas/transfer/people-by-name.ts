/** Who a cell names: an e-mail address, or a full name that only one person has. */
import { Role } from '#generated/enums.ts';
import { foldEmail, foldName } from '#rules/names.ts';
import type { Catalogue, CatalogueUser } from './catalogue.ts';
import { quote } from './cell-errors.ts';

export type Slot = 'researcher' | 'reviewer';

/** Roles that cannot be assigned QA work: External Researcher and Spectator (ADR-025). */
const withoutQa = new Set<number>([Role.ExternalResearcher, Role.Spectator]);

type Found = { user: CatalogueUser; fault?: never } | { user?: never; fault: string };

/** The person whom a text names, or the error message. */
export function findPerson(text: string, users: CatalogueUser[]): Found {
  const [user, other] = findPeople(text, users);
  if (!user) return { fault: `There is nobody called ${quote(text)}` };
  if (other) return { fault: `${quote(text)} is more than one person; write the e-mail address` };
  return { user };
}

/** Why a person cannot take this work, if there is a reason. */
export function refusalOf(
  { name, role, active, editions }: CatalogueUser,
  edition: Catalogue['editions'][number],
  slot: Slot,
): string | undefined {
  if (!active || !editions.includes(edition.id)) return `${name} is not an active user of ${edition.name}`;
  return slot === 'reviewer' && withoutQa.has(role) ? `${name} cannot be assigned for QA` : undefined;
}

const indexes = new WeakMap<CatalogueUser[], ReadonlyMap<string, CatalogueUser[]>>();

function findPeople(text: string, users: CatalogueUser[]): CatalogueUser[] {
  const index = indexes.get(users) ?? indexOf(users);
  indexes.set(users, index);
  return index.get(foldEmail(text.trim())) ?? index.get(foldName(text)) ?? [];
}

/** An e-mail address wins over a name that reads the same. */
function indexOf(users: CatalogueUser[]): ReadonlyMap<string, CatalogueUser[]> {
  const index = new Map<string, CatalogueUser[]>();
  for (const [name, people] of Map.groupBy(users, ({ name }) => foldName(name))) index.set(name, people);
  for (const user of users) index.set(foldEmail(user.email.trim()), [user]);
  return index;
}

/** Labels that an import finds again: the name where it is unique, else the e-mail address. */
export function labelsOf(users: CatalogueUser[]): ReadonlyMap<number, string> {
  const index = indexOf(users);
  const isAlone = (user: CatalogueUser) => {
    const people = index.get(foldName(user.name)) ?? [];
    return people.length === 1 && people[0] === user;
  };
  return new Map(users.map((user) => [user.id, isAlone(user) ? user.name : user.email]));
}
