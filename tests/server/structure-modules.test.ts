import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from './support/app.ts';
import { faultsOf, type Manager, managerOf, newEdition, outline, smallStructure } from './support/structure.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

let editions = 0;
const freshEdition = (): Promise<Manager> => newEdition(test, `Modules ${++editions}`);

describe('reading milestones and activities', () => {
  it('[S88] [S123] lists the milestones of an edition with their counters', async () => {
    const { done, raw } = managerOf(test, 4);
    const milestones = await done<Record<string, unknown>[]>(raw('listMilestones'));
    expect(milestones.map(({ Id, OrderId, ShortName, Children }) => [Id, OrderId, ShortName, Children])).toEqual([
      [16, 1, 'Management', 6],
      [17, 2, 'Roads', 6],
      [18, 3, 'Vehicles', 6],
      [19, 4, 'Road users', 6],
      [20, 5, 'Post-crash', 6],
    ]);
    expect(milestones[0]).toMatchObject({ ModuleType: 0, ReportEditionId: 4, FullName: 'Road safety management' });
  });

  it('[S89] [S123] lists the activities of a milestone with their counters', async () => {
    const activities = await managerOf(test, 4).listActivities(16);
    expect(activities.map(({ Id, OrderId, Children }) => [Id, OrderId, Children])).toEqual(
      [91, 92, 93, 94, 95, 96].map((Id, index) => [Id, index + 1, 5]),
    );
    expect(activities[0]).toMatchObject({ ParentId: 16, ModuleType: 1, MilestoneOrderId: 1, ShortName: 'Lead agency' });
  });

  it('[S61] counts the ratings, references and open work below, alike on every level', async () => {
    const rows = await test.db.selectFrom('country_indicator').selectAll().where('edition_id', '=', 4).execute();
    const references = await test.db
      .selectFrom('reference as r')
      .innerJoin('country_indicator as ci', 'ci.id', 'r.country_indicator_id')
      .select('r.id')
      .where('ci.edition_id', '=', 4)
      .execute();
    const expected = {
      RatingCount: rows.filter((row) => row.score !== null).length,
      ReferenceCount: references.length,
      OpenWorkCount: rows.filter((row) => row.status < 3 && (row.research_user_id ?? row.qa_user_id)).length,
    };
    const manager = managerOf(test, 4);
    const milestones = await manager.listMilestones();
    const activities = (await Promise.all(milestones.map(({ Id }) => manager.listActivities(Id)))).flat();
    const indicators = (await Promise.all(activities.map(({ Id }) => manager.listIndicators(Id)))).flat();
    expect([milestones.length, activities.length, indicators.length]).toEqual([5, 30, 150]);
    for (const level of [milestones, activities, indicators])
      for (const [name, count] of Object.entries(expected))
        expect(level.reduce((sum, part) => sum + part[name as keyof typeof expected], 0)).toBe(count);
    expect(Object.values(expected).every((count) => count > 0)).toBe(true);
  });

  it('[S55] answers empty lists of an empty edition', async () => {
    const manager = await freshEdition();
    expect(await manager.listMilestones()).toEqual([]);
    const { Id } = await manager.addMilestone('Roads');
    expect(await manager.listActivities(Id)).toEqual([]);
    expect(await manager.listIndicators((await manager.addActivity(Id, 'Plans')).Id)).toEqual([]);
  });

  it('[Q-S25] has no milestone and no activity of another edition', async () => {
    const { raw } = managerOf(test, 3);
    for (const milestoneId of [16, 999_999])
      expect((await raw('listActivities', undefined, { milestoneId })).statusCode).toBe(404);
    for (const activityId of [91, 999_999])
      expect((await raw('listActivityIndicators', undefined, { activityId })).statusCode).toBe(404);
    expect((await managerOf(test, 999_999).raw('listMilestones')).statusCode).toBe(404);
  });
});

