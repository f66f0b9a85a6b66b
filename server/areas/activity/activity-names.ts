/** Names that the statement of a page does not bring, asked for only where an event needs them. */
import { sql } from 'kysely';
import { ActivityAction, ActivityRecord } from '#generated/enums.ts';
import type { Db } from '../../db/schema.ts';
import { indicatorKey, type Names, type PlacedEvent, people } from './activity-wire.ts';

export async function namesOf(db: Db, events: readonly PlacedEvent[]): Promise<Names> {
  const lost = events.filter(({ edition_id }) => edition_id !== null);
  const [users, editions, indicators] = await Promise.all([
    namesOfPeople(db, peopleIn(events)),
    namesOfEditions(db, [...new Set(lost.filter((one) => one.edition_name === null).map((one) => one.edition_id))]),
    namesOfIndicators(
      db,
      lost.filter((one) => one.snapshot_name === null && one.library_indicator_id !== null),
    ),
  ]);
  return { people: users, editions, indicators };
}

function peopleIn(events: readonly Pick<PlacedEvent, 'changes'>[]): number[] {
  const ids = events.flatMap(({ changes }) =>
    people.flatMap((field) => {
      const change = changes[field];
      return Array.isArray(change) ? change : [];
    }),
  );
  return [...new Set(ids)].filter((id) => typeof id === 'number');
}

async function namesOfPeople(db: Db, ids: number[]): Promise<Names['people']> {
  if (ids.length === 0) return new Map();
  const users = await db.selectFrom('app_user').select(['id', 'full_name']).where('id', 'in', ids).execute();
  return new Map(users.map(({ id, full_name }) => [id, full_name]));
}

async function namesOfEditions(db: Db, ids: (number | null)[]): Promise<Names['editions']> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; name: string }>`
    select record_id as id, record_name as name from event where record = ${sql.lit(ActivityRecord.Edition)}
      and action = ${sql.lit(ActivityAction.Removed)} and record_id = any(${ids})`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function namesOfIndicators(db: Db, lost: readonly PlacedEvent[]): Promise<Names['indicators']> {
  if (lost.length === 0) return new Map();
  const libraries = [...new Set(lost.map((one) => one.library_indicator_id))];
  const { rows } = await sql<Pick<PlacedEvent, 'edition_id' | 'library_indicator_id'> & { name: string }>`
    select edition_id, library_indicator_id, record_name as name from event
    where record = ${sql.lit(ActivityRecord.Indicator)} and action = ${sql.lit(ActivityAction.Removed)}
      and library_indicator_id = any(${libraries})`.execute(db);
  return new Map(rows.map((row) => [indicatorKey(row), row.name]));
}
