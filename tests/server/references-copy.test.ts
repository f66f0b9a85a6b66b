import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, testNow } from './support/app.ts';
import { rowOf, setEditionActive, setRow } from './support/ratings.ts';
import { allReferences, current, previous, putReference, ratingOf, referencesOf } from './support/references.ts';

const [kenya, peru, norway] = [404, 604, 578];

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ contents: 'demo' });
});
afterAll(() => test.close());

beforeEach(async () => {
  await setEditionActive(test, true);
  await setRow(test, { status: 1, research_user_id: 2, qa_user_id: 3 });
});

const rows = (ids: number[]) => ids.map((Id) => ({ Id }));
const copy = (referenceId: number, indicators: number[], countries: number[], { as = 1, params = current } = {}) =>
  test.call('copyReference', {
    as,
    params,
    body: { referenceId, indicators: rows(indicators), countries: rows(countries) },
  });
const use = (referenceId: number, { as = 2, params = current } = {}) =>
  test.call('copyReferenceToCurrent', { as, params: { ...params, referenceId } });
/** What every backend tells; which pairs are skipped is told in references-copy-summary.test.ts. */
const counts = (answer: LightMyRequestResponse) => {
  const { Copied, Skipped, Skips } = answer.json();
  expect(Skips.reduce((sum: number, { Count }: { Count: number }) => sum + Count, 0)).toBe(Skipped);
  return { Copied, Skipped };
};
/** Titles are made unique, so that the demonstration's own references never count as the same. */
let serial = 0;
const unique = () => `Copied source ${++serial}`;
const copiesOf = async (title: string) =>
  (await test.db.selectFrom('reference').selectAll().where('title', '=', title).orderBy('id').execute()).map(
    ({ country_indicator_id }) => country_indicator_id,
  );
const idOf = async ({ indicatorId, countryId }: { indicatorId: number; countryId: number }) =>
  (await ratingOf(test, { indicatorId, countryId })).id;