describe('adding milestones and activities', () => {
  it('[S56] [S57] [S101] puts them at the end and counts them', async () => {
    const manager = await freshEdition();
    const roads = await manager.addMilestone('Roads');
    const body = {
      ModuleType: 0,
      ReportEditionId: manager.editionId,
      FullName: ' Safe speeds ',
      ShortName: ' Speeds ',
    };
    const answer = await manager.raw('createMilestone', { ...body, Description: '  ' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      Id: roads.Id + 1,
      OrderId: 2,
      ModuleType: 0,
      ReportEditionId: manager.editionId,
      FullName: 'Safe speeds',
      ShortName: 'Speeds',
      Description: null,
      Children: 0,
      RatingCount: 0,
      ReferenceCount: 0,
      OpenWorkCount: 0,
      Version: 1,
    });
    const plans = await manager.addActivity(roads.Id, 'Plans');
    const works = await manager.addActivity(roads.Id, 'Works');
    expect([plans, works]).toMatchObject([
      { OrderId: 1, ParentId: roads.Id, ModuleType: 1, MilestoneOrderId: 1, Children: 0, Version: 1 },
      { OrderId: 2 },
    ]);
    expect((await manager.listMilestones()).map(({ Children }) => Children)).toEqual([2, 0]);
    expect(await outline(manager)).toEqual(['1 Roads', '1.1 Plans', '1.2 Works', '2 Speeds']);
  });

  it('has room for 999 and says so', async () => {
    const manager = await freshEdition();
    const full = { full_name: 'Full', short_name: 'Full', edition_id: manager.editionId };
    const rows = Array.from({ length: 999 }, (_, index) => ({ ...full, order_id: index + 1 }));
    await test.db.insertInto('milestone').values(rows).execute();
    const body = { ModuleType: 0, ReportEditionId: manager.editionId, FullName: 'One more', ShortName: 'One more' };
    const answer = await manager.raw('createMilestone', body);
    expect(answer.json()).toMatchObject({ status: 409, detail: 'There is no room for more than 999 here.' });
  });
});

describe('editing milestones and activities', () => {
  it('[S56] [S123] stores the texts of a milestone and keeps what is absent', async () => {
    const manager = await freshEdition();
    const { milestone } = await smallStructure(manager);
    const before = (await manager.listMilestones())[0];
    const body = { ...before, FullName: 'Safer roads', Description: 'All of them.' };
    for (const derived of ['RatingCount', 'ReferenceCount', 'OpenWorkCount']) Reflect.deleteProperty(body, derived);
    const saved = { ...before, FullName: 'Safer roads', Description: 'All of them.', Version: 2 };
    expect(await manager.done(manager.raw('updateMilestone', body))).toEqual(saved);
    const short = { Id: milestone.Id, FullName: 'Safest roads', ShortName: 'Roads' };
    expect(await manager.done(manager.raw('updateMilestone', short))).toEqual({
      ...saved,
      FullName: 'Safest roads',
      Version: 3,
    });
    const row = await test.db.selectFrom('milestone').selectAll().where('id', '=', milestone.Id).executeTakeFirst();
    expect(row).toMatchObject({ changed_by: 1, changed_on: testNow });
  });

  it('[S57] [S123] stores the texts of an activity and keeps its milestone', async () => {
    const manager = await freshEdition();
    const { first } = await smallStructure(manager);
    const body = {
      Id: first.Id,
      ParentId: first.ParentId,
      MilestoneOrderId: 7,
      FullName: 'New plans',
      ShortName: 'New',
    };
    expect(await manager.done(manager.raw('updateActivity', { ...body, Version: 1 }))).toEqual({
      ...first,
      FullName: 'New plans',
      ShortName: 'New',
      Children: 3,
      Version: 2,
    });
  });

  it('[Q-S24] takes neither places nor counters from a body', async () => {
    const manager = await freshEdition();
    const { milestone, first } = await smallStructure(manager);
    const names = { FullName: 'The Roads', ShortName: 'Roads' };
    await manager.done(manager.raw('updateMilestone', { Id: milestone.Id, ...names, OrderId: 7, Children: 70 }));
    const activity = { Id: first.Id, MilestoneOrderId: 9, OrderId: 2, Children: 70, ...names };
    await manager.done(manager.raw('updateActivity', activity));
    expect(await manager.listMilestones()).toMatchObject([{ OrderId: 1, Children: 2 }]);
    expect(await manager.listActivities(milestone.Id)).toMatchObject([{ OrderId: 1, Children: 3 }, { OrderId: 2 }]);
  });

  it('[Q-R8] refuses a stale edit and says who was quicker', async () => {
    const manager = await freshEdition();
    const { milestone, first } = await smallStructure(manager);
    const names = { FullName: 'Changed roads', ShortName: 'Changed', Version: 1 };
    const edits = [
      ['updateMilestone', { Id: milestone.Id, ...names }],
      ['updateActivity', { Id: first.Id, MilestoneOrderId: 1, ...names }],
    ] as const;
    for (const [operationId, body] of edits) {
      const answers = await Promise.all([manager.raw(operationId, body), manager.raw(operationId, body)]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
        code: 'stale',
        ChangedByName: 'Amara Okafor',
        ChangedOn: testNow.toISOString(),
      });
    }
  });
});

