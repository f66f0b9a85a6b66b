import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '#generated/operations.ts';
import type { components } from '#generated/schema.ts';
import { openTestApp, type TestApp } from './support/app.ts';

type Schemas = components['schemas'];

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ contents: 'demo' });
});
afterAll(() => test.close());
afterEach(async () => {
  await test.db.updateTable('edition_country').set({ removed_on: null }).execute();
});

const read = async <T>(operationId: OperationId, editionId = 4): Promise<T> => {
  const answer = await test.call(operationId, { as: 1, params: { editionId } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const users = () => read<Schemas['WorkflowUser'][]>('listWorkflowUsers');
const removeKenya = () =>
  test.db
    .updateTable('edition_country')
    .set({ removed_on: new Date() })
    .where('edition_id', '=', 4)
    .where('country_id', '=', 404)
    .execute();

describe('listWorkflowUsers', () => {
  it('[S236] [S203] answers the active users of the edition by name, each with the tasks of the role', async () => {
    const found = await users();
    const names = found.map(({ FullName }) => FullName);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    expect(found.map(({ Id }) => Id).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 15]);
    expect(found.filter(({ FullName }) => FullName === 'Maria Santos').map(({ Id }) => Id)).toEqual([8, 7]);
    for (const { Role, WorkflowTaskTypes } of found) expect(WorkflowTaskTypes).toEqual(Role >= 2 ? [0] : [0, 1]);
    expect(found.filter(({ Role }) => Role >= 2).map(({ Id }) => Id)).toEqual([5, 4]);
  });

  it('leaves out who is inactive or was removed from the edition', async () => {
    const ids = async () => (await users()).map(({ Id }) => Id);
    const member = test.db.updateTable('edition_user').where('edition_id', '=', 4).where('user_id', '=', 9);
    await member.set({ removed_on: new Date() }).execute();
    await test.db.updateTable('app_user').set({ status: 0 }).where('id', '=', 10).execute();
    expect(await ids()).toEqual(expect.not.arrayContaining([9, 10]));
    await member.set({ removed_on: null }).execute();
    await test.db.updateTable('app_user').set({ status: 1 }).where('id', '=', 10).execute();
    expect(await ids()).toEqual(expect.arrayContaining([9, 10]));
  });

  it('counts what each carries in the edition, without the countries that were removed from it', async () => {
    const rows = await test.db.selectFrom('country_indicator').selectAll().where('edition_id', '=', 4).execute();
    const expected = (id: number, among: typeof rows) => ({
      ResearchCount: among.filter((row) => row.research_user_id === id).length,
      QACount: among.filter((row) => row.qa_user_id === id).length,
    });
    const before = await users();
    for (const user of before) expect(user).toMatchObject(expected(user.Id, rows));
    expect(before.find(({ Id }) => Id === 3)?.QACount).toBeGreaterThan(10);
    await removeKenya();
    const left = rows.filter((row) => row.country_id !== 404);
    for (const user of await users()) expect(user).toMatchObject(expected(user.Id, left));
  });
});

describe('listWorkflowIndicators', () => {
  it('[S236] answers all indicators in the order of their numbers', async () => {
    const found = await read<Schemas['WorkflowIndicator'][]>('listWorkflowIndicators');
    expect(found).toHaveLength(150);
    expect(found[0]).toEqual({
      Id: 451,
      OrderNumber: '1.1.1',
      ShortName: 'Lead agency named in law',
      FullName: 'A national lead agency for road safety is named in law',
      IndicatorRating: 0,
      MilestoneId: 16,
      MilestoneName: 'Road safety management',
      ActivityId: 91,
      ActivityName: 'Lead agency',
    });
    const places = found.map(({ OrderNumber }) => OrderNumber.split('.').reduce((sum, part) => sum * 1000 + +part, 0));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

describe('listWorkflowRegions', () => {
  it('[S236] answers the countries of the edition by region, both in alphabetical order', async () => {
    const found = await read<Schemas['WorkflowRegion'][]>('listWorkflowRegions');
    expect(found.map(({ Region }) => Region)).toEqual(['Africa', 'Americas', 'Asia', 'Europe', 'Oceania']);
    expect(found.flatMap(({ Countries }) => Countries)).toHaveLength(193);
    for (const { Region, Countries } of found) {
      expect(Countries.every((country) => country.Region === Region)).toBe(true);
      const names = Countries.map(({ Name }) => Name);
      expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    }
    expect(found[0]?.Countries).toContainEqual({ Id: 404, Name: 'Kenya', Region: 'Africa', ISOCode: 'KEN' });
    await removeKenya();
    const [africa] = await read<Schemas['WorkflowRegion'][]>('listWorkflowRegions');
    expect(africa?.Countries.map(({ Id }) => Id)).not.toContain(404);
  });
});

describe.each(['listWorkflowUsers', 'listWorkflowIndicators', 'listWorkflowRegions'] as const)('%s', (operationId) => {
  it.each([
    [401, 0, 4],
    [403, 2, 4],
    [403, 5, 4],
    [404, 1, 77],
    [400, 1, 0],
  ])('refuses with %i', async (status, as, editionId) => {
    expect((await test.call(operationId, { as, params: { editionId } })).statusCode).toBe(status);
  });

  it('answers an empty list for an edition that holds nothing', async () => {
    const { id } = await test.db
      .insertInto('edition')
      .values({ name: `Empty ${operationId}`, start_date: '2030-01-01', status: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await read(operationId, id)).toEqual([]);
  });
});
