/** What rows of country_indicator say about whose move it is (openapi/rules/next-step.ts). */
import { type RawBuilder, sql } from 'kysely';
import { WorkflowStatus } from '#generated/enums.ts';
import type { Db } from '../db/schema.ts';
import { instant, instantOrNull } from './wire.ts';

/**
 * Columns of `ci` for lists and pages. They read the edition of the row, its newest comment and
 * reference by their indexes, so that they belong on the rows of one page.
 */
export const workColumns = sql`ci.decided_by, ci.status_since, ci.returned_on,
  coalesce(ci.research_due_date, (select research_due_date from edition where id = ci.edition_id)) as research_due,
  coalesce(ci.qa_due_date, (select qa_due_date from edition where id = ci.edition_id)) as qa_due,
  greatest(ci.status_since, ci.assigned_on, ci.changed_on,
    (select max(date_created) from comment where country_indicator_id = ci.id),
    (select max(changed_on) from reference where country_indicator_id = ci.id)) as last_activity_on`;

export interface WorkRow {
  decided_by: number | null;
  status_since: Date;
  returned_on: Date | null;
  research_due: string | null;
  qa_due: string | null;
  last_activity_on: Date;
}

/** Those columns on the wire; a mark of a return rests while a parent decides. */
export const workOnWire = (row: WorkRow) => ({
  StatusSince: instant(row.status_since),
  ReturnedOn: row.decided_by === null ? instantOrNull(row.returned_on) : null,
  ResearchDueDate: row.research_due,
  QADueDate: row.qa_due,
  LastActivityOn: instant(row.last_activity_on),
});

/** The due date of the task that is next, with the dates of the row's edition `e`. */
export const dueDateOf = (edition: DueDates): RawBuilder<string | null> =>
  sql`case when ci.status < ${sql.lit(WorkflowStatus.QAInProgress)} then coalesce(ci.research_due_date, ${edition.research_due_date}::date)
    else coalesce(ci.qa_due_date, ${edition.qa_due_date}::date) end`;

/** The due dates of an edition. */
export const dueDatesOf = (db: Db, editionId: number): Promise<DueDates> =>
  db
    .selectFrom('edition')
    .select(['research_due_date', 'qa_due_date'])
    .where('id', '=', editionId)
    .executeTakeFirstOrThrow();

export interface DueDates {
  research_due_date: string | null;
  qa_due_date: string | null;
}