describe('moving and deleting milestones and activities', () => {
  it('[S58] [S99] swaps an activity with its neighbour and renumbers the indicators of both', async () => {
    const manager = await freshEdition();
    const { first, second } = await smallStructure(manager);
    const answer = await manager.done<{ Id: number; OrderId: number; Version: number }[]>(
      manager.raw('reorderActivity', { Id: second.Id, MilestoneOrderId: 1, OrderDirection: 0 }),
    );
    expect(answer.map(({ Id, OrderId, Version }) => [Id, OrderId, Version])).toEqual([
      [second.Id, 1, 1],
      [first.Id, 2, 1],
    ]);
    expect(await outline(manager)).toEqual([
      '1 Roads',
      '1.1 Works',
      '1.1.1 Road works',
      '1.2 Plans',
      '1.2.1 Road plan',
      '1.2.2 Road map',
      '1.2.3 Road law',
    ]);
    await manager.done(manager.raw('reorderActivity', { Id: second.Id, MilestoneOrderId: 1, OrderDirection: 1 }));
    expect((await outline(manager))[1]).toBe('1.1 Plans');
    expect(await faultsOf(test.db, manager.editionId)).toEqual([]);
  });

  it('[S61] [S101] a milestone takes all below along, the next ones move up, and freed children stay', async () => {
    const manager = await freshEdition();
    const { milestone, one } = await smallStructure(manager);
    const signs = await manager.addActivity((await manager.addMilestone('Signs')).Id, 'Signs');
    const child = await manager.addIndicator(signs.Id, 'Road signs', { ParentIndicatorId: one.Id, IsDependent: true });
    expect(child.ParentIndicator).toBe('1.1.1 Road plan');
    const gone = await manager.raw('deleteMilestone', undefined, { milestoneId: milestone.Id });
    expect([gone.statusCode, gone.body]).toEqual([204, '']);
    expect(await outline(manager)).toEqual(['1 Signs', '1.1 Signs', '1.1.1 Road signs']);
    expect(await manager.readIndicator(child)).toMatchObject({ ParentIndicatorId: 0, IndicatorRelationType: 0 });
    expect(await faultsOf(test.db, manager.editionId)).toEqual([]);
    // the library keeps what the edition lost
    expect(
      await test.db.selectFrom('library_indicator').selectAll().where('id', '=', one.LibraryIndicatorId).execute(),
    ).toHaveLength(1);
  });

  it('[S57] [S61] [S101] an activity takes its indicators and their work along', async () => {
    const manager = await freshEdition();
    const { milestone, first } = await smallStructure(manager);
    await manager.done(manager.raw('deleteActivity', undefined, { activityId: first.Id }));
    expect(await outline(manager)).toEqual(['1 Roads', '1.1 Works', '1.1.1 Road works']);
    expect(await manager.listMilestones()).toMatchObject([{ Id: milestone.Id, Children: 1 }]);
    const rows = await test.db
      .selectFrom('country_indicator')
      .select('id')
      .where('edition_id', '=', manager.editionId)
      .execute();
    expect(rows).toHaveLength(2);
    expect(await faultsOf(test.db, manager.editionId)).toEqual([]);
  });

  it('answers 204 for what is already gone', async () => {
    const manager = await freshEdition();
    const { milestone } = await smallStructure(manager);
    for (const _time of [1, 2])
      expect((await manager.raw('deleteMilestone', undefined, { milestoneId: milestone.Id })).statusCode).toBe(204);
    expect((await manager.raw('deleteActivity', undefined, { activityId: 999_999 })).statusCode).toBe(204);
  });
});
