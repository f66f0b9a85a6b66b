import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from './support/app.ts';
import {
  type Activity,
  anyPlace,
  faultsOf,
  type Indicator,
  indicatorTexts,
  type Manager,
  newEdition,
  texts,
} from './support/structure.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** The structure as the lists answer it. */
async function read(manager: Manager) {
  const milestones = await manager.listMilestones();
  const activities = await Promise.all(milestones.map(({ Id }) => manager.listActivities(Id)));
  const indicators = await Promise.all(activities.flat().map(({ Id }) => manager.listIndicators(Id)));
  return { milestones, activities, indicators };
}
type Tree = Awaited<ReturnType<typeof read>>;

/** What the two clients choose from, at once. */
async function idsOf(editionId: number) {
  const ids = (table: string) => sql`(select coalesce(json_agg(id order by id), '[]') from ${sql.table(table)}
    where edition_id = ${editionId}) as ${sql.ref(table)}`;
  const { rows } = await sql<Seen>`select ${ids('milestone')}, ${ids('activity')}, (
    select coalesce(json_agg(json_build_object('Id', id, 'ActivityId', activity_id) order by id), '[]')
    from indicator where edition_id = ${editionId}) as indicator`.execute(test.db);
  return rows[0] as Seen;
}
interface Seen {
  milestone: number[];
  activity: number[];
  indicator: Pick<Indicator, 'Id' | 'ActivityId'>[];
}

const orders = (parts: { OrderId: number }[]) => parts.map(({ OrderId }) => OrderId);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Orders 1…n and counters that count, as the lists show them. */
function expectCounted({ milestones, activities, indicators }: Tree): void {
  for (const parts of [milestones, ...activities, ...indicators]) expect(orders(parts)).toEqual(upTo(parts.length));
  expect(milestones.map(({ Children }) => Children)).toEqual(activities.map(({ length }) => length));
  expect(activities.flat().map(({ Children }) => Children)).toEqual(indicators.map(({ length }) => length));
  for (const indicator of indicators.flat()) {
    const { MilestoneOrderId, ActivityOrderId, OrderId, ShortName } = indicator;
    expect(indicator.SnapshotName).toBe(`${MilestoneOrderId}.${ActivityOrderId}.${OrderId} ${ShortName}`);
  }
}

interface Step {
  kind: number;
  one: number;
  other: number;
  up: boolean;
}
/** Parents more often than the rest: a chain needs two that fit. */
const kinds = [0, 1, 2, 2, 3, 4, 5, 6, 6, 6, 6, 7, 8, 9, 10];
const step = fc.record({ kind: fc.constantFrom(...kinds), one: fc.nat(1_000), other: fc.nat(1_000), up: fc.boolean() });

const pick = <T>(parts: T[], index: number): T | undefined => parts[index % parts.length];

/** One call of a client that saw the structure as `seen`, which the other client may be changing right now. */
function perform({ editionId, raw }: Manager, seen: Seen, { kind, one, other, up }: Step) {
  const milestone = pick(seen.milestone, one);
  const activity = pick(seen.activity, one);
  const target = pick(seen.activity, other);
  const indicator = pick(seen.indicator, one);
  const parent = pick(seen.indicator, other);
  const OrderDirection = up ? 0 : 1;
  const edit = indicator && { Id: indicator.Id, ActivityId: indicator.ActivityId, IndicatorRating: 0, ...anyPlace };
  if (kind === 1 && milestone)
    return raw('createActivity', {
      ParentId: milestone,
      ModuleType: 1,
      ReportEditionId: editionId,
      ...texts('Made'),
    });
  if (kind === 2 && activity)
    return raw('createIndicator', {
      ReportEditionId: editionId,
      ActivityId: activity,
      ...anyPlace,
      ...indicatorTexts('Made'),
    });
  if (kind === 3 && activity) return raw('reorderActivity', { Id: activity, MilestoneOrderId: 1, OrderDirection });
  if (kind === 4 && indicator) return raw('reorderIndicator', { Id: indicator.Id, ...anyPlace, OrderDirection });
  if (kind === 5 && edit && target) return raw('updateIndicator', { ...edit, ActivityId: target });
  if (kind === 6 && edit && parent) return raw('updateIndicator', { ...edit, ParentIndicatorId: parent.Id });
  if (kind === 7 && indicator) return raw('deleteIndicator', undefined, { indicatorId: indicator.Id });
  if (kind === 8 && activity && up) return raw('deleteActivity', undefined, { activityId: activity });
  if (kind === 9 && activity) {
    const Indicators = [{ LibraryIndicatorId: 1 + (one % 150) }, { LibraryIndicatorId: 1 + ((one + 1) % 150) }];
    return raw('addLibraryIndicators', { ActivityId: activity, ...anyPlace, Indicators });
  }
  if (kind === 10 && milestone && seen.milestone.length > 3)
    return raw('deleteMilestone', undefined, { milestoneId: milestone });
  return raw('createMilestone', { ModuleType: 0, ReportEditionId: editionId, ...texts('Made') });
}

