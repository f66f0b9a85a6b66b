/** Reads milestones, activities and indicators with the work that deleting them would delete. */
import { type RawBuilder, sql } from 'kysely';
import { DependencyKind, WorkflowStatus } from '#generated/enums.ts';
import { type Handler, ok } from '../../call.ts';
import type { Db } from '../../db/schema.ts';
import { snapshotNameSql } from '../../domain/numbers.ts';
import type { Wire } from '../../domain/wire.ts';
import { requirePart } from './structure-parts.ts';

/** Joins the work on the indicators of a subquery, also that of removed countries. */
const withWork = (indicators: RawBuilder<unknown>) => sql`
  cross join lateral (
    select count(ci.score) as ratings, count(*) filter (where ci.status <> ${WorkflowStatus.QACompleted}
      and (ci.research_user_id is not null or ci.qa_user_id is not null)) as open_work
    from country_indicator ci where ci.indicator_id in (${indicators})) work
  cross join lateral (
    select count(*) as sources from reference r join country_indicator ci on ci.id = r.country_indicator_id
    where ci.indicator_id in (${indicators})) cited`;

const work = sql`work.ratings as "RatingCount", cited.sources as "ReferenceCount", work.open_work as "OpenWorkCount"`;

async function selectMilestones(db: Db, where: RawBuilder<unknown>): Promise<Wire<'Milestone'>[]> {
  const below = sql`select i.id from indicator i join activity a on a.id = i.activity_id where a.milestone_id = m.id`;
  const { rows } = await sql<Wire<'Milestone'>>`
    select m.id as "Id", m.order_id as "OrderId", 0 as "ModuleType", m.edition_id as "ReportEditionId",
      m.full_name as "FullName", m.short_name as "ShortName", m.description as "Description",
      (select count(*) from activity a where a.milestone_id = m.id) as "Children", ${work}, m.version as "Version"
    from milestone m ${withWork(below)} where ${where} order by m.order_id`.execute(db);
  return rows;
}

export const listMilestones: Handler<'listMilestones'> = async ({ db, params: { id } }) =>
  ok(await selectMilestones(db, sql`m.edition_id = ${id}`));

export const readMilestone = async (db: Db, id: number) => single(await selectMilestones(db, sql`m.id = ${id}`));

async function selectActivities(db: Db, where: RawBuilder<unknown>): Promise<Wire<'Activity'>[]> {
  const { rows } = await sql<Wire<'Activity'>>`
    select a.id as "Id", a.order_id as "OrderId", a.milestone_id as "ParentId", 1 as "ModuleType",
      a.edition_id as "ReportEditionId", m.order_id as "MilestoneOrderId",
      a.full_name as "FullName", a.short_name as "ShortName", a.description as "Description",
      (select count(*) from indicator i where i.activity_id = a.id) as "Children", ${work}, a.version as "Version"
    from activity a join milestone m on m.id = a.milestone_id
    ${withWork(sql`select i.id from indicator i where i.activity_id = a.id`)}
    where ${where} order by a.order_id`.execute(db);
  return rows;
}

/** The activities of a milestone. Rejects with 404 where the edition has no such milestone. */
export const listActivities: Handler<'listActivities'> = async ({ db, params: { id, milestoneId } }) => {
  await requirePart(db, 'milestone', { editionId: id, id: milestoneId });
  return ok(await activitiesOf(db, milestoneId));
};

export const activitiesOf = (db: Db, milestoneId: number) => selectActivities(db, sql`a.milestone_id = ${milestoneId}`);
export const readActivity = async (db: Db, id: number) => single(await selectActivities(db, sql`a.id = ${id}`));

/** '1.1.2' */
const numberSql = (number: RawBuilder<number>) =>
  sql`concat(${number} / 1000000, '.', ${number} / 1000 % 1000, '.', ${number} % 1000)`;

const ownSnapshot = snapshotNameSql(sql`i.number`, sql`i.short_name`);
const parentSnapshot = sql`case when p.id is not null
  then ${snapshotNameSql(sql`p.number`, sql`p.short_name`)} end`;

async function selectIndicators(db: Db, where: RawBuilder<unknown>): Promise<Wire<'Indicator'>[]> {
  const { rows } = await sql<Wire<'Indicator'>>`
    select i.id as "Id", i.order_id as "OrderId", i.library_indicator_id as "LibraryIndicatorId",
      i.edition_id as "ReportEditionId",
      m.id as "MilestoneId", m.order_id as "MilestoneOrderId", m.full_name as "MilestoneName",
      a.id as "ActivityId", a.order_id as "ActivityOrderId", a.full_name as "ActivityName",
      ${ownSnapshot} as "SnapshotName", i.full_name as "FullName", i.short_name as "ShortName",
      i.description as "Description", i.response_rules as "ResponseRules", i.time_period as "TimePeriod",
      i.polarity as "IndicatorRating",
      p.id is not null as "IsDependent", coalesce(p.id, 0) as "ParentIndicatorId", ${parentSnapshot} as "ParentIndicator",
      case when p.id is not null then ${sql.lit(DependencyKind.Child)}
        when children.numbers is not null then ${sql.lit(DependencyKind.Parent)} else ${sql.lit(DependencyKind.None)} end as "IndicatorRelationType",
      coalesce(${parentSnapshot}, children.numbers) as "IndicatorRelation", ${work}, i.version as "Version"
    from indicator i join activity a on a.id = i.activity_id join milestone m on m.id = a.milestone_id
    left join indicator p on p.id = i.parent_indicator_id
    cross join lateral (
      select string_agg(${numberSql(sql`c.number`)}, ', ' order by c.number) as numbers
      from indicator c where c.parent_indicator_id = i.id) children
    ${withWork(sql`select i.id`)}
    where ${where} order by i.number, i.id`.execute(db);
  return rows;
}

/** The indicators of an activity. Rejects with 404 where the edition has no such activity. */
export const listActivityIndicators: Handler<'listActivityIndicators'> = async ({ db, params: { id, activityId } }) => {
  await requirePart(db, 'activity', { editionId: id, id: activityId });
  return ok(await indicatorsOf(db, activityId));
};

export const indicatorsOf = (db: Db, activityId: number) => selectIndicators(db, sql`i.activity_id = ${activityId}`);
export const readIndicator = async (db: Db, id: number) => single(await selectIndicators(db, sql`i.id = ${id}`));
export const readIndicators = (db: Db, ids: number[]) => selectIndicators(db, sql`i.id in (${sql.join(ids)})`);

function single<T>([row]: T[]): T {
  if (!row) throw new Error('A row that was just written is not there.');
  return row;
}
