import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from './support/app.ts';
import {
  anyPlace,
  faultsOf,
  type Indicator,
  type Manager,
  newEdition,
  outline,
  smallStructure,
} from './support/structure.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

let editions = 0;
const freshEdition = (): Promise<Manager> => newEdition(test, `Indicator edits ${++editions}`);

describe('updateIndicator', () => {
  it('[S63] [S124] stores what a body holds and keeps what is absent', async () => {
    const manager = await freshEdition();
    const { two } = await smallStructure(manager);
    const before = await manager.readIndicator(two);
    const { RatingCount: _r, ReferenceCount: _f, OpenWorkCount: _o, ...merged } = before;
    const texts = { FullName: 'The new map', ResponseRules: 'Any scale.', IndicatorRating: 1 as const };
    const saved = { ...before, ...texts, Version: 2 };
    expect(await manager.done(manager.raw('updateIndicator', { ...merged, ...texts }))).toEqual(saved);
    const bare = { Id: two.Id, ActivityId: two.ActivityId, IndicatorRating: 1, ...anyPlace };
    expect(await manager.done(manager.raw('updateIndicator', bare))).toEqual({ ...saved, Version: 3 });
    const emptied = { ...bare, ResponseRules: '', ShortName: 'Road maps' };
    expect(await manager.done(manager.raw('updateIndicator', emptied))).toEqual({
      ...saved,
      ResponseRules: null,
      ShortName: 'Road maps',
      SnapshotName: '1.1.2 Road maps',
      Version: 4,
    });
    const row = await test.db.selectFrom('indicator').selectAll().where('id', '=', two.Id).executeTakeFirst();
    expect(row).toMatchObject({ changed_by: 1, changed_on: testNow });
  });

  it('[S223] turns the scores of its ratings with its polarity, so that they stay consistent, and makes open forms stale', async () => {
    const manager = await freshEdition();
    const { two } = await smallStructure(manager);
    const rows = test.db.selectFrom('country_indicator').selectAll().where('indicator_id', '=', two.Id);
    const [met, open] = await rows.orderBy('country_id').execute();
    const rated = { score: 1, is_met: true, researcher_note: 'Seen.', status: 3 };
    await test.db.updateTable('country_indicator').set(rated).where('id', '=', Number(met?.id)).execute();
    const body = { Id: two.Id, ActivityId: two.ActivityId, ...anyPlace };
    await manager.done(manager.raw('updateIndicator', { ...body, IndicatorRating: 1 }));
    const turned = { ...rated, score: -1, version: Number(met?.version) + 1, changed_by: 1, rating_updated_by: null };
    expect(await rows.where('id', '=', Number(met?.id)).executeTakeFirst()).toMatchObject(turned);
    const form = { Score: 1, RatingIsMet: true, ResearcherNote: 'Seen.', Version: open?.version };
    const params = { countryId: Number(open?.country_id), reportEditionId: manager.editionId, indicatorId: two.Id };
    const save = (sent: object) =>
      test.call('updateRating', { as: 1, params, body: { CountryIndicatorRatingId: open?.id, ...form, ...sent } });
    expect((await save({ Score: -1 })).json()).toMatchObject({ status: 409, code: 'stale' });
    expect((await save({ Version: Number(open?.version) + 1 })).json()).toMatchObject({ status: 422 });
    await manager.done(manager.raw('updateIndicator', { ...body, IndicatorRating: 0 }));
    expect((await rows.where('id', '=', Number(met?.id)).executeTakeFirst())?.score).toBe(1);
    // the same polarity changes nothing
    const before = await rows.execute();
    await manager.done(manager.raw('updateIndicator', { ...body, IndicatorRating: 0, FullName: 'The other map' }));
    expect(await rows.execute()).toEqual(before);
  });

  it('[S60] [S101] moves to the end of another activity, renumbers both, and keeps the work', async () => {
    const manager = await freshEdition();
    const { one, two, first, second } = await smallStructure(manager);
    await test.db
      .updateTable('country_indicator')
      .set({ score: 1, is_met: true, research_user_id: 2, status: 1 })
      .where('indicator_id', '=', one.Id)
      .execute();
    await manager.done(
      manager.raw('updateIndicator', {
        Id: two.Id,
        ...anyPlace,
        ActivityId: first.Id,
        IndicatorRating: 0,
        ParentIndicatorId: one.Id,
      }),
    );
    const move = { Id: one.Id, IndicatorRating: 0, ActivityId: second.Id, ActivityOrderId: 2, MilestoneOrderId: 1 };
    const moved = await manager.done<Indicator>(manager.raw('updateIndicator', { ...move, Version: 1 }));
    expect(moved).toMatchObject({
      OrderId: 2,
      ActivityId: second.Id,
      ActivityName: 'The Works',
      SnapshotName: '1.2.2 Road plan',
      FullName: one.FullName,
      IndicatorRelation: '1.1.1',
      RatingCount: 2,
      OpenWorkCount: 2,
      Version: 2,
    });
    expect(await outline(manager)).toEqual([
      '1 Roads',
      '1.1 Plans',
      '1.1.1 Road map',
      '1.1.2 Road law',
      '1.2 Works',
      '1.2.1 Road works',
      '1.2.2 Road plan',
    ]);
    expect(await manager.readIndicator(two)).toMatchObject({ ParentIndicator: '1.2.2 Road plan', OrderId: 1 });
    expect((await manager.listActivities(first.ParentId)).map(({ Children }) => Children)).toEqual([2, 2]);
    expect(await faultsOf(test.db, manager.editionId)).toEqual([]);
  });

  it('[S60] moves to an activity of another milestone', async () => {
    const manager = await freshEdition();
    const { three } = await smallStructure(manager);
    const far = await manager.addActivity((await manager.addMilestone('Signs')).Id, 'Signs');
    const { RatingCount: _r, ReferenceCount: _f, OpenWorkCount: _o, ...merged } = three;
    // the merged indicator with another activity is a move as well, and a move changes nothing else
    const turned = { ...merged, IndicatorRating: 1, ActivityId: far.Id };
    const moved = await manager.done(manager.raw('updateIndicator', turned));
    const there = { SnapshotName: '2.1.1 Road law', MilestoneOrderId: 2, MilestoneName: 'The Signs' };
    expect(moved).toMatchObject({ ...there, IndicatorRating: 0 });
    expect(await faultsOf(test.db, manager.editionId)).toEqual([]);
  });

  it.each([
    { FullName: 'Another name' },
    { ShortName: 'Another' },
    { Description: 'Another meaning.' },
    { ResponseRules: 'Another rule.' },
    { TimePeriod: 'Another year' },
    { ParentIndicatorId: 452 },
  ])('[Q-S24] a move stores nothing else: %o', async (more) => {
    const manager = await freshEdition();
    const { one, two, second } = await smallStructure(manager);
    const before = await manager.readIndicator(one);
    const extra = 'ParentIndicatorId' in more ? { ParentIndicatorId: two.Id } : more;
    const answer = await manager.raw('updateIndicator', {
      Id: one.Id,
      IndicatorRating: 0,
      ...anyPlace,
      ActivityId: second.Id,
      ...extra,
    });
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ pointer: `/${Object.keys(more)[0]}` }] });
    expect(await manager.readIndicator(one)).toEqual(before);
  });

  it('[Q-S24] takes neither place, library nor names from a body', async () => {
    const manager = await freshEdition();
    const { two } = await smallStructure(manager);
    const before = await manager.readIndicator(two);
    const body = {
      Id: two.Id,
      ActivityId: two.ActivityId,
      IndicatorRating: 0,
      MilestoneOrderId: 9,
      ActivityOrderId: 9,
      OrderId: 1,
      LibraryIndicatorId: 1,
      MilestoneId: 16,
      MilestoneName: 'Mine',
      ActivityName: 'Mine',
      SnapshotName: '9.9.9 Mine',
      IndicatorRelationType: 2,
      IndicatorRelation: 'Mine',
      ParentIndicator: 'Mine',
    };
    expect(await manager.done(manager.raw('updateIndicator', body))).toEqual({ ...before, Version: 2 });
  });

  it('[Q-R8] refuses a stale edit and a stale move, and says who was quicker', async () => {
    const manager = await freshEdition();
    const { two, second } = await smallStructure(manager);
    const edit = { Id: two.Id, ActivityId: two.ActivityId, IndicatorRating: 1, ...anyPlace, Version: 1 };
    const answers = await Promise.all([manager.raw('updateIndicator', edit), manager.raw('updateIndicator', edit)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const late = await manager.raw('updateIndicator', { ...edit, ActivityId: second.Id });
    expect(late.json()).toMatchObject({
      code: 'stale',
      ChangedByName: 'Amara Okafor',
      ChangedOn: testNow.toISOString(),
    });
    expect((await manager.readIndicator(two)).OrderId).toBe(2);
  });
});
