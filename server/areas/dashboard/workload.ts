/** What each person carries in an edition, as researcher and as reviewer [B21]. */
import { type RawBuilder, sql } from 'kysely';
import { UserStatus, WorkflowStatus } from '#generated/enums.ts';
import { type Handler, ok } from '../../call.ts';
import type { Db, Row } from '../../db/schema.ts';
import { atOneMoment } from '../../db/transaction.ts';
import { editionOf } from '../../domain/addressed-record.ts';
import { rowsOf } from '../../domain/edition-rows.ts';
import { byName, instantOrNull, type Wire } from '../../domain/wire.ts';
import { dueDateOf } from '../../domain/work-columns.ts';
import { lastDayOf } from './programme-days.ts';

export const listWorkload: Handler<'listWorkload'> = ({ db, record, now }) =>
  atOneMoment(db, async (trx) => {
    const edition = editionOf(record);
    const whose = { edition, today: lastDayOf(edition, now()) };
    const research = await researchLoads(trx, whose);
    const qa = await qaLoads(trx, whose);
    const people = await peopleOf(trx, whose.edition, [...research.keys(), ...qa.keys()]);
    return ok(
      people
        .map((person) => ({
          ...person,
          Research: research.get(person.UserId) ?? noResearch,
          QA: qa.get(person.UserId) ?? noQA,
        }))
        .sort((a, b) => byName(a.FullName, b.FullName) || a.UserId - b.UserId),
    );
  });

interface Whose {
  edition: Row<'edition'>;
  /** 'YYYY-MM-DD' */
  today: string;
}

const { Open, ResearchInProgress, QAInProgress, QACompleted } = WorkflowStatus;
const is = (status: number) => sql`ci.status = ${sql.lit(status)}`;
const count = (...conditions: RawBuilder<unknown>[]) =>
  sql`(count(*) filter (where ${sql.join(conditions, sql` and `)}))::int`;
const isOverdue = ({ edition, today }: Whose) => sql`${dueDateOf(edition)} < ${today}::date`;

type ResearchLoad = Wire<'ResearchLoad'>;
const noResearch: ResearchLoad = {
  ...{ Assigned: 0, Open: 0, InProgress: 0, Submitted: 0, Completed: 0 },
  ...{ Returned: 0, ReturnedShare: null, Overdue: 0 },
};

/** By the person's id. */
async function researchLoads(db: Db, whose: Whose): Promise<Map<number, ResearchLoad>> {
  const waits = sql`ci.next_user_id = ci.research_user_id and ci.status < ${sql.lit(QAInProgress)}`;
  const wasSubmitted = sql`(ci.status >= ${sql.lit(QAInProgress)} or ci.return_count > 0) and ci.decided_by is null`;
  const { rows } = await sql<ResearchLoad & { id: number; submitted: number; returned: number }>`
    select ci.research_user_id as id, count(*)::int as "Assigned",
      ${count(waits, is(Open))} as "Open", ${count(waits, is(ResearchInProgress))} as "InProgress",
      ${count(is(QAInProgress))} as "Submitted", ${count(is(QACompleted))} as "Completed",
      ${count(waits, is(ResearchInProgress), sql`ci.returned_on is not null`)} as "Returned",
      ${count(waits, isOverdue(whose))} as "Overdue",
      ${count(wasSubmitted)} as submitted, ${count(wasSubmitted, sql`ci.return_count > 0`)} as returned
    from ${rowsOf(whose.edition)} and ci.research_user_id is not null
    group by ci.research_user_id`.execute(db);
  return new Map(
    rows.map(({ id, submitted, returned, ...load }) => [
      id,
      { ...load, ReturnedShare: submitted > 0 ? returned / submitted : null },
    ]),
  );
}

type QALoad = Wire<'QALoad'>;
const noQA: QALoad = { Assigned: 0, Waiting: 0, Completed: 0, OldestSince: null, MedianDays: null, Overdue: 0 };

/** By the person's id. The median leaves out what a parent decides, on which nobody worked. */
async function qaLoads(db: Db, whose: Whose): Promise<Map<number, QALoad>> {
  const waits = sql`ci.next_user_id = ci.qa_user_id and ${is(QAInProgress)}`;
  const { rows } = await sql<Omit<QALoad, 'OldestSince'> & { id: number; oldest: Date | null }>`
    select ci.qa_user_id as id, count(*)::int as "Assigned",
      ${count(waits)} as "Waiting", ${count(is(QACompleted))} as "Completed",
      min(ci.status_since) filter (where ${waits}) as oldest,
      (percentile_cont(0.5) within group (order by extract(epoch from ci.status_since - ci.submitted_on)::float8)
        filter (where ${is(QACompleted)} and ci.decided_by is null)) / 86400 as "MedianDays",
      ${count(waits, isOverdue(whose))} as "Overdue"
    from ${rowsOf(whose.edition)} and ci.qa_user_id is not null
    group by ci.qa_user_id`.execute(db);
  return new Map(rows.map(({ id, oldest, ...load }) => [id, { ...load, OldestSince: instantOrNull(oldest) }]));
}

type Person = Omit<Wire<'Workload'>, 'Research' | 'QA'>;

/** Who is in the edition, and whoever carries something there. */
async function peopleOf(db: Db, { id }: Row<'edition'>, carrying: number[]): Promise<Person[]> {
  const { rows } = await sql<PersonRow>`
    select u.id, u.full_name, u.email, u.status, u.is_member,
      (select at from event where user_id = u.id order by id desc limit 1) as last_active_on
    from (select *, exists (select from edition_user eu
        where eu.edition_id = ${id} and eu.user_id = app_user.id and eu.removed_on is null) as is_member
      from app_user) u
    where u.is_member or u.id = any(${carrying})`.execute(db);
  return rows.map((row) => ({
    UserId: row.id,
    FullName: row.full_name,
    EmailAddress: row.email,
    IsActive: row.status === UserStatus.Active,
    IsMember: row.is_member,
    LastActiveOn: instantOrNull(row.last_active_on),
  }));
}

interface PersonRow {
  id: number;
  full_name: string;
  email: string;
  status: number;
  is_member: boolean;
  last_active_on: Date | null;
}