describe('copyReference', () => {
  it('[S246] [S212] [S186] copies to every chosen indicator in every chosen country but the source', async () => {
    const title = unique();
    const optional = { url: 'https://example.org/x', pages: '1-2', journal: 'Gazette', access_date: '2026-11-17' };
    const id = await putReference(test, { title, ...optional, year_first_used: 2024, version: 7 });
    const answer = await copy(id, [451, 452], [kenya, peru]);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(counts(answer)).toEqual({ Copied: 3, Skipped: 1 });
    expect(answer.json().Skips).toMatchObject([
      { Reason: 0, Count: 1, Pairs: [{ IndicatorId: 451, CountryId: kenya }] },
    ]);
    const targets = [
      await idOf({ indicatorId: 452, countryId: kenya }),
      await idOf({ indicatorId: 451, countryId: peru }),
      await idOf({ indicatorId: 452, countryId: peru }),
    ];
    expect((await copiesOf(title)).sort()).toEqual([current.ratingId, ...targets].sort());
    for (const target of targets) {
      const [row] = (await referencesOf(test, target)).filter((one) => one.title === title);
      expect(row).toMatchObject({ ...optional, author: 'National Transport and Safety Authority' });
      expect(row).toMatchObject({ year_first_used: 2024, version: 1, changed_by: 1, changed_on: testNow });
    }
  });

  it('[S246] skips pairs that hold the same Title and URL, so that the same again copies nothing', async () => {
    const title = unique();
    const id = await putReference(test, { title, url: 'https://example.org/x' });
    // the same title elsewhere, the same address with another title: neither is the same source
    await putReference(test, {
      title,
      url: null,
      country_indicator_id: await idOf({ indicatorId: 452, countryId: kenya }),
    });
    await putReference(test, {
      title: unique(),
      url: 'https://example.org/x',
      country_indicator_id: await idOf({ indicatorId: 453, countryId: kenya }),
    });
    await putReference(test, {
      title,
      url: 'https://example.org/x',
      country_indicator_id: await idOf({ indicatorId: 454, countryId: kenya }),
    });
    expect(counts(await copy(id, [452, 453, 454], [kenya]))).toEqual({ Copied: 2, Skipped: 1 });
    const before = await allReferences(test);
    expect(counts(await copy(id, [452, 453, 454], [kenya]))).toEqual({ Copied: 0, Skipped: 3 });
    expect(await allReferences(test)).toEqual(before);
  });

  it.each([[null], ['']])('takes two sources without an address (%j) for the same', async (url) => {
    const title = unique();
    const id = await putReference(test, { title, url });
    await putReference(test, {
      title,
      url: null,
      country_indicator_id: await idOf({ indicatorId: 452, countryId: kenya }),
    });
    expect(counts(await copy(id, [452, 453], [kenya]))).toEqual({ Copied: 1, Skipped: 1 });
  });

  it('counts a row chosen twice once, and skips what does not exist', async () => {
    const id = await putReference(test, { title: unique() });
    // 301 is of another edition, 999 is no country
    expect(counts(await copy(id, [452, 452, 301], [kenya, kenya, 999]))).toEqual({ Copied: 1, Skipped: 3 });
  });

  it('skips countries that have left the edition', async () => {
    const leave = (removed_on: Date | null) =>
      test.db
        .updateTable('edition_country')
        .set({ removed_on })
        .where('edition_id', '=', 4)
        .where('country_id', '=', norway)
        .execute();
    const id = await putReference(test, { title: unique() });
    await leave(testNow);
    expect(counts(await copy(id, [451], [peru, norway]))).toEqual({ Copied: 1, Skipped: 1 });
    await leave(null);
    expect(counts(await copy(id, [451], [peru, norway]))).toEqual({ Copied: 1, Skipped: 1 });
  });

  it('[S231] [Q-S20] skips pairs where the caller may not manage references', async () => {
    const title = unique();
    const id = await putReference(test, { title });
    const [own, foreign] = [
      await idOf({ indicatorId: 452, countryId: kenya }),
      await idOf({ indicatorId: 453, countryId: kenya }),
    ];
    await setRow(test, { research_user_id: 8, qa_user_id: 2 }, own);
    await setRow(test, { research_user_id: 8, qa_user_id: 9 }, foreign);
    expect(counts(await copy(id, [452, 453], [kenya], { as: 2 }))).toEqual({ Copied: 1, Skipped: 1 });
    expect(await copiesOf(title)).toEqual([current.ratingId, own]);
  });

  it('[Q-S20] copies only references of the rating of the address', async () => {
    const elsewhere = await putReference(test, {
      title: unique(),
      country_indicator_id: await idOf({ indicatorId: 452, countryId: kenya }),
    });
    const before = await allReferences(test);
    for (const referenceId of [elsewhere, 999_999]) {
      const answer = await copy(referenceId, [453], [kenya]);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toEqual([
        { pointer: '/referenceId', detail: 'must be a reference of the rating of the address' },
      ]);
    }
    expect(await allReferences(test)).toEqual(before);
  });

  it('refuses bodies that cannot be', async () => {
    const referenceId = await putReference(test, { title: unique() });
    const [indicators, countries] = [rows([452]), rows([kenya])];
    const before = await allReferences(test);
    for (const body of [
      undefined,
      { referenceId, indicators },
      { referenceId, indicators: [], countries },
      { referenceId, indicators, countries: [] },
      { referenceId, indicators: [452], countries },
      { referenceId, indicators: rows([0]), countries },
      { referenceId: String(referenceId), indicators, countries },
      { referenceId, indicators, countries: rows(Array.from({ length: 301 }, (_, index) => index + 1)) },
      { referenceId, indicators, countries, editionId: 3 },
    ]) {
      const answer = await test.call('copyReference', { as: 1, params: current, body });
      expect(answer.statusCode, JSON.stringify(body)).toBe(422);
    }
    expect(await allReferences(test)).toEqual(before);
  });

  it('[Q-S23] refuses in an inactive edition', async () => {
    const id = await putReference(test, { title: unique(), country_indicator_id: previous.ratingId });
    const before = await allReferences(test);
    const answer = await copy(id, [302], [kenya], { params: previous });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('inactive-edition');
    expect(await allReferences(test)).toEqual(before);
  });

  it('is 404 for a rating of another edition', async () => {
    const params = { editionId: 3, ratingId: current.ratingId };
    expect((await copy(1, [452], [kenya], { params })).statusCode).toBe(404);
  });

  it('makes one copy each where several people copy the same at once', async () => {
    const title = unique();
    const id = await putReference(test, { title });
    const indicators = [451, 452, 453, 454];
    const answers = await Promise.all([1, 1, 1, 1].map((as) => copy(id, indicators, [kenya, peru], { as })));
    const copied = answers.map((answer) => answer.json().Copied as number);
    expect(copied.reduce((sum, count) => sum + count, 0)).toBe(7);
    expect(await copiesOf(title)).toHaveLength(8);
  });

  it('copies to a whole edition', async () => {
    const title = unique();
    const id = await putReference(test, { title });
    const indicators = Array.from({ length: 150 }, (_, index) => 451 + index);
    const everywhere = (await test.call('listCountries', { as: 1 })).json() as { Id: number }[];
    const countries = everywhere.map(({ Id }) => Id);
    const answer = await copy(id, indicators, countries);
    const { Copied, Skipped } = answer.json();
    expect(Copied).toBe(150 * 193 - 1);
    expect(Copied + Skipped).toBe(150 * countries.length);
    await test.db.deleteFrom('reference').where('title', '=', title).execute();
  });
});

