/** What creating the next edition leaves unfinished in an edition (ADR-166). */
import { sql } from 'kysely';
import { WorkflowStatus } from '#generated/enums.ts';
import { type Handler, ok } from '../../call.ts';
import type { Db } from '../../db/schema.ts';
import { assignedTo } from '../../domain/country-indicator-rows.ts';
import { byName, type Wire } from '../../domain/wire.ts';

interface Share {
  user_id: number | null;
  full_name: string | null;
  status: number;
  count: number;
}

type Person = Wire<'EditionClosingPerson'>;

const { Open, ResearchInProgress, QAInProgress, QACompleted } = WorkflowStatus;

/** Counts by status and person, and what the next edition can take along. */
export const readEditionClosing: Handler<'readEditionClosing'> = async ({ db, params: { id } }) => {
  const shares = await sharesOf(db, id);
  const of = (...statuses: number[]) =>
    shares.filter(({ status }) => statuses.includes(status)).reduce((sum, { count }) => sum + count, 0);
  const NotCompleted = of(Open, ResearchInProgress, QAInProgress);
  return ok({
    Total: NotCompleted + of(QACompleted),
    NotCompleted,
    WorkflowStatuses: {
      Open: of(Open),
      ResearchInProgress: of(ResearchInProgress),
      QAInProgress: of(QAInProgress),
      QAComplete: of(QACompleted),
    },
    People: peopleOf(shares.filter(({ status }) => status !== QACompleted)),
    ...(await broughtAlong(db, id)),
  });
};

/** How many pairs are in each status, by the person whose turn it is. */
async function sharesOf(db: Db, editionId: number): Promise<Share[]> {
  const { rows } = await sql<Share>`
    with share as (
      select case when ci.status >= ${sql.lit(QAInProgress)} then ci.qa_user_id else ci.research_user_id end as user_id,
        ci.status, count(*)::int as count
      from country_indicator ci
      join edition_country ec on ec.edition_id = ci.edition_id and ec.country_id = ci.country_id and ec.removed_on is null
      where ci.edition_id = ${editionId} group by 1, 2)
    select share.*, u.full_name from share left join app_user u on u.id = share.user_id`.execute(db);
  return rows;
}

function peopleOf(shares: readonly Share[]): Person[] {
  const people = [...Map.groupBy(shares, ({ user_id }) => user_id)].map(([UserId, own]): Person => {
    const of = (wanted: number) => own.find(({ status }) => status === wanted)?.count ?? 0;
    return {
      UserId,
      FullName: own[0]?.full_name ?? null,
      NotCompleted: own.reduce((sum, { count }) => sum + count, 0),
      Open: of(Open),
      ResearchInProgress: of(ResearchInProgress),
      QAInProgress: of(QAInProgress),
    };
  });
  return people.sort(
    (one, other) => other.NotCompleted - one.NotCompleted || byName(one.FullName ?? '', other.FullName ?? ''),
  );
}

/** What bringing along would bring: counted as it would be copied. */
async function broughtAlong(db: Db, editionId: number): Promise<{ Assigned: number; References: number }> {
  const { rows } = await sql<{ Assigned: number; References: number }>`
    select (select count(*)::int from ${inEdition(editionId)} ${assignedTo(editionId, sql`ci`)}
        where researcher.id is not null or reviewer.id is not null) as "Assigned",
      (select count(*)::int from ${inEdition(editionId)}
        join reference r on r.country_indicator_id = ci.id) as "References"`.execute(db);
  return rows[0] ?? { Assigned: 0, References: 0 };
}

/** The pairs of the countries that the edition has. */
const inEdition = (editionId: number) => sql`(select ci.* from country_indicator ci
  join edition_country ec on ec.edition_id = ci.edition_id and ec.country_id = ci.country_id and ec.removed_on is null
  where ci.edition_id = ${editionId}) ci`;
