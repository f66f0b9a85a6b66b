/** What waits for the caller in an edition, and how far the edition is [B1]. */
import { type RawBuilder, sql } from 'kysely';
import { EditionStatus, WorkflowStatus } from '#generated/enums.ts';
import { todayInUtc } from '#rules/next-step.ts';
import { type Handler, ok } from '../../call.ts';
import type { Db, Row } from '../../db/schema.ts';
import { editionOf } from '../../domain/addressed-record.ts';
import { rowsOf } from '../../domain/edition-rows.ts';
import { snapshotName } from '../../domain/numbers.ts';
import { asStatus, instantOrNull, type Wire } from '../../domain/wire.ts';
import { dueDateOf } from '../../domain/work-columns.ts';

export const readMyWork: Handler<'readMyWork'> = async ({ db, record, caller, now }) => {
  const edition = editionOf(record);
  const whose = { edition, userId: caller.id, today: todayInUtc(now()) };
  const { Research, QA } = await countsOf(db, whose);
  const waits = Research.ToRate + Research.InProgress + QA.Waiting > 0 && edition.status === EditionStatus.Active;
  return ok({
    Research,
    QA,
    Next: waits ? await nextOf(db, whose) : null,
    Programme: await programmeOf(db, edition),
  });
};

interface Whose {
  edition: Row<'edition'>;
  userId: number;
  /** 'YYYY-MM-DD' */
  today: string;
}

const { Open, ResearchInProgress, QAInProgress, QACompleted } = WorkflowStatus;

/** One pass over the rows that the person researches or checks. */
async function countsOf(db: Db, { edition, userId, today }: Whose): Promise<Pick<Wire<'MyWork'>, 'Research' | 'QA'>> {
  const count = (...conditions: RawBuilder<unknown>[]) =>
    sql`(count(*) filter (where ${sql.join(conditions, sql` and `)}))::int`;
  const [researches, checks] = [sql`ci.research_user_id = ${userId}`, sql`ci.qa_user_id = ${userId}`];
  const is = (status: number) => sql`ci.status = ${sql.lit(status)}`;
  const waits = sql`ci.next_user_id = ${userId}`;
  const overdue = sql`${dueDateOf(edition)} < ${today}::date`;
  const { rows } = await sql<Counts>`select
      ${count(researches)} as research, ${count(waits, is(Open))} as to_rate,
      ${count(waits, is(ResearchInProgress))} as in_progress,
      ${count(waits, is(ResearchInProgress), sql`ci.returned_on is not null`)} as returned,
      ${count(researches, is(QAInProgress))} as submitted, ${count(researches, is(QACompleted))} as researched,
      ${count(waits, sql`ci.status < ${sql.lit(QAInProgress)}`, overdue)} as research_overdue,
      ${count(checks)} as qa, ${count(waits, is(QAInProgress))} as waiting,
      min(ci.status_since) filter (where ${waits} and ${is(QAInProgress)}) as oldest,
      ${count(checks, is(QACompleted))} as checked, ${count(waits, is(QAInProgress), overdue)} as qa_overdue
    from ${rowsOf(edition)} and (${researches} or ${checks})`.execute(db);
  const [found] = rows as [Counts];
  return {
    Research: {
      Total: found.research,
      ToRate: found.to_rate,
      InProgress: found.in_progress,
      Returned: found.returned,
      WaitingForQA: found.submitted,
      Completed: found.researched,
      Overdue: found.research_overdue,
    },
    QA: {
      Total: found.qa,
      Waiting: found.waiting,
      OldestSince: instantOrNull(found.oldest),
      Completed: found.checked,
      Overdue: found.qa_overdue,
    },
  };
}

type Counts = Record<
  | 'research'
  | 'to_rate'
  | 'in_progress'
  | 'returned'
  | 'submitted'
  | 'researched'
  | 'research_overdue'
  | 'qa'
  | 'waiting'
  | 'checked'
  | 'qa_overdue',
  number
> & { oldest: Date | null };

/**
 * What to go on with: what came back, what is overdue, what was begun last, what has waited for QA
 * longest, then the order of the list.
 */
async function nextOf(db: Db, { edition, userId, today }: Whose): Promise<Wire<'MyNextStep'> | null> {
  const { rows } = await sql<NextRow>`
    with next as (
      select ci.* from ${rowsOf(edition)} and ci.next_user_id = ${userId}
      order by (ci.returned_on is null), (${dueDateOf(edition)} < ${today}::date) is not true,
        (ci.status <> ${sql.lit(ResearchInProgress)}),
        case when ci.status = ${sql.lit(ResearchInProgress)} then ci.changed_on end desc nulls last,
        (ci.status <> ${sql.lit(QAInProgress)}),
        case when ci.status = ${sql.lit(QAInProgress)} then ci.status_since end, ci.position
      limit 1
    )
    select next.country_id, c.name, next.indicator_id, i.number, i.short_name, next.status, next.returned_on
    from next join country c on c.id = next.country_id join indicator i on i.id = next.indicator_id`.execute(db);
  const [row] = rows;
  return row
    ? {
        CountryId: row.country_id,
        CountryName: row.name,
        IndicatorId: row.indicator_id,
        SnapshotName: snapshotName(row.number, row.short_name),
        WorkflowStatus: asStatus(row.status),
        IsReturned: row.returned_on !== null,
      }
    : null;
}

interface NextRow {
  country_id: number;
  name: string;
  indicator_id: number;
  number: number;
  short_name: string;
  status: number;
  returned_on: Date | null;
}

/** The whole edition by status, from the index alone. */
async function programmeOf(db: Db, edition: Row<'edition'>): Promise<Wire<'ProgrammeProgress'>> {
  const { rows } = await sql<{ status: number; count: number }>`
    select ci.status, count(*)::int as count from ${rowsOf(edition)} group by ci.status`.execute(db);
  const counts = new Map(rows.map(({ status, count }) => [status, count]));
  const of = (status: WorkflowStatus) => counts.get(status) ?? 0;
  const all = {
    Open: of(Open),
    ResearchInProgress: of(ResearchInProgress),
    QAInProgress: of(QAInProgress),
    QAComplete: of(QACompleted),
  };
  return progressOf(edition, [all]);
}

/** The sum of some counts, and until when. */
export function progressOf(edition: Row<'edition'>, parts: Wire<'WorkflowStatusCounts'>[]): Wire<'ProgrammeProgress'> {
  const sum = (name: keyof Wire<'WorkflowStatusCounts'>) => parts.reduce((total, part) => total + part[name], 0);
  const WorkflowStatuses = {
    Open: sum('Open'),
    ResearchInProgress: sum('ResearchInProgress'),
    QAInProgress: sum('QAInProgress'),
    QAComplete: sum('QAComplete'),
  };
  return {
    Total: Object.values(WorkflowStatuses).reduce((total, count) => total + count, 0),
    WorkflowStatuses,
    StartDate: edition.start_date,
    EndDate: edition.end_date,
    ResearchDueDate: edition.research_due_date,
    QADueDate: edition.qa_due_date,
  };
}
