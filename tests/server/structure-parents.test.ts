import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from './support/app.ts';
import { byPerson } from './support/ratings.ts';
import {
  anyPlace,
  faultsOf,
  type Indicator,
  type Manager,
  managerOf,
  newEdition,
  smallStructure,
} from './support/structure.ts';

let test: TestApp;
let manager: Manager;
let made: Awaited<ReturnType<typeof smallStructure>>;
let editions = 0;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  manager = await newEdition(test, `Parents ${++editions}`);
  made = await smallStructure(manager);
});

const depend = ({ Id, ActivityId }: Indicator, ParentIndicatorId: number, more: object = {}) =>
  manager.raw('updateIndicator', { Id, ActivityId, IndicatorRating: 0, ...anyPlace, ParentIndicatorId, ...more });
const options = (indicatorId: number) =>
  manager.done<{ Id: number; SnapshotName: string }[]>(manager.raw('listParentIndicators', undefined, { indicatorId }));
const unassign = (indicatorId: number) => manager.raw('unassignParentIndicator', undefined, { indicatorId });
const chain = (detail: string) => ({ status: 409, code: 'dependency-chain', detail });

describe('assigning a parent', () => {
  it('[S2] [S64] makes a child, and tells both sides', async () => {
    const { one, two, three } = made;
    const child = (await depend(three, one.Id, { IsDependent: true })).json();
    expect(child).toMatchObject({
      IsDependent: true,
      ParentIndicatorId: one.Id,
      ParentIndicator: '1.1.1 Road plan',
      IndicatorRelationType: 1,
      IndicatorRelation: '1.1.1 Road plan',
      Version: 2,
    });
    await depend(two, one.Id);
    expect(await manager.readIndicator(one)).toMatchObject({
      IndicatorRelationType: 2,
      IndicatorRelation: '1.1.2, 1.1.3',
      Version: 1,
    });
    // absent stays; to another one; to none
    const bare = { Id: two.Id, ActivityId: two.ActivityId, IndicatorRating: 0, IsDependent: true, ...anyPlace };
    expect((await manager.raw('updateIndicator', bare)).json()).toMatchObject({
      ParentIndicatorId: one.Id,
      Version: 3,
    });
    expect((await depend(two, made.other.Id)).json()).toMatchObject({ ParentIndicator: '1.2.1 Road works' });
    expect((await depend(two, 0, { IsDependent: false })).json()).toMatchObject({ IndicatorRelationType: 0 });
  });

  it('[S2] creates a child of an earlier or a later indicator', async () => {
    const early = await manager.addIndicator(made.first.Id, 'Early', { ParentIndicatorId: made.other.Id });
    expect(early).toMatchObject({ ParentIndicator: '1.2.1 Road works', IsDependent: true, OrderId: 4 });
    const late = await manager.addIndicator(made.second.Id, 'Late', {
      ParentIndicatorId: made.one.Id,
      IsDependent: true,
    });
    expect(late).toMatchObject({ ParentIndicator: '1.1.1 Road plan', OrderId: 2 });
  });

  it('[S2] refuses a chain, a cycle and itself with 409, also for a new indicator', async () => {
    const { one, two, three, other } = made;
    await depend(two, one.Id);
    expect((await depend(three, two.Id)).json()).toMatchObject(chain('1.1.2 already depends on another indicator.'));
    expect((await depend(one, two.Id)).json()).toMatchObject(chain('1.1.2 already depends on another indicator.'));
    expect((await depend(one, other.Id)).json()).toMatchObject(chain('Other indicators already depend on 1.1.1.'));
    expect((await depend(three, three.Id)).json()).toMatchObject(chain('1.1.3 cannot depend on itself.'));
    const body = { ReportEditionId: manager.editionId, ActivityId: made.first.Id, ...anyPlace };
    const { FullName, ShortName, Description, TimePeriod } = one;
    const texts = { FullName, ShortName, Description, TimePeriod, IndicatorRating: 0, ParentIndicatorId: two.Id };
    expect((await manager.raw('createIndicator', { ...body, ...texts })).json()).toMatchObject(
      chain('1.1.2 already depends on another indicator.'),
    );
    expect((await manager.listIndicators(made.first.Id)).map(({ ParentIndicatorId }) => ParentIndicatorId)).toEqual([
      0,
      one.Id,
      0,
    ]);
    expect(await faultsOf(test.db, manager.editionId)).toEqual([]);
  });

  it('[Q-R9] lets one of two through who would make a cycle together', async () => {
    const { one, two } = made;
    const answers = await Promise.all([depend(one, two.Id), depend(two, one.Id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await faultsOf(test.db, manager.editionId)).toEqual([]);
  });

  it('[S112] [Q-S25] refuses a missing parent and one of another edition', async () => {
    const { one } = made;
    const errors = [
      { pointer: '/ParentIndicatorId', detail: 'A parent indicator is required for dependent indicators.' },
    ];
    expect((await depend(one, 0, { IsDependent: true })).json()).toMatchObject({ status: 422, errors });
    const bare = { Id: one.Id, ActivityId: one.ActivityId, IndicatorRating: 0, IsDependent: true, ...anyPlace };
    expect((await manager.raw('updateIndicator', bare)).json()).toMatchObject({ status: 422, errors });
    for (const elsewhere of [451, 999_999])
      expect((await depend(one, elsewhere)).json()).toMatchObject({
        status: 422,
        errors: [{ pointer: '/ParentIndicatorId', detail: 'This indicator is not in this edition.' }],
      });
    expect((await manager.readIndicator(one)).Version).toBe(1);
  });
});

describe('unassignParentIndicator', () => {
  it('[S103] frees a child and answers its new version, which the update that follows sends', async () => {
    const { one, two } = made;
    await depend(two, one.Id);
    const freed = (await unassign(two.Id)).json();
    expect(freed).toEqual({ ...two, Version: 3 });
    expect((await depend(two, 0, { Version: freed.Version, IsDependent: false })).json().Version).toBe(4);
    const row = await test.db.selectFrom('indicator').selectAll().where('id', '=', two.Id).executeTakeFirst();
    expect(row).toMatchObject({ parent_indicator_id: null, changed_by: 1, changed_on: testNow });
  });

  it('answers one without a parent as it is', async () => {
    expect((await unassign(made.one.Id)).json()).toEqual(made.one);
  });
});

describe('listParentIndicators', () => {
  it('[S62] [S124] offers those without a parent, by number, and not itself', async () => {
    const { one, two, three, other } = made;
    await depend(two, one.Id);
    const names = async (id: number) => (await options(id)).map(({ SnapshotName }) => SnapshotName);
    const all = ['1.1.1 Road plan', '1.1.3 Road law', '1.2.1 Road works'];
    expect(await names(0)).toEqual(all);
    expect(await names(two.Id)).toEqual(all);
    expect(await names(three.Id)).toEqual([all[0], all[2]]);
    // a parent can depend on none
    expect(await names(one.Id)).toEqual([]);
    expect((await options(0))[2]).toEqual({
      Id: other.Id,
      SnapshotName: '1.2.1 Road works',
      FullName: 'The Road works',
      IndicatorRating: 0,
    });
    for (const option of await options(three.Id)) expect((await depend(three, option.Id)).statusCode).toBe(200);
  });

  it('[Q-S25] knows no indicator of another edition', async () => {
    const { statusCode } = await managerOf(test, 3).raw('listParentIndicators', undefined, { indicatorId: 451 });
    expect(statusCode).toBe(404);
  });
});

describe('a parent that is not met', () => {
  const by = { changed_by: 2, changed_on: new Date('2026-03-01T08:00:00Z') };
  const setMet = (indicatorId: number, is_met: boolean) =>
    test.db
      .updateTable('country_indicator')
      .set({ ...byPerson, score: is_met ? 1 : 0, is_met, researcher_note: 'As found.', status: 2, ...by })
      .where('indicator_id', '=', indicatorId)
      .where('country_id', '=', 404)
      .execute();
  const ratings = async (indicatorId: number) => {
    const rows = await test.db
      .selectFrom('country_indicator')
      .select(['country_id', 'score', 'status', 'researcher_note'])
      .where('indicator_id', '=', indicatorId)
      .orderBy('country_id')
      .execute();
    return rows.map(({ country_id, score, status, researcher_note }) => [country_id, score, status, researcher_note]);
  };
  const note = 'Rated 0 / Not Met because the parent indicator 1.1.1 Road plan is Not Met.';

  it('[S2] decides a new child, as nobody could rate it', async () => {
    await setMet(made.one.Id, false);
    const child = await manager.addIndicator(made.second.Id, 'Child', { ParentIndicatorId: made.one.Id });
    expect(child.RatingCount).toBe(1);
    await depend(made.two, made.one.Id); // by whom it was made a child, not by whom the parent was rated
    const two = test.db.selectFrom('country_indicator').selectAll().where('indicator_id', '=', made.two.Id);
    expect(await two.where('country_id', '=', 404).execute()).toMatchObject([{ changed_by: 1, changed_on: testNow }]);
    for (const id of [child.Id, made.two.Id])
      expect(await ratings(id)).toEqual([
        [404, 0, 2, note],
        [578, null, 0, null],
      ]);
  });

  it('sets aside what somebody has rated of one, and leaves everything where it is met', async () => {
    await setMet(made.one.Id, false);
    await setMet(made.two.Id, true);
    await depend(made.two, made.one.Id);
    expect((await ratings(made.two.Id))[0]).toEqual([404, 0, 2, note]);
    await unassign(made.two.Id);
    expect((await ratings(made.two.Id))[0]).toEqual([404, 1, 2, 'As found.']);
    await setMet(made.one.Id, true);
    await depend(made.three, made.one.Id);
    expect((await ratings(made.three.Id))[0]).toEqual([404, null, 0, null]);
  });

  const freedom: [how: string, free: () => Promise<{ statusCode: number }>, after: unknown[]][] = [
    ['is unassigned', () => unassign(made.two.Id), [404, null, 0, null]],
    ['is made independent', () => depend(made.two, 0, { IsDependent: false }), [404, null, 0, null]],
    [
      'loses its parent',
      () => manager.raw('deleteIndicator', undefined, { indicatorId: made.one.Id }),
      [404, null, 0, null],
    ],
    ['gets another, unrated one', () => depend(made.two, made.other.Id), [404, null, 0, null]],
    [
      'gets another that is not met either',
      async () => {
        await setMet(made.other.Id, false);
        return depend(made.two, made.other.Id);
      },
      [404, 0, 2, 'Rated 0 / Not Met because the parent indicator 1.2.1 Road works is Not Met.'],
    ],
  ];
  it.each(freedom)('gives back what a child had that %s, be that nothing', async (_how, free, after) => {
    await setMet(made.one.Id, false);
    await depend(made.two, made.one.Id);
    expect((await ratings(made.two.Id))[0]).toEqual([404, 0, 2, note]);
    const answer = await free();
    expect([200, 204]).toContain(answer.statusCode);
    expect(await ratings(made.two.Id)).toEqual([after, [578, null, 0, null]]);
  });

  it.each(freedom)('[S169] gives back what somebody had rated of a child that %s', async (_how, free, [, score]) => {
    await setMet(made.one.Id, false);
    await setMet(made.two.Id, true);
    const before = await ratings(made.two.Id);
    await depend(made.two, made.one.Id);
    expect((await ratings(made.two.Id))[0]).toEqual([404, 0, 2, note]);
    await free();
    // the next parent that is not met sets it aside again
    if (score === 0) await unassign(made.two.Id);
    expect(await ratings(made.two.Id)).toEqual(before);
  });

  it('[S169] turns the score of what is set aside with the polarity', async () => {
    await setMet(made.one.Id, false);
    await setMet(made.two.Id, true);
    await depend(made.two, made.one.Id);
    const turned = await depend(made.two, made.one.Id, { IndicatorRating: 1 });
    expect(turned.statusCode, turned.body).toBe(200);
    await unassign(made.two.Id);
    expect((await ratings(made.two.Id))[0]).toEqual([404, -1, 2, 'As found.']);
  });

  it('gives it back also where an activity takes the parent along', async () => {
    await setMet(made.one.Id, false);
    const child = await manager.addIndicator(made.second.Id, 'Child', { ParentIndicatorId: made.one.Id });
    expect((await ratings(child.Id))[0]).toEqual([404, 0, 2, note]);
    await manager.done(manager.raw('deleteActivity', undefined, { activityId: made.first.Id }));
    expect((await ratings(child.Id))[0]).toEqual([404, null, 0, null]);
    expect(await faultsOf(test.db, manager.editionId)).toEqual([]);
  });

  it('rates nothing where the rule is off', async () => {
    const off = await openTestApp({ parentNotMetCascades: false });
    const elsewhere = managerOf(off, 4);
    const unmet = await off.db
      .selectFrom('country_indicator')
      .select('indicator_id')
      .where('edition_id', '=', 4)
      .where('indicator_id', '=', 451)
      .where('is_met', '=', false)
      .execute();
    expect(unmet.length).toBeGreaterThan(0);
    expect((await elsewhere.addIndicator(91, 'Child', { ParentIndicatorId: 451 })).RatingCount).toBe(0);
    await off.close();
  });

  it('[Q-R9] rates a child that is added while its parent is saved as not met', async () => {
    for (const round of [1, 2, 3, 4, 5]) {
      const parent = await manager.addIndicator(made.first.Id, `Parent ${round}`);
      const { id } = await test.db
        .selectFrom('country_indicator')
        .select('id')
        .where('indicator_id', '=', parent.Id)
        .where('country_id', '=', 404)
        .executeTakeFirstOrThrow();
      const [saved, child] = await Promise.all([
        test.call('updateRating', {
          as: 1,
          params: { countryId: 404, reportEditionId: manager.editionId, indicatorId: parent.Id },
          body: { CountryIndicatorRatingId: id, Score: 0, RatingIsMet: false, ResearcherNote: 'Not found.' },
        }),
        manager.addIndicator(made.second.Id, `Child ${round}`, { ParentIndicatorId: parent.Id }),
      ]);
      expect(saved.statusCode, saved.body).toBe(200);
      expect((await ratings(child.Id)).map(([, score]) => score)).toEqual([0, null]);
    }
  });
});
