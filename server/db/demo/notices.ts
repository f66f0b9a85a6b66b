/**
 * What the people of the demonstration were told of; derived from the rows, as their history is.
 */
import { sql } from 'kysely';
import { WorkNoticeKind as Kind, WorkflowStatus as Status } from '#generated/enums.ts';
import type { Trx } from '../schema.ts';
import { activeEditionId } from './editions.ts';

const ADMIN = 1;
/** So many of a kind are told of one by one. */
const MOST = 4;

/** Fills the panel of everybody who works; none of it is mailed. */
export async function loadNotices(trx: Trx): Promise<void> {
  const columns = sql`act_id, at, actor_id, user_id, kind, is_qa, edition_id, records, countries, country_indicator_id,
    reason, in_product, e_mail, read_on`;
  for (const [column, isQA] of [
    ['research_user_id', false],
    ['qa_user_id', true],
  ] as const)
    await sql`insert into work_notice (${columns})
      select nextval('act_id'), e.creation_date + interval '30 hours', ${sql.lit(ADMIN)}, ci.${sql.ref(column)}, ${sql.lit(Kind.Assigned)}, ${sql.lit(isQA)}, e.id,
        count(*), array_agg(distinct ci.country_id), null, null, true, 0, e.creation_date + interval '54 hours'
      from country_indicator ci join edition e on e.id = ci.edition_id
      where e.id = ${sql.lit(activeEditionId)} and ci.${sql.ref(column)} <> ${sql.lit(ADMIN)}
      group by e.id, ci.${sql.ref(column)} order by ci.${sql.ref(column)}`.execute(trx);
  const steps = [
    { kind: Kind.Returned, isQA: false, to: 'research_user_id', by: 'qa_user_id', status: Status.ResearchInProgress },
    { kind: Kind.Submitted, isQA: true, to: 'qa_user_id', by: 'research_user_id', status: Status.QAInProgress },
    { kind: Kind.Completed, isQA: false, to: 'research_user_id', by: 'qa_user_id', status: Status.QACompleted },
  ];
  for (const { kind, isQA, to, by, status } of steps)
    await sql`insert into work_notice (${columns})
      select nextval('act_id'), at, by_user, to_user, ${sql.lit(kind)}, ${sql.lit(isQA)}, edition_id, 1, array[country_id], id, reason, true, 0,
        case when rank > ${sql.lit(kind === Kind.Completed ? 0 : 2)} then at + interval '3 hours' end
      from (
        select ci.id, ci.edition_id, ci.country_id, ci.${sql.ref(to)} as to_user, ci.${sql.ref(by)} as by_user, ci.status_since as at,
          case when ${sql.lit(kind)} = ${sql.lit(Kind.Returned)} then left(ci.return_reason, 160) end as reason,
          row_number() over (partition by ci.${sql.ref(to)} order by ci.status_since desc, ci.id) as rank
        from country_indicator ci
        where ci.edition_id = ${sql.lit(activeEditionId)} and ci.status = ${sql.lit(status)} and ci.decided_by is null
          and (${sql.lit(kind)} <> ${sql.lit(Kind.Returned)} or ci.returned_on is not null)
          and ci.${sql.ref(to)} <> ci.${sql.ref(by)}
      ) latest
      where rank <= ${sql.lit(MOST)} order by at, id`.execute(trx);
}
