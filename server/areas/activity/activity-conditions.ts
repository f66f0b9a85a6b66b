/** Which events a list holds: conditions on `event e`, each list one index can serve. */
import { type RawBuilder, sql } from 'kysely';
import { ActivityKind, ActivityRecord } from '#generated/enums.ts';

export type Condition = RawBuilder<unknown>;

/** Lists joined by 'or', each of which is read in order and cut before they are merged. */
export type Branches = Condition[];

export interface ActivityFilters {
  users: number[];
  kinds: number[];
  countries: number[];
  libraryIndicators: number[];
  editions: number[];
  since?: string | null | undefined;
  until?: string | null | undefined;
}

/** Everything that all filters let through. */
export function filteredBy({ libraryIndicators, ...filters }: ActivityFilters): Branches {
  const conditions = conditionsOf(filters);
  if (libraryIndicators.length === 0) return [every(conditions)];
  return [
    every([...conditions, sql`e.library_indicator_id = any(${libraryIndicators})`]),
    every([...conditions, sql`e.libraries is not null and e.libraries && ${libraryIndicators}::int[]`]),
  ];
}

/** Whether no index holds what they let through in the order of a page. */
export function isMixed({ since, until, ...lists }: ActivityFilters): boolean {
  return Boolean(since ?? until) || Object.values(lists).filter(({ length }) => length > 0).length > 1;
}

function conditionsOf(filters: Omit<ActivityFilters, 'libraryIndicators'>): Condition[] {
  const { users, kinds, countries, editions, since, until } = filters;
  return [
    ...(users.length > 0 ? [sql`e.user_id = any(${users})`] : []),
    ...(kinds.length > 0 ? [sql`e.kinds = any(${setsWith(kinds)}::smallint[])`] : []),
    ...(countries.length > 0 ? [sql`e.country_id = any(${countries})`] : []),
    ...(editions.length > 0 ? [sql`e.edition_id = any(${editions})`] : []),
    ...(since ? [sql`e.at >= ${since}::timestamptz`] : []),
    ...(until ? [sql`e.at < ${until}::timestamptz`] : []),
  ];
}

/** Kinds that one event can have together. */
const together = (1 << ActivityKind.Rating) | (1 << ActivityKind.Step) | (1 << ActivityKind.Assignment);

/** The stored sets that hold any of these kinds, so that an index finds them. */
function setsWith(kinds: number[]): number[] {
  const wanted = kinds.reduce((set, kind) => set | (1 << kind), 0);
  const combined = Array.from({ length: together }, (_, at) => at + 1).filter((set) => set & wanted);
  const single = kinds.map((kind) => 1 << kind).filter((set) => set > together);
  return [...combined, ...single];
}

const isNoNotification = sql`e.kinds <> ${1 << ActivityKind.Notification}`;

/** The same country indicator in all editions; its part of what was changed together. */
export const ofPairs = (pairs: number[], countryId: number): Branches => [
  sql`e.country_indicator_id = any(${pairs}::int[]) and ${isNoNotification}`,
  sql`e.country_id = ${countryId} and e.pairs is not null and e.pairs && ${pairs}::int[]`,
];

export const ofEditionCountry = ({ editionId, countryId }: { editionId: number; countryId: number }): Branches => [
  sql`e.country_id = ${countryId} and e.edition_id = ${editionId} and ${isNoNotification}`,
];

/** An edition with its members and structure, without its ratings. */
export const ofEdition = (editionId: number): Branches => [
  sql`e.edition_id = ${editionId} and e.country_indicator_id is null and e.pairs is null`,
];

const aboutPeople = sql.raw(`e.record in (${ActivityRecord.EditionUser}, ${ActivityRecord.User})`);

export const aboutUser = (userId: number): Branches => [sql`e.record_id = ${userId} and ${aboutPeople}`];

export const every = (conditions: Condition[]): Condition =>
  conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
