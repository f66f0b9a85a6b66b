/** Writes the changes of a checked file, all or nothing. */
import { sql } from 'kysely';
import { ActivityCause, ActivityKind } from '#generated/enums.ts';
import { withCause } from '../../db/acts.ts';
import type { Db, Trx } from '../../db/schema.ts';
import { isAborted } from '../../db/transaction.ts';
import { requireActiveEdition } from '../../domain/active-edition.ts';
import { type FileFacts, recordFile } from '../../domain/file-event.ts';
import type { ChangesPart, CheckResult, PartKind } from './import-worker.ts';
import { referenceColumns } from './table-columns.ts';

type Counts = Pick<CheckResult['summary'], 'RatingChangedCount' | 'AssignmentChangedCount' | 'ReferenceAddedCount'>;
type Changes = Pick<CheckResult, 'editionIds'> & {
  summary: Counts;
  /** Of a kind, one after another: all at once they would take several times the file. */
  parts(kind: PartKind): AsyncIterable<ChangesPart>;
};

interface Writer {
  userId: number;
  now: Date;
}

interface Import extends Writer {
  /** Name and digest of the file, for the activity log. */
  told: FileFacts;
}

/**
 * Writes everything in one transaction, with what undoing it takes. Returns the import's Id, or
 * undefined, with nothing written, where something that the check relied on has changed.
 * Rejects with 409 where an edition has become inactive.
 */
export async function applyImport(db: Db, changes: Changes, by: Import): Promise<number | undefined> {
  try {
    return await db.transaction().execute(async (trx) => {
      for (const edition of changes.editionIds.toSorted((a, b) => a - b)) await requireActiveEdition(trx, edition);
      await recordFile(trx, ActivityKind.Import, { ...by.told, ...countsOf(changes.summary) });
      const id = await beginImport(trx, changes.editionIds);
      for await (const { rows } of changes.parts('guards')) await requireUnchanged(trx, rows);
      const { FileName } = by.told;
      const cause = { cause: ActivityCause.Import, ...(FileName !== undefined && { causeName: `${FileName}` }) };
      await withCause(trx, cause, async () => {
        for await (const ratings of changes.parts('ratings')) await writeRatings(trx, ratings, by);
        for await (const { rows } of changes.parts('references')) await writeReferences(trx, rows, by);
      });
      return id;
    });
  } catch (error) {
    // a deadlock means that others are changing the same rows, like a failed comparison
    if (error instanceof Changed || isAborted(error)) return undefined;
    throw error;
  }
}

const countsOf = ({ RatingChangedCount, AssignmentChangedCount, ReferenceAddedCount }: Counts) => ({
  RatingChangedCount,
  AssignmentChangedCount,
  ReferenceAddedCount,
});

class Changed extends Error {}

/** The import by which its events are found. */
async function beginImport(trx: Trx, editionIds: number[]): Promise<number> {
  const { rows } = await sql<{ id: number }>`insert into import (act_id, edition_ids)
    select (current_act()).act_id, ${editionIds}::int[] returning act_id as id`.execute(trx);
  return Number(rows[0]?.id);
}

/** Locks the rows in the order of their Ids, and compares them. */
async function requireUnchanged(trx: Trx, guards: ChangesPart['rows']): Promise<void> {
  const { rows } = await sql<{ changed: boolean }>`
    with guard as materialized (
      select * from json_to_recordset(${guards}::json)
        as g(id int, version int, status int, researcher int, reviewer int)
    ), held as materialized (
      select ci.* from country_indicator ci where ci.id in (select id from guard) order by ci.id for update
    )
    select exists (
      select from guard left join held on held.id = guard.id
      where (guard.version, guard.status, guard.researcher, guard.reviewer)
        is distinct from (held.version, held.status::int, held.research_user_id, held.qa_user_id)
    ) as changed`.execute(trx);
  if (rows[0]?.changed !== false) throw new Changed();
}

