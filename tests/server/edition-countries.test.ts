import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { kenya, kenyaRatingId, openTestApp, type TestApp, testNow } from './support/app.ts';
import { byPerson, setEditionActive, setRow } from './support/ratings.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ contents: 'demo' });
});
afterAll(() => test.close());

const params = { id: 4 };
const [GREENLAND, NEW_CALEDONIA] = [304, 540];
const list = async () => (await test.call('listEditionCountries', { as: 1, params })).json();
const addable = async () => (await test.call('listEditionGlobalCountries', { as: 1, params })).json();
const add = (body: unknown, { as = 1, id = 4 } = {}) => test.call('addEditionCountries', { as, params: { id }, body });
const remove = (countryId: number, { as = 1, id = 4 } = {}) =>
  test.call('removeEditionCountry', { as, params: { id, countryId } });
const idsOf = (countries: { Id: number }[]) => countries.map(({ Id }) => Id);
const stored = () =>
  test.db.selectFrom('edition_country').selectAll().orderBy('edition_id').orderBy('country_id').execute();
const rowsOf = (countryId: number) =>
  test.db
    .selectFrom('country_indicator')
    .selectAll()
    .where('edition_id', '=', 4)
    .where('country_id', '=', countryId)
    .orderBy('position')
    .execute();

beforeEach(async () => {
  await setEditionActive(test, true);
  const mine = test.db.deleteFrom('edition_country').where('edition_id', '=', 4);
  await mine.where('country_id', 'in', [GREENLAND, NEW_CALEDONIA]).execute();
  await test.db.updateTable('edition_country').set({ removed_on: null }).execute();
});

