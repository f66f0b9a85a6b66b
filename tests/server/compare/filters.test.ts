import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#generated/schema.ts';
import { openTestApp, type TestApp } from '../support/app.ts';

type Filters = components['schemas']['CompareFilters'];
type Milestone = components['schemas']['CompareMilestone'];

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ contents: 'demo' });
});
afterAll(() => test.close());

const filters = async (): Promise<Filters> => {
  const answer = await test.call('readCompareFilters', { as: 5 });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const tree = async (id: number): Promise<Milestone[]> => {
  const answer = await test.call('listCompareMilestones', { as: 5, params: { id } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

describe('readCompareFilters', () => {
  it('[S250] [S216] answers editions, newest first, and regions with their countries in alphabetical order', async () => {
    const { Editions, Regions } = await filters();
    expect(Editions[0]).toEqual({ Id: 4, FullName: 'Road Safety Report 2026' });
    expect(Editions.map(({ Id }) => Id)).toEqual([4, 3, 2, 1]);
    expect(Regions.map(({ FullName }) => FullName)).toEqual(['Africa', 'Americas', 'Asia', 'Europe', 'Oceania']);
    expect(Regions.flatMap(({ Children }) => Children)).toHaveLength(193);
    expect(Regions[0]?.Children).toContainEqual({ Id: 404, FullName: 'Kenya' });
    for (const { Children } of Regions) {
      const names = Children.map(({ FullName }) => FullName);
      expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    }
  });

  it('keeps a country for as long as one edition has it', async () => {
    const hasFiji = async () => (await filters()).Regions.at(-1)?.Children.some(({ Id }) => Id === 242);
    const fiji = test.db.updateTable('edition_country').where('country_id', '=', 242);
    await fiji.set({ removed_on: new Date() }).where('edition_id', '=', 4).execute();
    expect(await hasFiji()).toBe(true);
    await fiji.set({ removed_on: new Date() }).execute();
    expect(await hasFiji()).toBe(false);
    await fiji.set({ removed_on: null }).execute();
    expect(await hasFiji()).toBe(true);
  });

  it('[S187] is for who may compare', async () => {
    expect((await test.call('readCompareFilters')).statusCode).toBe(401);
    expect((await test.call('readCompareFilters', { as: 4 })).statusCode).toBe(403);
  });
});

describe('listCompareMilestones', () => {
  it('[S250] [S216] answers milestones, activities and indicators of the edition, each level in its order', async () => {
    const found = await tree(4);
    expect(found.map(({ Id }) => Id)).toEqual([16, 17, 18, 19, 20]);
    expect(found[0]?.FullName).toBe('Road safety management');
    expect(found[0]?.Children.slice(0, 2).map(({ FullName }) => FullName)).toEqual([
      'Lead agency',
      'National strategy',
    ]);
    expect(found[0]?.Children[0]?.Children.slice(0, 2)).toEqual([
      { Id: 451, FullName: 'A national lead agency for road safety is named in law' },
      { Id: 452, FullName: 'The lead agency has a budget line of its own' },
    ]);
    const indicators = found.flatMap(({ Children }) => Children.flatMap((activity) => activity.Children));
    const stored = await test.db
      .selectFrom('indicator')
      .select('id')
      .where('edition_id', '=', 4)
      .orderBy('number')
      .execute();
    expect(indicators.map(({ Id }) => Id)).toEqual(stored.map(({ id }) => id));
  });

  it('answers branches that are empty, and an edition that is', async () => {
    const { id } = await test.db
      .insertInto('edition')
      .values({ name: 'To come', start_date: '2030-01-01', status: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await tree(id)).toEqual([]);
    const named = { edition_id: id, order_id: 1, full_name: 'First of all', short_name: 'First' };
    const { id: milestone } = await test.db
      .insertInto('milestone')
      .values(named)
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await tree(id)).toEqual([{ Id: milestone, FullName: 'First of all', Children: [] }]);
    const activity = { ...named, milestone_id: milestone };
    const made = await test.db.insertInto('activity').values(activity).returning('id').executeTakeFirstOrThrow();
    const Children = [{ Id: made.id, FullName: 'First of all', Children: [] }];
    expect(await tree(id)).toEqual([{ Id: milestone, FullName: 'First of all', Children }]);
    expect((await filters()).Editions[0]).toEqual({ Id: id, FullName: 'To come' });
  });

  it.each([
    [401, 0, 4],
    [403, 4, 4],
    [404, 1, 77],
    [400, 1, 0],
  ])('refuses with %i', async (status, as, id) => {
    expect((await test.call('listCompareMilestones', { as, params: { id } })).statusCode).toBe(status);
  });
});