/** As domain/cascade.ts: stored once, kept while the row is decided, cleared when given back. */
const setAside = sql.join(
  [
    ['aside_score', 'score'],
    ['aside_is_met', 'is_met'],
    ['aside_note', 'researcher_note'],
    ['aside_status', 'status'],
    ['aside_updated_on', 'rating_updated_on'],
    ['aside_updated_by', 'rating_updated_by'],
  ].map(
    ([aside = '', own]) => sql`${sql.ref(aside)} = case when change.decider is null then null
      when ci.decided_by is null then ${sql.ref(`ci.${own}`)} else ${sql.ref(`ci.${aside}`)} end`,
  ),
);

/**
 * Locks, compares and writes in one statement; locking before took a third longer. A row that has
 * changed since the check is not written. What undoing takes is kept by the trigger of the events.
 */
async function writeRatings(trx: Trx, { count, rows }: ChangesPart, { userId, now }: Writer): Promise<void> {
  const { numAffectedRows } = await sql`
    with change as materialized (
      select * from json_to_recordset(${rows}::json) as change(id int, score smallint, is_met boolean, note text,
        status smallint, researcher int, reviewer int, research_due date, qa_due date, decider int, rated int, revised int,
        old_version int, old_status smallint, old_researcher int, old_reviewer int,
        old_research_due date, old_qa_due date)
    )
    update country_indicator ci set
      score = change.score, is_met = change.is_met, researcher_note = change.note, status = change.status,
      research_user_id = change.researcher, qa_user_id = change.reviewer,
      research_due_date = change.research_due, qa_due_date = change.qa_due,
      version = ci.version + change.revised,
      changed_on = case change.revised when 1 then ${now}::timestamptz else ci.changed_on end,
      changed_by = case change.revised when 1 then ${userId}::int else ci.changed_by end,
      rating_updated_on = case change.rated when 1 then ${now}::timestamptz
        when 2 then ci.aside_updated_on else ci.rating_updated_on end,
      rating_updated_by = case change.rated when 1 then ${userId}::int
        when 2 then ci.aside_updated_by else ci.rating_updated_by end,
      decided_by = change.decider, ${setAside}
    from change
    where ci.id = change.id and (ci.version, ci.status, ci.research_user_id, ci.qa_user_id, ci.research_due_date, ci.qa_due_date)
      is not distinct from (change.old_version, change.old_status, change.old_researcher, change.old_reviewer,
        change.old_research_due, change.old_qa_due)`.execute(trx);
  if (Number(numAffectedRows) !== count) throw new Changed();
}

/** In the order of the file, with the edition's year; existing references are not added twice. */
async function writeReferences(trx: Trx, references: ChangesPart['rows'], { userId, now }: Writer): Promise<void> {
  const columns = sql.join(referenceColumns.map(({ column }) => sql.ref(column)));
  const types = sql.join(
    referenceColumns.map(({ column }) => sql`${sql.ref(column)} ${column === 'access_date' ? sql`date` : sql`text`}`),
  );
  // held ones first and once: looked up row by row, many on one indicator took minutes
  await sql`
    with added as materialized (
      select * from rows from (json_to_recordset(${references}::json) as (pair int, ${types}))
        with ordinality as told(pair, ${columns}, place)
    ), held as materialized (
      select country_indicator_id as pair, title, coalesce(url, '') as url from reference
      where country_indicator_id in (select pair from added)
    )
    insert into reference (country_indicator_id, ${columns}, year_first_used, changed_on, changed_by)
    select added.pair, ${columns}, extract(year from e.start_date)::int, ${now}::timestamptz, ${userId}::int
    from added
    join country_indicator ci on ci.id = added.pair
    join edition e on e.id = ci.edition_id
    where not exists (select from held
      where held.pair = added.pair and held.title = added.title and held.url = coalesce(added.url, ''))
    order by added.place`.execute(trx);
}