describe('the countries of an edition', () => {
  it('[S122] [S87] and those to add are listed by name and make up the pool', async () => {
    const [inside, outside] = [await list(), await addable()];
    const pool = (await test.call('listCountries', { as: 1 })).json();
    expect(inside).toHaveLength(193);
    expect(inside).toContainEqual({ Id: 404, Name: 'Kenya', Region: 'Africa', ISOCode: 'KEN' });
    expect(outside).toContainEqual({ Id: GREENLAND, Name: 'Greenland', Region: 'Americas', ISOCode: 'GRL' });
    const members = new Set(idsOf(inside));
    expect(inside).toEqual(pool.filter(({ Id }: { Id: number }) => members.has(Id)));
    expect(outside).toEqual(pool.filter(({ Id }: { Id: number }) => !members.has(Id)));
  });

  it('[S122] [S67] [S102] move between the two lists, with their Open rows at once', async () => {
    const answer = await add([{ Id: NEW_CALEDONIA }, { Id: GREENLAND, Name: 'as the row has it' }]);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(idsOf(answer.json())).toEqual([GREENLAND, NEW_CALEDONIA]);
    expect(idsOf(await list())).toEqual(expect.arrayContaining([GREENLAND, NEW_CALEDONIA]));
    expect(idsOf(await addable())).not.toContain(GREENLAND);

    const rows = await rowsOf(GREENLAND);
    const { sort_order } = await test.db
      .selectFrom('country')
      .select('sort_order')
      .where('id', '=', GREENLAND)
      .executeTakeFirstOrThrow();
    const indicators = await test.db
      .selectFrom('indicator')
      .select(['id', 'number'])
      .where('edition_id', '=', 4)
      .orderBy('number')
      .execute();
    expect(
      rows.map(({ indicator_id, position, status, score, version }) => [
        indicator_id,
        position,
        status,
        score,
        version,
      ]),
    ).toEqual(indicators.map(({ id, number }) => [id, sort_order * 1_000_000_000 + number, 0, null, 1]));
    const progress = (await test.call('listCountriesProgress', { as: 5, params: { reportEditionId: 4 } })).json();
    expect(progress).toContainEqual(
      expect.objectContaining({
        CountryId: GREENLAND,
        TotalIndicatorCount: 150,
        WorkflowStatuses: { Open: 150, ResearchInProgress: 0, QAInProgress: 0, QAComplete: 0 },
      }),
    );
    expect((await remove(GREENLAND)).statusCode).toBe(204);
    expect(idsOf(await addable())).toContain(GREENLAND);
  });

  it('[S67] leave every list when they are removed, and come back with their work', async () => {
    const place = { countryId: 404, reportEditionId: 4 };
    const query = { currentUser: false, countries: '[404]' };
    const dashboard = async () =>
      (await test.call('listDashboardIndicators', { as: 1, params: { editionId: 4 }, query })).json().Count;
    const statuses = async () => {
      const calls = [test.call('readEditionCountry', { as: 1, params: place })];
      calls.push(test.call('listCountryIndicators', { as: 1, params: place }));
      calls.push(test.call('readIndicatorRating', { as: 1, params: kenya }));
      return (await Promise.all(calls)).map(({ statusCode }) => statusCode);
    };
    const progress = async () =>
      idsOfProgress((await test.call('listCountriesProgress', { as: 1, params: { reportEditionId: 4 } })).json());
    const before = await rowsOf(404);

    expect((await remove(404)).statusCode).toBe(204);
    expect(await dashboard()).toBe(0);
    expect(await statuses()).toEqual([404, 404, 404]);
    expect(await progress()).not.toContain(404);
    expect(await rowsOf(404)).toEqual(before);

    expect((await add([{ Id: 404 }])).statusCode).toBe(201);
    expect(await dashboard()).toBe(150);
    expect(await statuses()).toEqual([200, 200, 200]);
    expect(await progress()).toContain(404);
    expect(await rowsOf(404)).toEqual(before);
  });

  it('[S67] have rows for what was added to the framework while they were out', async () => {
    await remove(404);
    await test.db.deleteFrom('country_indicator').where('id', '=', kenyaRatingId).execute();
    await add([{ Id: 404 }]);
    const rows = await rowsOf(404);
    expect(rows).toHaveLength(150);
    expect(rows[0]).toMatchObject({ indicator_id: 451, status: 0, score: null, research_user_id: null, version: 1 });
    // as the demonstration has it
    await test.db
      .updateTable('country_indicator')
      .set({ id: kenyaRatingId, research_user_id: 2, qa_user_id: 3 })
      .where('id', '=', rows[0]?.id ?? 0)
      .execute();
  });

  it('[S67] do not keep rows Open that an unmet parent decides', async () => {
    const unmet = { score: 0, is_met: false, researcher_note: 'Repealed.', status: 2 };
    await setRow(test, { ...unmet, rating_updated_by: 2, rating_updated_on: testNow });
    await remove(404);
    await test.db.deleteFrom('country_indicator').where('id', '=', 100_202).execute();
    await add([{ Id: 404 }]);
    const [, child] = await rowsOf(404);
    expect(child).toMatchObject({ indicator_id: 452, is_met: false, score: 0, status: 2, rating_updated_by: 2 });
    expect(child?.researcher_note).toContain('parent indicator 1.1.1 Lead agency named in law is Not Met');
  });

  it('[S67] keep what somebody has rated below it', async () => {
    const unmet = { score: 0, is_met: false, researcher_note: 'Repealed.', status: 2 };
    await setRow(test, { ...unmet, rating_updated_by: 2, rating_updated_on: testNow });
    const children = test.db
      .selectFrom('country_indicator as ci')
      .innerJoin('indicator as i', 'i.id', 'ci.indicator_id')
      .selectAll('ci')
      .where('i.parent_indicator_id', '=', 451)
      .where('ci.country_id', '=', 404)
      .orderBy('ci.id');
    const [first, second] = await children.execute();
    const own = { ...byPerson, score: 1, is_met: true, researcher_note: 'Seen.', status: 1 };
    const blank = { ...byPerson, score: null, is_met: null, researcher_note: null, status: 0 };
    await test.db.updateTable('country_indicator').set(own).where('id', '=', Number(first?.id)).execute();
    await test.db.updateTable('country_indicator').set(blank).where('id', '=', Number(second?.id)).execute();
    await remove(404);
    await add([{ Id: 404 }]);
    const [kept, rated] = await children.execute();
    expect(kept).toMatchObject({ id: first?.id, ...own });
    expect(rated).toMatchObject({ id: second?.id, is_met: false, score: 0, status: 2 });
  });

  it('[S122] stay as they are when they are added again', async () => {
    const [before, rows] = [await stored(), await rowsOf(578)];
    const answer = await add([{ Id: 578 }, { Id: 578 }]);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(idsOf(answer.json())).toEqual([578]);
    expect(await stored()).toEqual(before);
    expect(await rowsOf(578)).toEqual(rows);
  });

  it('[S122] may be gone already when they are removed', async () => {
    await remove(578);
    const before = await stored();
    for (const id of [578, GREENLAND, 999_999]) expect((await remove(id)).statusCode).toBe(204);
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['none', [], ''],
    ['no list', null, ''],
    ['a row without Id', [{ Name: 'Greenland' }], '/0/Id'],
    ['an Id of nothing', [{ Id: 0 }], '/0/Id'],
    ['an unknown one', [{ Id: GREENLAND }, { Id: 999_999 }], '/1/Id'],
  ])('[S122] [Q-S24] cannot be %s, and none is added', async (_case, body, pointer) => {
    const before = await stored();
    const answer = await add(body ?? {});
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json().errors).toEqual([{ pointer, detail: expect.any(String) }]);
    expect(await stored()).toEqual(before);
    expect(await rowsOf(GREENLAND)).toEqual([]);
  });

  it('[Q-S23] of an inactive edition stay what they are', async () => {
    const before = await stored();
    for (const answer of [await add([{ Id: GREENLAND }], { id: 3 }), await remove(404, { id: 3 })]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json().code).toBe('inactive-edition');
    }
    expect(await stored()).toEqual(before);
  });

  it.each([2, 4, 5])('[S122] [Q-S18] are kept from user %i, who may not manage reports', async (as) => {
    const before = await stored();
    const answers = [await add([{ Id: GREENLAND }], { as }), await remove(404, { as })];
    answers.push(await test.call('listEditionCountries', { as, params }));
    answers.push(await test.call('listEditionGlobalCountries', { as, params }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
    expect(await stored()).toEqual(before);
  });

  it('[S122] of no edition are not found', async () => {
    const answers = [await add([{ Id: GREENLAND }], { id: 77 }), await remove(404, { id: 77 })];
    for (const id of ['listEditionCountries', 'listEditionGlobalCountries'] as const)
      answers.push(await test.call(id, { as: 1, params: { id: 77 } }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  });

  it('[Q-R10] have each row once, however many add and remove them at once', async () => {
    const calls = Array.from({ length: 20 }, (_, index) =>
      index % 4 === 3 ? remove(GREENLAND) : add([{ Id: index % 2 ? NEW_CALEDONIA : GREENLAND }, { Id: 404 }]),
    );
    const answers = await Promise.all(calls);
    expect(answers.filter(({ statusCode }) => statusCode >= 300)).toEqual([]);
    await add([{ Id: GREENLAND }]);
    for (const id of [GREENLAND, NEW_CALEDONIA, 404]) expect(await rowsOf(id)).toHaveLength(150);
  });
});

const idsOfProgress = (rows: { CountryId: number }[]) => rows.map(({ CountryId }) => CountryId);
