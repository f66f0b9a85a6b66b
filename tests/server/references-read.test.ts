import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#generated/schema.ts';
import { openTestApp, type TestApp, testNow } from './support/app.ts';
import { setPermissions, setRow } from './support/ratings.ts';
import { current, putReference, type Reference } from './support/references.ts';

type References = components['schemas']['References'];

const address = { editionId: 4, countryId: 404, indicatorId: 451 };

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ contents: 'demo' });
});
afterAll(() => test.close());

const read = async (params = address): Promise<References> => {
  const answer = await test.call('readReferences', { as: 5, params });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const editionsOf = ({ PreviousReportEditionReferences: previous }: References) =>
  previous.map(({ ReportEditionId }) => ReportEditionId);
const titles = (references: Reference[]) => references.map(({ Title }) => Title);

describe('readReferences', () => {
  it('[S245] [S211] answers those of the edition and, newest first, of those before it', async () => {
    const answer = await read();
    expect(answer.CurrentReportEditionReferences.length).toBeGreaterThan(1);
    for (const one of answer.CurrentReportEditionReferences)
      expect(one).toMatchObject({ ReportEditionId: 4, CountryIndicatorRatingId: 100_201 });
    expect(answer.PreviousReportEditionReferences).toEqual([
      {
        ReportEditionId: 3,
        ReportEditionName: 'Road Safety Report 2025',
        References: [
          expect.objectContaining({
            Title: 'National Transport and Safety Authority Act',
            ReportEditionId: 3,
            CountryIndicatorRatingId: 71_251,
            AccessDate: '2025-03-03',
            YearFirstUsed: 2025,
            URL: 'https://laws.example.org/ke/ntsa-act',
            Pages: null,
          }),
        ],
      },
      {
        ReportEditionId: 2,
        ReportEditionName: 'Road Safety Report 2024',
        References: [expect.objectContaining({ Title: 'Terms of reference of the road safety committee', URL: null })],
      },
    ]);
  });

  it('[S181] sees an earlier edition as it was seen then: nothing of later ones', async () => {
    const answer = await read({ ...address, editionId: 3, indicatorId: 301 });
    expect(titles(answer.CurrentReportEditionReferences)).toEqual(['National Transport and Safety Authority Act']);
    expect(editionsOf(answer)).toEqual([2]);
  });

  it('[S211] matches by the library indicator, wherever the indicator stands in its edition', async () => {
    const library = (id: number, library_indicator_id: number) =>
      test.db.updateTable('indicator').set({ library_indicator_id }).where('id', '=', id).execute();
    // in 2025, 1.1.1 and 1.1.2 have changed their meaning; the third step frees the unique pair
    await test.db
      .insertInto('library_indicator')
      .values({ id: 9_001, full_name: 'Spare', short_name: 'Spare', description: '', time_period: '2025' })
      .execute();
    await library(301, 9_001);
    expect(editionsOf(await read())).toEqual([2]);
    await library(302, 1);
    await library(301, 2);
    expect(editionsOf(await read({ ...address, indicatorId: 452 }))).toContain(3);
    await library(302, 9_001);
    await library(301, 1);
    await library(302, 2);
    expect(editionsOf(await read())).toEqual([3, 2]);
  });

  it('[S211] sorts by Title and then by Id, alike on every engine', async () => {
    const at = { country_indicator_id: 100_204 };
    await test.db.deleteFrom('reference').where('country_indicator_id', '=', 100_204).execute();
    const ids = [];
    for (const title of ['zeta', 'Éclair', 'alpha', 'Beta', 'alpha', 'Alpha'])
      ids.push(await putReference(test, { ...at, title }));
    const { CurrentReportEditionReferences: own } = await read({ ...address, indicatorId: 454 });
    expect(titles(own)).toEqual(['alpha', 'alpha', 'Alpha', 'Beta', 'Éclair', 'zeta']);
    expect(own.slice(0, 2).map(({ Id }) => Id)).toEqual([ids[2], ids[4]]);
  });

  it('answers none where there is none', async () => {
    await test.db
      .deleteFrom('reference')
      .where('country_indicator_id', 'in', [100_205, 71_255, 42_305, 13_355])
      .execute();
    const answer = await read({ ...address, indicatorId: 455 });
    expect(answer).toEqual({ CurrentReportEditionReferences: [], PreviousReportEditionReferences: [] });
  });

  it('leaves out an edition that the country has left', async () => {
    const leave = (removed_on: Date | null) =>
      test.db
        .updateTable('edition_country')
        .set({ removed_on })
        .where('edition_id', '=', 3)
        .where('country_id', '=', 404)
        .execute();
    await leave(testNow);
    expect(editionsOf(await read())).toEqual([2]);
    await leave(null);
    expect(editionsOf(await read())).toEqual([3, 2]);
  });

  it.each([
    ['an indicator of another edition', { ...address, indicatorId: 301 }],
    ['an unknown country', { ...address, countryId: 999 }],
    ['an unknown edition', { ...address, editionId: 77 }],
  ])('is 404 for %s', async (_what, params) => {
    expect((await test.call('readReferences', { as: 1, params })).statusCode).toBe(404);
  });
});

describe('where a reference can be copied to', () => {
  const regions = async (as: number) => (await test.call('listAssignableRegions', { as, params: current })).json();
  const indicators = async (as: number) =>
    (await test.call('listAssignableIndicators', { as, params: current })).json();

  it('[S247] [S184] [S185] is everywhere for who may manage all', async () => {
    const countries = await regions(1);
    expect(countries).toHaveLength(193);
    expect(countries[0]).toEqual({ Id: 4, Name: 'Afghanistan', Region: 'Asia' });
    const all = (await test.call('listCountries', { as: 1 })).json() as { Id: number }[];
    const own = new Set(countries.map(({ Id }: { Id: number }) => Id));
    expect(countries.map(({ Id }: { Id: number }) => Id)).toEqual(all.map(({ Id }) => Id).filter((id) => own.has(id)));
    const rows = await indicators(1);
    expect(rows).toHaveLength(150);
    expect(rows.slice(0, 2)).toEqual([
      { Id: 451, Name: '1.1.1 Lead agency named in law' },
      { Id: 452, Name: '1.1.2 Lead agency has its own budget' },
    ]);
  });

  it('[S247] [S231] is where one is researcher or reviewer for who may manage the own ones', async () => {
    await test.db
      .updateTable('country_indicator')
      .set({ research_user_id: null, qa_user_id: null })
      .where((eb) => eb.or([eb('research_user_id', '=', 9), eb('qa_user_id', '=', 9)]))
      .execute();
    expect([await regions(9), await indicators(9)]).toEqual([[], []]);
    await setRow(test, { research_user_id: 9 });
    await setRow(test, { qa_user_id: 9 }, 100_207);
    // the same users' work in another edition gives nothing here
    await setRow(test, { research_user_id: 9 }, 71_258);
    expect(await regions(9)).toEqual([{ Id: 404, Name: 'Kenya', Region: 'Africa' }]);
    const rows = await indicators(9);
    expect(rows.map(({ Id }: { Id: number }) => Id)).toEqual([451, 457]);
  });

  it('[S231] is nowhere for who may manage none, whatever is assigned', async () => {
    await setPermissions(test, 3, ['dataentry-references-manage-own', 'dataentry-indicatorsQA-any']);
    await setRow(test, { research_user_id: 5 }, 100_208);
    expect([await regions(5), await indicators(5)]).toEqual([[], []]);
  });

  it('leaves out countries that have left the edition', async () => {
    await test.db
      .updateTable('edition_country')
      .set({ removed_on: testNow })
      .where('edition_id', '=', 4)
      .where('country_id', '=', 578)
      .execute();
    const ids = (await regions(1)).map(({ Id }: { Id: number }) => Id);
    expect(ids).toHaveLength(192);
    expect(ids).not.toContain(578);
  });

  it.each(['listAssignableRegions', 'listAssignableIndicators'] as const)(
    'is 404 for a rating of another edition (%s)',
    async (operation) => {
      const params = { editionId: 3, ratingId: current.ratingId };
      expect((await test.call(operation, { as: 1, params })).statusCode).toBe(404);
    },
  );
});