describe('two managers at once', () => {
  it('[Q-R9] [S99] [S101] keep orders 1…n, counters, numbers and rows right over random changes', async () => {
    const manager = await newEdition(test, 'Two at once');
    let calls = 0;
    const seen = new Map<string, number>();
    const rounds = fc.array(fc.tuple(step, step), { minLength: 20, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(rounds, async (pairs) => {
        for (const pair of pairs) {
          const there = await idsOf(manager.editionId);
          const answers = await Promise.all(pair.map((one) => perform(manager, there, one)));
          for (const answer of answers) {
            calls += 1;
            const outcome = `${answer.statusCode} ${answer.statusCode === 409 ? answer.json().code : ''}`.trim();
            seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
            expect([200, 201, 204, 409, 422], answer.body).toContain(answer.statusCode);
          }
          expect(await faultsOf(test.db, manager.editionId)).toEqual([]);
        }
        expectCounted(await read(manager));
      }),
      { seed: 9, numRuns: 6, endOnFailure: true },
    );
    expect(calls).toBe(240);
    // the changes went through, and so did the refusals that belong to them
    for (const outcome of ['200', '201', '204', '409 past-the-end', '409 dependency-chain'])
      expect([...seen.keys()]).toContain(outcome);
  });

  it.each([
    ['create', (manager: Manager, [one]: Indicator[]) => manager.addIndicator(one?.ActivityId ?? 0, 'Made')],
    [
      'move up',
      (manager: Manager, parts: Indicator[]) =>
        manager.raw('reorderIndicator', { Id: parts[5]?.Id, ...anyPlace, OrderDirection: 0 }),
    ],
    [
      'delete the first',
      (manager: Manager, parts: Indicator[]) =>
        manager.raw('deleteIndicator', undefined, { indicatorId: parts[0]?.Id ?? 0 }),
    ],
  ])('[Q-R9] many at once: %s', async (_what, change) => {
    const manager = await newEdition(test, `Many at once: ${_what}`);
    const { Id } = await manager.addActivity((await manager.addMilestone('Roads')).Id, 'Plans');
    for (const number of upTo(6)) await manager.addIndicator(Id, `Indicator ${number}`);
    const before = await manager.listIndicators(Id);
    await Promise.all(upTo(12).map(() => change(manager, before)));
    expectCounted(await read(manager));
    expect(await faultsOf(test.db, manager.editionId)).toEqual([]);
  });

  it('[Q-R9] take no rating away that is saved while its indicator moves', async () => {
    const manager = await newEdition(test, 'Rated and moved');
    const { Id } = await manager.addMilestone('Roads');
    const activities: Activity[] = [];
    for (const number of upTo(2)) activities.push(await manager.addActivity(Id, `Activity ${number}`));
    const [first, second] = activities.map((activity) => activity.Id) as [number, number];
    const parent = await manager.addIndicator(second, 'Parent');
    const child = await manager.addIndicator(first, 'Child', { ParentIndicatorId: parent.Id });
    const [rating] = await test.db
      .selectFrom('country_indicator')
      .select('id')
      .where('indicator_id', '=', parent.Id)
      .where('country_id', '=', 404)
      .execute();
    // each save rates the child as well, or frees it again
    const save = (met: boolean) =>
      test.call('updateRating', {
        as: 1,
        params: { countryId: 404, reportEditionId: manager.editionId, indicatorId: parent.Id },
        body: {
          CountryIndicatorRatingId: rating?.id,
          Score: met ? 1 : 0,
          RatingIsMet: met,
          ResearcherNote: met ? 'It is met.' : 'It is not met.',
        },
      });
    const turn = (index: number) =>
      manager.raw('reorderActivity', { Id: index % 2 ? first : second, MilestoneOrderId: 1, OrderDirection: 0 });
    for (const round of upTo(15)) {
      const answers = await Promise.all([save(round % 2 === 0), turn(round), save(round % 2 === 0), turn(round + 1)]);
      for (const answer of answers) expect([200, 409], answer.body).toContain(answer.statusCode);
    }
    const rows = await test.db
      .selectFrom('country_indicator')
      .select(['score', 'researcher_note'])
      .where('indicator_id', 'in', [parent.Id, child.Id])
      .where('country_id', '=', 404)
      .orderBy('indicator_id')
      .execute();
    expect(rows).toMatchObject([
      { score: 0, researcher_note: 'It is not met.' },
      { score: 0, researcher_note: expect.stringContaining('Parent is Not Met.') },
    ]);
    expect(await faultsOf(test.db, manager.editionId)).toEqual([]);
  });

  it('[Q-R9] delete all parts of a milestone in any order, while others are made', async () => {
    const manager = await newEdition(test, 'Deleted and made');
    const { Id } = await manager.addMilestone('Roads');
    const activities: Activity[] = [];
    for (const number of upTo(4)) {
      activities.push(await manager.addActivity(Id, `Activity ${number}`));
      await manager.addIndicator(activities.at(-1)?.Id ?? 0, `Indicator ${number}`);
    }
    const [first, second, third] = activities.map((activity) => activity.Id);
    await Promise.all([
      manager.raw('deleteActivity', undefined, { activityId: second ?? 0 }),
      manager.addActivity(Id, 'Made'),
      manager.raw('deleteActivity', undefined, { activityId: first ?? 0 }),
      manager.addIndicator(third ?? 0, 'Made'),
      manager.raw('reorderActivity', { Id: third, MilestoneOrderId: 1, OrderDirection: 1 }),
    ]);
    const tree = await read(manager);
    expectCounted(tree);
    expect(tree.activities[0]).toHaveLength(3);
    expect(await faultsOf(test.db, manager.editionId)).toEqual([]);
  });
});
