import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '#generated/schema.ts';
import type { RowChange } from '../../../server/db/schema.ts';
import { type CallOptions, openTestApp, type TestApp } from '../support/app.ts';

type Comparison = components['schemas']['Comparison'];

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ contents: 'demo' });
});
afterAll(() => test.close());

const call = (query: CallOptions['query'], as = 1) => test.call('readCompare', { as, query });
async function read(query: CallOptions['query'], as = 1): Promise<Comparison> {
  const answer = await call(query, as);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const ofIndicator = ({ Indicators }: Comparison, id: number) =>
  Indicators.find(({ IndicatorId }) => IndicatorId === id);
const scoresOf = (comparison: Comparison, id: number) =>
  ofIndicator(comparison, id)?.CountryRatings.map(({ PreviousScore, LatestScore }) => [PreviousScore, LatestScore]);
const editionIds = ({ Editions }: Comparison) => Editions.map(({ Id }) => Id);
const kenyaAndNorway = '[404,578]';

describe('readCompare', () => {
  it('[S248] [S216] [S189] answers the chosen countries by name, and the scores of both editions, the latest first', async () => {
    const found = await read({ editions: '[3,4]', countries: '[578,404]' });
    expect(found.Editions).toEqual([
      { Id: 4, EditionName: 'Road Safety Report 2026', EndDate: '2026-12-31' },
      { Id: 3, EditionName: 'Road Safety Report 2025', EndDate: '2025-12-31' },
    ]);
    expect(found.Countries).toEqual([
      { Id: 404, Name: 'Kenya', Region: 'Africa' },
      { Id: 578, Name: 'Norway', Region: 'Europe' },
    ]);
    expect(found.Indicators).toHaveLength(150);
    expect(found.Indicators[0]).toMatchObject({
      IndicatorId: 1,
      IndicatorOrderNumber: '1.1.1',
      IndicatorName: 'Lead agency named in law',
      IndicatorRating: 0,
    });
    expect(found.Indicators[0]?.CountryRatings[0]).toEqual({ CountryId: 404, PreviousScore: 1, LatestScore: 1 });
    expect(ofIndicator(found, 5)).toMatchObject({ IndicatorOrderNumber: '1.1.5', IndicatorRating: 1 });
    expect(ofIndicator(found, 5)?.CountryRatings[0]).toMatchObject({ LatestScore: -1 });
  });

  it('[B40] names the Ids by which the page of a score is opened in either edition', async () => {
    const found = await read({ editions: '[3,4]', countries: '[404]' });
    const ids = await test.db.selectFrom('indicator').select(['id', 'edition_id', 'library_indicator_id']).execute();
    const idIn = ({ edition, library }: { edition: number; library: number }) =>
      ids.find((one) => one.edition_id === edition && one.library_indicator_id === library)?.id ?? null;
    for (const { IndicatorId, LatestIndicatorId, PreviousIndicatorId } of found.Indicators)
      expect([LatestIndicatorId, PreviousIndicatorId]).toEqual([
        idIn({ edition: 4, library: IndicatorId }),
        idIn({ edition: 3, library: IndicatorId }),
      ]);
    const single = await read({ editions: '[4]', countries: '[404]' });
    expect(single.Indicators[0]?.PreviousIndicatorId).toBeNull();
  });

  it('[S190] holds every score of 150 indicators, 193 countries and two editions in its place', async () => {
    const rows = await test.db
      .selectFrom('country_indicator as ci')
      .innerJoin('indicator as i', 'i.id', 'ci.indicator_id')
      .select(['ci.edition_id', 'ci.country_id', 'ci.score', 'i.library_indicator_id'])
      .where('ci.edition_id', 'in', [2, 4])
      .execute();
    const stored = new Map(
      rows.map((row) => [[row.edition_id, row.country_id, row.library_indicator_id].join(), row.score]),
    );
    const countries = JSON.stringify([...new Set(rows.map(({ country_id }) => country_id))]);
    const found = await read({ editions: '[2,4]', countries });
    expect(found.Countries).toHaveLength(193);
    let [cells, wrong] = [0, 0];
    for (const { IndicatorId, CountryRatings } of found.Indicators)
      for (const { CountryId, PreviousScore, LatestScore } of CountryRatings) {
        const expected = [2, 4].map((edition) => stored.get([edition, CountryId, IndicatorId].join()));
        if (PreviousScore !== expected[0] || LatestScore !== expected[1]) wrong += 1;
        cells += 2;
      }
    expect([cells, wrong]).toEqual([57_900, 0]);
    expect(rows.some(({ score }) => score === null) && rows.some(({ score }) => score === 0)).toBe(true);
  });

  it('[B62] tells what share of all countries of a region is rated favourably, by the polarity of each edition', async () => {
    await test.db.updateTable('indicator').set({ polarity: 1 }).where('id', '=', 301).execute();
    const found = await read({ editions: '[4,3]', countries: kenyaAndNorway });
    await test.db.updateTable('indicator').set({ polarity: 0 }).where('id', '=', 301).execute();
    const rows = await test.db
      .selectFrom('country_indicator as ci')
      .innerJoin('country as c', 'c.id', 'ci.country_id')
      .select(['ci.indicator_id', 'ci.is_met'])
      .where('ci.indicator_id', 'in', [301, 451])
      .where('c.region', '=', 'Africa')
      .where('ci.is_met', 'is not', null)
      .execute();
    const share = (indicator: number, favourable: boolean) => {
      const own = rows.filter(({ indicator_id }) => indicator_id === indicator);
      const part = own.filter(({ is_met }) => is_met === favourable).length;
      return { rated: own.length, score: Math.round((1000 * part) / own.length) / 10 };
    };
    const [is, was] = [share(451, true), share(301, false)];
    expect(was.rated).toBeGreaterThan(1);
    expect(ofIndicator(found, 1)).toMatchObject({ IndicatorRating: 0, PreviousIndicatorRating: 1 });
    expect(ofIndicator(found, 1)?.RegionScores?.map(({ Region }) => Region)).toEqual(['Africa', 'Europe']);
    expect(ofIndicator(found, 1)?.RegionScores?.[0]).toEqual({
      ...{ Region: 'Africa', Score: is.score, Rated: is.rated },
      ...{ PreviousScore: was.score, PreviousRated: was.rated },
    });
    const single = await read({ editions: '[4]', countries: '[404]' });
    expect(ofIndicator(single, 1)).toMatchObject({ PreviousIndicatorRating: null });
    expect(ofIndicator(single, 1)?.RegionScores?.[0]).toMatchObject({ PreviousScore: null, PreviousRated: 0 });
  });

  it('[B62] counts only what is QA completed where that is asked for, in cells, regions and the file', async () => {
    const both = { editions: '[4,3]', countries: kenyaAndNorway };
    const found = await read({ ...both, completedOnly: true });
    const rows = await test.db
      .selectFrom('country_indicator as ci')
      .innerJoin('indicator as i', 'i.id', 'ci.indicator_id')
      .innerJoin('country as c', 'c.id', 'ci.country_id')
      .select(['ci.edition_id', 'ci.country_id', 'ci.score', 'ci.is_met', 'i.library_indicator_id', 'c.region'])
      .where('ci.edition_id', 'in', [3, 4])
      .where('ci.status', '=', 3)
      .execute();
    const stored = new Map(
      rows.map((row) => [`${row.edition_id} ${row.country_id} ${row.library_indicator_id}`, row.score]),
    );
    const told = found.Indicators.flatMap(({ IndicatorId, CountryRatings }) =>
      CountryRatings.map(({ CountryId, PreviousScore, LatestScore }) => [
        ...[PreviousScore, stored.get(`3 ${CountryId} ${IndicatorId}`) ?? null],
        ...[LatestScore, stored.get(`4 ${CountryId} ${IndicatorId}`) ?? null],
      ]),
    );
    expect(told.filter(([was, hadBeen, is, has]) => was !== hadBeen || is !== has)).toEqual([]);
    const all = await read(both);
    const scores = ({ Indicators }: typeof found) =>
      Indicators.flatMap(({ CountryRatings }) => CountryRatings).filter(({ LatestScore }) => LatestScore !== null)
        .length;
    expect(scores(found)).toBeLessThan(scores(all));
    const africa = rows.filter(
      (row) => row.edition_id === 4 && row.library_indicator_id === 1 && row.region === 'Africa' && row.is_met !== null,
    );
    expect(ofIndicator(found, 1)?.RegionScores?.[0]).toMatchObject({ Region: 'Africa', Rated: africa.length });
  });

  it('[S188] [S227] tells which of the countries an edition lacks, also one that was removed from it', async () => {
    const both = { editions: '[4,3]', countries: kenyaAndNorway };
    expect((await read(both)).AbsentCountries).toEqual([]);
    await test.db
      .updateTable('edition_country')
      .set({ removed_on: new Date() })
      .where('edition_id', '=', 3)
      .where('country_id', '=', 578)
      .execute();
    const found = await read(both);
    await test.db.updateTable('edition_country').set({ removed_on: null }).where('edition_id', '=', 3).execute();
    expect(found.AbsentCountries).toEqual([{ EditionId: 3, CountryIds: [578] }]);
    expect(found.Countries.map(({ Id }) => Id)).toEqual([404, 578]);
  });

  it('has no previous scores with one edition, which may be named twice', async () => {
    const one = await read({ editions: '[3]', countries: kenyaAndNorway });
    expect(editionIds(one)).toEqual([3]);
    expect(
      one.Indicators.flatMap(({ CountryRatings }) => CountryRatings).every((rating) => rating.PreviousScore === null),
    ).toBe(true);
    expect(scoresOf(one, 1)?.[0]).toEqual([null, 1]);
    expect(await read({ editions: '[3,3]', countries: '[404,578,404]' })).toEqual(one);
  });

  it('[S188] shows only the chosen milestones of the latest edition', async () => {
    const everything = await read({ editions: '[4,3]', countries: kenyaAndNorway });
    const some = await read({ editions: '[4,3]', countries: kenyaAndNorway, milestones: '[16,18]' });
    expect(some.Indicators).toEqual(
      everything.Indicators.filter(({ IndicatorOrderNumber }) => /^[13]\./.test(IndicatorOrderNumber)),
    );
    expect(some.Indicators).toHaveLength(60);
    for (const milestones of ['[11]', '[999999]'])
      expect((await read({ editions: '[4,3]', countries: kenyaAndNorway, milestones })).Indicators).toEqual([]);
  });

  it('leaves out countries that are not there, and shows NA where one has no ratings', async () => {
    const unknown = await read({ editions: '[4]', countries: '[404,999999]' });
    expect(unknown.Countries.map(({ Id }) => Id)).toEqual([404]);
    const outside = await test.db
      .selectFrom('country')
      .select('id')
      .where('id', 'not in', (eb) => eb.selectFrom('edition_country').select('country_id'))
      .executeTakeFirstOrThrow();
    const found = await read({ editions: '[4,3]', countries: `[${outside.id}]` });
    expect(found.Countries).toHaveLength(1);
    const scores = found.Indicators.flatMap(({ CountryRatings }) => CountryRatings);
    expect(scores).toEqual(Array(150).fill({ CountryId: outside.id, PreviousScore: null, LatestScore: null }));
  });

  it('[S187] [S230] is for who may compare', async () => {
    const query = { editions: '[4,3]', countries: kenyaAndNorway };
    for (const [as, status] of [
      [0, 401],
      [2, 200],
      [4, 403],
      [5, 200],
    ] as const)
      expect((await call(query, as)).statusCode).toBe(status);
  });

  it('[Q-S28] [Q-S27] refuses what the contract does not say: no edition, three, none that is there', async () => {
    for (const [pointer, query] of [
      ['editions', { countries: '[404]' }],
      ['editions', { editions: '[]', countries: '[404]' }],
      ['editions', { editions: '[4,3,2]', countries: '[404]' }],
      ['editions', { editions: '4', countries: '[404]' }],
      ['countries', { editions: '[4]' }],
      ['countries', { editions: '[4]', countries: '[]' }],
      ['countries', { editions: '[4]', countries: '[1 or 1=1]' }],
      ['milestones', { editions: '[4]', countries: '[404]', milestones: '{"__proto__":1}' }],
    ] as const) {
      const answer = await call(query);
      expect(answer.statusCode, JSON.stringify(query)).toBe(400);
      expect(answer.json().errors[0].pointer).toBe(pointer);
    }
    for (const editions of ['[77]', '[4,77]'])
      expect((await call({ editions, countries: '[404]' })).statusCode).toBe(404);
  });
});

describe('where editions differ', () => {
  let other: TestApp;
  beforeEach(async () => {
    other = test;
    test = await openTestApp({ contents: 'demo' });
  });
  afterEach(async () => {
    await test.close();
    test = other;
  });
  const setEdition = (id: number, values: RowChange<'edition'>) =>
    test.db.updateTable('edition').set(values).where('id', '=', id).execute();
  const order = async () => editionIds(await read({ editions: '[4,3]', countries: '[404]' }));

  it('[S189] the latest is the one that ends later, an open one last of all; ties go by the start, then the Id', async () => {
    await setEdition(3, { end_date: '2027-06-30' });
    expect(await order()).toEqual([3, 4]);
    await setEdition(4, { end_date: null });
    expect(await order()).toEqual([4, 3]);
    await setEdition(3, { end_date: null });
    expect(await order()).toEqual([4, 3]);
    await setEdition(3, { start_date: '2026-01-02' });
    expect(await order()).toEqual([3, 4]);
    await setEdition(3, { start_date: '2026-01-01' });
    expect(await order()).toEqual([4, 3]);
    await setEdition(3, { end_date: '2026-12-31' });
    await setEdition(4, { end_date: '2026-12-31' });
    expect(await order()).toEqual([4, 3]);
  });

  it('the same indicator is found by its place in the library, wherever it stood before', async () => {
    const before = await read({ editions: '[4,3]', countries: kenyaAndNorway });
    // 1.1.1 and 1.1.5 of the previous edition change places
    await test.db.transaction().execute(async (trx) => {
      await trx.updateTable('indicator').set({ order_id: 5 }).where('id', '=', 301).execute();
      await trx.updateTable('indicator').set({ order_id: 1 }).where('id', '=', 305).execute();
    });
    expect(await read({ editions: '[4,3]', countries: kenyaAndNorway })).toEqual(before);
  });

  it('numbers and names are those of the latest; what only the previous one holds is no row', async () => {
    await test.db.updateTable('indicator').set({ short_name: 'Renamed since' }).where('id', '=', 451).execute();
    await test.db.deleteFrom('indicator').where('id', 'in', [454, 305]).execute();
    const found = await read({ editions: '[4,3]', countries: kenyaAndNorway });
    expect(found.Indicators[0]).toMatchObject({ IndicatorOrderNumber: '1.1.1', IndicatorName: 'Renamed since' });
    expect(ofIndicator(found, 4)).toBeUndefined();
    expect(found.Indicators).toHaveLength(149);
    expect(scoresOf(found, 5)?.[0]).toEqual([null, -1]);
  });

  it('a country that was removed from one of them is NA there, and comes back with its scores', async () => {
    const query = { editions: '[4,3]', countries: '[404]' };
    const row = test.db.updateTable('edition_country').where('edition_id', '=', 4).where('country_id', '=', 404);
    await row.set({ removed_on: new Date() }).execute();
    expect(scoresOf(await read(query), 1)).toEqual([[1, null]]);
    await row.set({ removed_on: null }).execute();
    expect(scoresOf(await read(query), 1)).toEqual([[1, 1]]);
  });
});
