/** Who is to have which country indicators by a plan, in SQL. */
import { type RawBuilder, sql } from 'kysely';
import { WorkflowStatus } from '#generated/enums.ts';
import { candidateColumns, lockedInOrder } from '../../domain/assign-pairs.ts';
import { assignedTo } from '../../domain/country-indicator-rows.ts';
import type { Wire } from '../../domain/wire.ts';

type Plan = Wire<'AssignmentPlan'>;

export interface PlanScope {
  editionId: number;
  plan: Plan;
}

/** Of the rows `ci`. */
export const isCompleted = sql<boolean>`ci.status = ${sql.lit(WorkflowStatus.QACompleted)}`;

/** The country indicators `ci` in the cells `plan` of a plan that the edition has. */
export const plannedPairs = ({ editionId, plan }: PlanScope): RawBuilder<unknown> => sql`(
    select row_number() over () as cell, cell.* from json_to_recordset(${JSON.stringify(plan.Cells.map(cellOf))}::json)
      as cell (milestone int, countries int[], research int[], qa int[], research_last boolean, qa_last boolean)
  ) plan
  cross join lateral ${placesOf(plan, editionId)} as place (country_id)
  join activity a on ${isOfMilestone(plan)} and a.edition_id = ${editionId}
  join indicator i on i.activity_id = a.id
  join country_indicator ci on ci.edition_id = ${editionId} and ci.indicator_id = i.id and ci.country_id = place.country_id
    ${plan.FromUserId === undefined ? sql`` : sql`and ci.next_user_id = ${plan.FromUserId}::int`}
  join edition_country ec on ec.edition_id = ci.edition_id and ec.country_id = ci.country_id and ec.removed_on is null`;

const placesOf = (plan: Plan, editionId: number) =>
  plan.Cells.every(({ CountryIds }) => CountryIds)
    ? sql`unnest(plan.countries)`
    : sql`unnest(coalesce(plan.countries, array(select country_id from edition_country where edition_id = ${editionId})))`;

/** Asked of every milestone only where a cell is: the planner knows less of an `or`. */
const isOfMilestone = (plan: Plan) =>
  plan.Cells.every(({ MilestoneId }) => MilestoneId)
    ? sql`a.milestone_id = plan.milestone`
    : sql`(plan.milestone is null or a.milestone_id = plan.milestone)`;

function cellOf({ MilestoneId, CountryIds, Research, QA }: Wire<'AssignmentPlanCell'>) {
  const usersOf = (choice: typeof QA) => (choice && !choice.AsLastEdition ? choice.UserIds : null);
  return {
    milestone: MilestoneId ?? null,
    countries: CountryIds ?? null,
    research: usersOf(Research),
    qa: usersOf(QA),
    research_last: Research?.AsLastEdition ?? false,
    qa_last: QA?.AsLastEdition ?? false,
  };
}

/** Joins `held`: the same country and library indicator in the edition before. */
export const lastEdition = (editionId: number): RawBuilder<unknown> => sql`
  left join indicator source on source.library_indicator_id = i.library_indicator_id
    and source.edition_id = ${lastEditionId(editionId)}
  left join country_indicator held on held.edition_id = source.edition_id and held.indicator_id = source.id
    and held.country_id = ci.country_id`;

/** The one that it closed, else the last that began before it. */
const lastEditionId = (editionId: number) => sql`(select coalesce(own.closed_edition_id, (select before.id
    from edition before where before.id <> own.id and before.start_date <= own.start_date
    order by before.start_date desc, before.id desc limit 1)) from edition own where own.id = ${editionId})`;

/**
 * A select of the planned rows with who has them (`research_was`, `qa_was`) and who is to have them
 * (`research_is`, `qa_is`). Several people of a cell share its rows in the order of the list.
 */
export function planTargets(scope: PlanScope, { isLocked = false } = {}): RawBuilder<unknown> {
  const { editionId, plan } = scope;
  const choices = plan.Cells.flatMap(({ Research, QA }) => [Research, QA]);
  const isShared = choices.some((choice) => choice && choice.UserIds.length > 1);
  const isAsLast = choices.some((choice) => choice?.AsLastEdition);
  const isHandOver = plan.FromUserId !== undefined;
  const whose = isHandOver ? sql`cell, in_qa` : sql`cell`;
  const share = isShared
    ? sql`(row_number() over (partition by ${whose} order by position) - 1) as nth, count(*) over (partition by ${whose}) as of_all`
    : sql`0 as nth, 1 as of_all`;
  const inQA = isHandOver ? sql`ci.status = ${sql.lit(WorkflowStatus.QAInProgress)}` : sql`null::boolean`;
  return mergedBy(
    plan,
    sql`
    select id, version, assigned_on, research_was, qa_was,
      ${whoIs('research', sql`in_qa`)} as research_is, ${whoIs('qa', sql`not in_qa`)} as qa_is,
      ${decides('research')} as sets_research, ${decides('qa')} as sets_qa
    from (select pair.*, ${share} from (
      select ${candidateColumns}, ci.position, ${inQA} as in_qa,
        plan.cell, plan.research, plan.qa, plan.research_last, plan.qa_last,
        ${isAsLast ? sql`researcher.id` : sql`null::int`} as research_before, ${isAsLast ? sql`reviewer.id` : sql`null::int`} as qa_before
      from ${plannedPairs(scope)}
      ${isAsLast ? sql`${lastEdition(editionId)} ${assignedTo(editionId, sql`held`)}` : sql``}
      where ${plan.LeaveCompleted ? sql`not ${isCompleted}` : sql`true`}
      ${isLocked ? lockedInOrder : sql``}
    ) pair) planned`,
  );
}

const decides = (task: 'research' | 'qa') => sql`(${sql.ref(task)} is not null or ${sql.ref(`${task}_last`)})`;

/**
 * A row once, though one cell says who researches it and another who reviews it: an update from
 * both would keep either, by chance.
 */
function mergedBy({ Cells }: Plan, targets: RawBuilder<unknown>): RawBuilder<unknown> {
  const isApart =
    Cells.some(({ Research, QA }) => Research && !QA) && Cells.some(({ Research, QA }) => QA && !Research);
  if (!isApart) return targets;
  const one = (is: string, sets: string, was: string) =>
    sql`case when bool_or(${sql.ref(sets)}) then max(${sql.ref(is)}) filter (where ${sql.ref(sets)}) else ${sql.ref(was)} end`;
  return sql`
    select id, version, assigned_on, research_was, qa_was,
      ${one('research_is', 'sets_research', 'research_was')} as research_is, ${one('qa_is', 'sets_qa', 'qa_was')} as qa_is
    from (${targets}) target group by id, version, assigned_on, research_was, qa_was`;
}

/** Past the end of no people is nobody. The other task's rows of a person's work stay. */
function whoIs(task: 'research' | 'qa', isOther: RawBuilder<unknown>): RawBuilder<unknown> {
  const [users, was, last, before] = [task, `${task}_was`, `${task}_last`, `${task}_before`].map((name) =>
    sql.ref(name),
  );
  return sql`case when ${isOther} then ${was}
    when ${users} is not null then ${users}[1 + nth * cardinality(${users}) / of_all]
    when ${last} then coalesce(${before}, ${was}) else ${was} end`;
}