describe('copyReferenceToCurrent', () => {
  it('[S246] [S182] copies one of an earlier edition, with the year of its first use', async () => {
    const title = unique();
    const id = await putReference(test, {
      title,
      country_indicator_id: previous.ratingId,
      year_first_used: 2023,
      url: 'ftp://example.org/old',
      version: 4,
    });
    const answer = await use(id);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({
      Title: title,
      URL: 'ftp://example.org/old',
      YearFirstUsed: 2023,
      Version: 1,
      ReportEditionId: 4,
      CountryIndicatorRatingId: current.ratingId,
    });
    expect(await copiesOf(title)).toEqual([previous.ratingId, current.ratingId]);
    const again = await use(id);
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(answer.json());
    expect(await copiesOf(title)).toHaveLength(2);
  });

  it('answers what holds the same Title and URL already', async () => {
    const title = unique();
    const own = await putReference(test, { title, url: null });
    const id = await putReference(test, { title, url: '', country_indicator_id: previous.ratingId });
    expect((await use(id)).json()).toMatchObject({ Id: own, URL: null });
  });

  it.each([
    ['of the same edition', () => putReference(test, { title: unique() })],
    [
      'of another indicator',
      () => putReference(test, { title: unique(), country_indicator_id: previous.ratingId + 1 }),
    ],
    ['that does not exist', async () => 999_999],
  ])('is 404 for a reference %s', async (_what, put) => {
    const id = await put();
    const before = await allReferences(test);
    expect((await use(id)).statusCode).toBe(404);
    expect(await allReferences(test)).toEqual(before);
  });

  it('is 404 for a reference of a later edition, and for a rating of another one', async () => {
    const id = await putReference(test, { title: unique() });
    expect((await use(id, { as: 1, params: previous })).statusCode).toBe(404);
    const params = { editionId: 3, ratingId: current.ratingId };
    expect((await use(id, { as: 1, params })).statusCode).toBe(404);
  });

  it('[Q-S20] [S231] is refused to who is not assigned', async () => {
    const id = await putReference(test, { title: unique(), country_indicator_id: previous.ratingId });
    const [before, rating] = [await allReferences(test), await rowOf(test)];
    expect((await use(id, { as: 9 })).statusCode).toBe(403);
    expect([await allReferences(test), await rowOf(test)]).toEqual([before, rating]);
  });

  it('[Q-S23] refuses in an inactive edition', async () => {
    const id = await putReference(test, { title: unique(), country_indicator_id: previous.ratingId - 28_950 });
    const before = await allReferences(test);
    const answer = await use(id, { as: 1, params: previous });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('inactive-edition');
    expect(await allReferences(test)).toEqual(before);
  });
});
