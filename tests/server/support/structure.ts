import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { OperationId } from '#generated/operations.ts';
import type { components } from '#generated/schema.ts';
import type { Db } from '../../../server/db/schema.ts';
import type { TestApp } from './app.ts';
import { rowsOf } from './unchanged.ts';

type Schemas = components['schemas'];
export type Milestone = Schemas['Milestone'];
export type Activity = Schemas['Activity'];
export type Indicator = Schemas['Indicator'];

export const texts = (name: string) => ({ FullName: `The ${name}`, ShortName: name });
export const indicatorTexts = (name: string) => ({
  ...texts(name),
  Description: `What ${name} means.`,
  ResponseRules: null,
  TimePeriod: 'The year of the edition',
  IndicatorRating: 0,
  ParentIndicatorId: 0,
});
/** What the client sends beside the Ids and the server does not compare. */
export const anyPlace = { MilestoneOrderId: 1, ActivityOrderId: 1 };

/** A new active edition, empty but for its countries; the others become inactive. */
export async function newEdition(test: TestApp, name: string, countries = [404, 578]): Promise<Manager> {
  await test.db.updateTable('edition').set({ status: 0, inactive_date: new Date() }).where('status', '=', 1).execute();
  const { id } = await test.db
    .insertInto('edition')
    .values({ name, start_date: '2027-01-01', status: 1, creation_date: '2026-12-01T09:00:00Z' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = countries.map((country_id) => ({ edition_id: id, country_id }));
  await test.db.insertInto('edition_country').values(rows).execute();
  return managerOf(test, id);
}

export type Manager = ReturnType<typeof managerOf>;

/** The structure operations of one edition, as its report manager calls them. */
export function managerOf(test: TestApp, editionId: number) {
  const raw = (operationId: OperationId, body?: unknown, params: Record<string, number> = {}) =>
    test.call(operationId, { as: 1, params: { id: editionId, ...params }, body });
  const done = async <T>(answer: Promise<LightMyRequestResponse>): Promise<T> => {
    const { statusCode, body } = await answer;
    expect([200, 201, 204], body).toContain(statusCode);
    return (body ? JSON.parse(body) : undefined) as T;
  };
  const listMilestones = () => done<Milestone[]>(raw('listMilestones'));
  const listActivities = (milestoneId: number) => done<Activity[]>(raw('listActivities', undefined, { milestoneId }));
  const listIndicators = (activityId: number) =>
    done<Indicator[]>(raw('listActivityIndicators', undefined, { activityId }));
  return {
    editionId,
    raw,
    listMilestones,
    listActivities,
    listIndicators,
    readIndicator: async ({ Id, ActivityId }: Pick<Indicator, 'Id' | 'ActivityId'>) =>
      (await listIndicators(ActivityId)).find((indicator) => indicator.Id === Id) as Indicator,
    addMilestone: (name: string) =>
      done<Milestone>(raw('createMilestone', { ModuleType: 0, ReportEditionId: editionId, ...texts(name) })),
    addActivity: (ParentId: number, name: string) =>
      done<Activity>(raw('createActivity', { ParentId, ModuleType: 1, ReportEditionId: editionId, ...texts(name) })),
    addIndicator: (ActivityId: number, name: string, more: object = {}) =>
      done<Indicator>(
        raw('createIndicator', {
          ReportEditionId: editionId,
          ActivityId,
          ...anyPlace,
          ...indicatorTexts(name),
          ...more,
        }),
      ),
    done,
  };
}

/** One milestone with two activities, the first of three indicators and the second of one. */
export async function smallStructure(manager: Manager) {
  const milestone = await manager.addMilestone('Roads');
  const first = await manager.addActivity(milestone.Id, 'Plans');
  const second = await manager.addActivity(milestone.Id, 'Works');
  const indicators: Indicator[] = [];
  for (const name of ['Road plan', 'Road map', 'Road law']) indicators.push(await manager.addIndicator(first.Id, name));
  const other = await manager.addIndicator(second.Id, 'Road works');
  const [one, two, three] = indicators as [Indicator, Indicator, Indicator];
  return { milestone, first, second, one, two, three, other };
}

/** The edition as the lists show it, '1 Roads', '1.1 Plans', '1.1.1 Road plan'. */
export async function outline({ listMilestones, listActivities, listIndicators }: Manager): Promise<string[]> {
  const lines: string[] = [];
  for (const milestone of await listMilestones()) {
    lines.push(`${milestone.OrderId} ${milestone.ShortName}`);
    for (const activity of await listActivities(milestone.Id)) {
      lines.push(`${activity.MilestoneOrderId}.${activity.OrderId} ${activity.ShortName}`);
      lines.push(...(await listIndicators(activity.Id)).map((indicator) => indicator.SnapshotName));
    }
  }
  return lines;
}

/** Equal as long as nothing changes that a structure operation could change anywhere, to see that a refused one did not. */
export const everything = (db: Db): Promise<unknown> =>
  rowsOf(db, [
    'edition',
    'milestone',
    'activity',
    'indicator',
    'library_indicator',
    'country_indicator',
    'comment',
    'reference',
  ]);

/** What is wrong with an edition's orders, numbers, rows and dependencies, in words; nothing where all is well. */
export async function faultsOf(db: Db, editionId: number): Promise<string[]> {
  const gaps = (table: string, container: string) => sql`
    select ${table} || ' orders in ' || ${sql.ref(container)} || ': ' || string_agg(order_id::text, ',' order by order_id)
    from ${sql.table(table)} where edition_id = ${editionId} group by ${sql.ref(container)}
    having min(order_id) <> 1 or max(order_id) <> count(*) or count(distinct order_id) <> count(*)`;
  const { rows } = await sql<{ fault: string }>`
    with faults(fault) as (
      ${gaps('milestone', 'edition_id')} union all ${gaps('activity', 'milestone_id')}
      union all ${gaps('indicator', 'activity_id')}
      union all select 'number of ' || i.id || ': ' || i.number
        from indicator i join activity a on a.id = i.activity_id join milestone m on m.id = a.milestone_id
        where i.edition_id = ${editionId} and i.number <> m.order_id * 1000000 + a.order_id * 1000 + i.order_id
      union all select 'position of ' || ci.id from country_indicator ci
        join indicator i on i.id = ci.indicator_id join country c on c.id = ci.country_id
        where ci.edition_id = ${editionId} and ci.position <> c.sort_order * 1000000000::bigint + i.number
      union all select 'no row of ' || ec.country_id || ' for ' || i.id
        from edition_country ec join indicator i on i.edition_id = ec.edition_id
        where ec.edition_id = ${editionId} and not exists (select from country_indicator ci
          where ci.edition_id = ec.edition_id and ci.country_id = ec.country_id and ci.indicator_id = i.id)
      union all select 'chain at ' || child.id from indicator child join indicator parent on parent.id = child.parent_indicator_id
        where child.edition_id = ${editionId}
          and (parent.parent_indicator_id is not null or parent.edition_id <> child.edition_id))
    select fault from faults`.execute(db);
  return rows.map(({ fault }) => fault);
}
