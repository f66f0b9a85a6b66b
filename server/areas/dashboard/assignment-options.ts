/** The users, indicators and countries that a bulk assignment chooses from. */
import { sql } from 'kysely';
import { UserStatus } from '#generated/enums.ts';
import { type Handler, ok } from '../../call.ts';
import { tasksOf } from '../../domain/assignable.ts';
import { orderNumber } from '../../domain/numbers.ts';
import { asPolarity, asRole, byName } from '../../domain/wire.ts';

interface Workload {
  id: number;
  full_name: string;
  email: string;
  role: number;
  research: number;
  qa: number;
}

/** The active users of an edition by name, with the number of their assignments in it. */
export const listWorkflowUsers: Handler<'listWorkflowUsers'> = async ({ db, params: { editionId } }) => {
  const { rows } = await sql<Workload>`
    with work as (
      select research_user_id, qa_user_id, count(*)::int as pairs from country_indicator ci
      join edition_country ec on ec.edition_id = ci.edition_id and ec.country_id = ci.country_id and ec.removed_on is null
      where ci.edition_id = ${editionId} group by research_user_id, qa_user_id
    )
    select u.id, u.full_name, u.email, u.role,
      coalesce((select sum(pairs) from work where research_user_id = u.id), 0)::int as research,
      coalesce((select sum(pairs) from work where qa_user_id = u.id), 0)::int as qa
    from edition_user eu join app_user u on u.id = eu.user_id
    where eu.edition_id = ${editionId} and eu.removed_on is null and u.status = ${sql.lit(UserStatus.Active)}`.execute(
    db,
  );
  const users = rows
    .sort((a, b) => byName(a.full_name, b.full_name) || byName(a.email, b.email))
    .map((user) => ({
      Id: user.id,
      FullName: user.full_name,
      EmailAddress: user.email,
      Role: asRole(user.role),
      WorkflowTaskTypes: tasksOf(asRole(user.role)),
      ResearchCount: user.research,
      QACount: user.qa,
    }));
  return ok(users);
};

/** The indicators of an edition in the order of their numbers. */
export const listWorkflowIndicators: Handler<'listWorkflowIndicators'> = async ({ db, params: { editionId } }) => {
  const rows = await db
    .selectFrom('indicator as i')
    .innerJoin('activity as a', 'a.id', 'i.activity_id')
    .innerJoin('milestone as m', 'm.id', 'a.milestone_id')
    .select(['i.id', 'i.number', 'i.short_name', 'i.full_name', 'i.polarity', 'i.activity_id', 'a.milestone_id'])
    .select(['m.full_name as milestone_name', 'a.full_name as activity_name'])
    .where('i.edition_id', '=', editionId)
    .orderBy('i.number')
    .orderBy('i.id')
    .execute();
  const indicators = rows.map((row) => ({
    Id: row.id,
    OrderNumber: orderNumber(row.number),
    ShortName: row.short_name,
    FullName: row.full_name,
    IndicatorRating: asPolarity(row.polarity),
    MilestoneId: row.milestone_id,
    MilestoneName: row.milestone_name,
    ActivityId: row.activity_id,
    ActivityName: row.activity_name,
  }));
  return ok(indicators);
};

/** The countries of an edition by region, both in alphabetical order. */
export const listWorkflowRegions: Handler<'listWorkflowRegions'> = async ({ db, params: { editionId } }) => {
  const rows = await db
    .selectFrom('edition_country as ec')
    .innerJoin('country as c', 'c.id', 'ec.country_id')
    .select(['c.id as Id', 'c.name as Name', 'c.region as Region', 'c.iso_code as ISOCode'])
    .where('ec.edition_id', '=', editionId)
    .where('ec.removed_on', 'is', null)
    .orderBy('c.sort_order')
    .orderBy('c.id')
    .execute();
  const regions = [...Map.groupBy(rows, (country) => country.Region)]
    .map(([Region, Countries]) => ({ Region, Countries }))
    .sort((a, b) => byName(a.Region, b.Region));
  return ok(regions);
};
