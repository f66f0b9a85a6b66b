/** Who a cell names: an e-mail address, or a full name that only one person has. */
import type { CatalogueUser } from './catalogue.ts';
import { quote } from './errors.ts';
import type { World, WorldPair } from './import-world.ts';

/** Roles that take no QA work: External Researcher and Spectator (decisions, section 4, 'Who can be assigned'). */
const withoutQa = new Set([2, 3]);

/** The person, with the reason why they cannot take this work, if there is one. */
export function findAssignee(
  text: string,
  { edition }: WorldPair,
  world: World,
  slot: 'researcher' | 'reviewer',
): { user?: CatalogueUser; refusal?: string } {
  const [user, other] = findPeople(text, world.users);
  if (!user) return { refusal: `There is nobody called ${quote(text)}` };
  if (other) return { refusal: `${quote(text)} is more than one person; write the e-mail address` };
  if (!user.active || !user.editions.includes(edition.id))
    return { user, refusal: `${user.name} is not an active user of ${edition.name}` };
  if (slot === 'reviewer' && withoutQa.has(user.role))
    return { user, refusal: `${user.name} cannot be assigned for QA` };
  return { user };
}

const indexes = new WeakMap<CatalogueUser[], ReadonlyMap<string, CatalogueUser[]>>();

function findPeople(text: string, users: CatalogueUser[]): CatalogueUser[] {
  const index = indexes.get(users) ?? indexOf(users);
  indexes.set(users, index);
  return index.get(text.trim().toLowerCase()) ?? [];
}

/** An e-mail address wins over a name that reads the same. */
function indexOf(users: CatalogueUser[]): ReadonlyMap<string, CatalogueUser[]> {
  const index = new Map<string, CatalogueUser[]>();
  for (const [name, people] of Map.groupBy(users, ({ name }) => name.trim().toLowerCase())) index.set(name, people);
  for (const user of users) index.set(user.email.trim().toLowerCase(), [user]);
  return index;
}

/** How an export names people so that an import finds them again: by name where that is theirs alone. */
export function labelsOf(users: CatalogueUser[]): ReadonlyMap<number, string> {
  const index = indexOf(users);
  const isAlone = (user: CatalogueUser) => {
    const people = index.get(user.name.trim().toLowerCase()) ?? [];
    return people.length === 1 && people[0] === user;
  };
  return new Map(users.map((user) => [user.id, isAlone(user) ? user.name : user.email]));
}
