/** Names that the query of a page does not return, read only where an event needs them. */
import { sql } from 'kysely';
import { ActivityAction, ActivityKind, ActivityRecord, EditionStatus } from '#generated/enums.ts';
import type { Db } from '../../db/schema.ts';
import { namesIn } from '../../domain/event-changes.ts';
import { indicatorKey, type Names, type PlacedEvent } from './activity-wire.ts';

export async function namesOf(db: Db, events: readonly PlacedEvent[]): Promise<Names> {
  const lost = events.filter(({ edition_id }) => edition_id !== null);
  const [people, editions, indicators, assignments] = await Promise.all([
    namesIn(db, events),
    namesOfEditions(db, [...new Set(lost.filter((one) => one.edition_name === null).map((one) => one.edition_id))]),
    namesOfIndicators(
      db,
      lost.filter((one) => one.snapshot_name === null && one.library_indicator_id !== null),
    ),
    undoableOf(db, [...new Set(events.filter(isAssignment).map(({ act_id }) => act_id))]),
  ]);
  return { people, editions, indicators, assignments };
}

const isAssignment = ({ kinds }: PlacedEvent): boolean => (kinds & (1 << ActivityKind.Assignment)) !== 0;

/** Of these acts the assignments of the active edition that were not undone (ADR-195). */
async function undoableOf(db: Db, acts: number[]): Promise<Names['assignments']> {
  if (acts.length === 0) return new Set();
  const { rows } = await sql<{ act_id: number }>`
    select a.act_id from assignment a join edition e on e.id = a.edition_id
    where a.act_id = any(${acts}::bigint[]) and a.undone_on is null and e.status = ${EditionStatus.Active}`.execute(db);
  return new Set(rows.map(({ act_id }) => act_id));
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
