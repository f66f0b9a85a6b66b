/** What a report manager does to many country indicators, besides assigning them [B22] [B27]. */
import { type RawBuilder, sql } from 'kysely';
import { WorkflowStatus } from '#generated/enums.ts';
import { fields } from '#generated/fields.ts';
import { isDayOf } from '#rules/edition.ts';
import { stepBetween } from '#rules/rating.ts';
import { type Call, type Handler, ok } from '../../call.ts';
import type { Trx } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireActiveEdition } from '../../domain/active-edition.ts';
import { editionOf } from '../../domain/addressed-record.ts';
import { followSteps } from '../../domain/cascade.ts';
import { asStatus } from '../../domain/wire.ts';
import { type FieldError, invalid } from '../../problem.ts';

const dates = [
  { name: 'ResearchDueDate', column: 'research_due_date' },
  { name: 'QADueDate', column: 'qa_due_date' },
] as const;

/**
 * Gives rows due dates of their own, or takes them away. Version and `changed_on` stay, because no
 * form edits them. Rejects with 422 where no date is named or one is no day of the edition, with
 * 409 in an inactive edition.
 */
export const setDueDates: Handler<'setDueDates'> = async ({ db, body, record }) => {
  const { id: editionId, start_date, end_date } = editionOf(record);
  const named = dates.filter(({ name }) => body[name] !== undefined);
  const edition = { StartDate: start_date, EndDate: end_date };
  const errors = dueDateErrors(body, edition);
  if (named.length === 0) errors.push({ pointer: '/ResearchDueDate', detail: 'Set at least one due date' });
  if (errors.length > 0) throw invalid(errors);
  const values = sql.join(named.map(({ name, column }) => sql`${sql.ref(column)} = ${body[name]}::date`));
  const differs = sql.join(
    named.map(({ name, column }) => sql`chosen.${sql.ref(column)} is distinct from ${body[name]}::date`),
    sql` or `,
  );
  return inTransaction(db, async (trx) => {
    await requireActiveEdition(trx, editionId);
    const { rows } = await sql<{ all: number; changed: number }>`
      with chosen as materialized (${lockedRows(editionId, body.CountryIndicatorRatingIds)}), changed as (
        update country_indicator set ${values} from chosen where country_indicator.id = chosen.id and (${differs})
        returning 1
      )
      select (select count(*) from chosen)::int as "all", (select count(*) from changed)::int as changed`.execute(trx);
    const { all = 0, changed = 0 } = rows[0] ?? {};
    return ok({ ChangedCount: changed, SameCount: all - changed });
  });
};

const dueDateErrors = (
  body: Call<'setDueDates'>['body'],
  edition: { StartDate: string; EndDate: string | null },
): FieldError[] =>
  dates.flatMap(({ name }) => {
    const date = body[name];
    const detail = fields.DueDatesChange[name].message;
    return date && !isDayOf(edition, date) ? [{ pointer: `/${name}`, detail }] : [];
  });

/** Locked in one order, so that overlapping calls wait for each other instead of deadlocking. */
const lockedRows = (editionId: number, ids: readonly number[]): RawBuilder<unknown> => sql`
  select ci.* from country_indicator ci
  join edition_country ec on ec.edition_id = ci.edition_id and ec.country_id = ci.country_id and ec.removed_on is null
  where ci.edition_id = ${editionId} and ci.id = any(${ids}::int[])
  order by ci.id for no key update of ci`;

/**
 * Takes rows back by one step, each with the reason as a comment; a person is told once, by a
 * notice. Rejects with 422 where no step back leads to the status, with 409 in an inactive edition.
 */
export const stepBackRatings: Handler<'stepBackRatings'> = async (call) => {
  const { db, body, record, parentNotMetCascades } = call;
  const { id: editionId } = editionOf(record);
  const to = asStatus(body.WorkflowStatus);
  const from = Object.values(WorkflowStatus).find((status) => stepBetween(status, to) === 'back');
  if (from === undefined)
    throw invalid([{ pointer: '/WorkflowStatus', detail: 'must be the status that a step back leads to' }]);
  return inTransaction(db, async (trx) => {
    await requireActiveEdition(trx, editionId);
    const { rows } = await sql<Chosen>`${lockedRows(editionId, body.CountryIndicatorRatingIds)}`.execute(trx);
    const inStatus = rows.filter(({ status }) => status === from);
    const moved = inStatus.filter(({ decided_by }) => !parentNotMetCascades || decided_by === null);
    const ids = moved.map(({ id }) => id);
    if (ids.length > 0) await takeBack(trx, ids, { call, to });
    if (parentNotMetCascades) await followSteps(trx, ids);
    return ok({
      ChangedCount: moved.length,
      OtherStatusCount: rows.length - inStatus.length,
      DecidedCount: inStatus.length - moved.length,
    });
  });
};

interface Chosen {
  id: number;
  status: number;
  decided_by: number | null;
}

type StepBack = { call: Call<'stepBackRatings'>; to: WorkflowStatus };

/** The comments tag nobody: a mention for each of a thousand rows would bury the others. */
async function takeBack(trx: Trx, ids: number[], { call: { body, caller, now }, to }: StepBack): Promise<void> {
  const [at, reason] = [now(), body.Reason.trim()];
  // the rating that a parent has set aside was returned by nobody
  const unlessDecided = (column: string, value: RawBuilder<unknown>) =>
    sql`${sql.ref(column)} = case when decided_by is null then ${value} else ${sql.ref(column)} end`;
  const returned = sql.join([
    unlessDecided('returned_on', sql`${at}::timestamptz`),
    unlessDecided('returned_by', sql`${caller.id}::int`),
    unlessDecided('return_reason', sql`${reason}`),
    unlessDecided('return_count', sql`return_count + 1`),
  ]);
  await sql`update country_indicator set status = ${to}, ${returned}, version = version + 1,
      changed_on = ${at}::timestamptz, changed_by = ${caller.id}
    where id = any(${ids}::int[])`.execute(trx);
  await sql`insert into comment (country_indicator_id, author_id, content, date_created)
    select id, ${caller.id}, ${reason}, ${at}::timestamptz from unnest(${ids}::int[]) id`.execute(trx);
}
