import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '#generated/schema.ts';
import { openTestApp, type TestApp, testNow } from './support/app.ts';
import { setEditionActive, setRow } from './support/ratings.ts';
import { allReferences, current, previous, putReference, ratingOf } from './support/references.ts';

type Skip = components['schemas']['ReferenceCopySkip'];
type Operation = 'summariseReferenceCopy' | 'copyReference';

const [kenya, peru, norway] = [404, 604, 578];
const [source, notInEdition, notManageable, alreadyHeld] = [0, 1, 2, 3];

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ contents: 'demo' });
});
afterAll(() => test.close());
beforeEach(() => setRow(test, { status: 1, research_user_id: 2, qa_user_id: 3 }));

const rows = (ids: number[]) => ids.map((Id) => ({ Id }));
const ask = (
  operationId: Operation,
  referenceId: number,
  indicators: number[],
  countries: number[],
  { as = 1, params = current } = {},
) =>
  test.call(operationId, {
    as,
    params,
    body: { referenceId, indicators: rows(indicators), countries: rows(countries) },
  });
const summarise = (...asked: Parameters<typeof ask> extends [Operation, ...infer Rest] ? Rest : never) =>
  ask('summariseReferenceCopy', ...asked);
let serial = 0;
const unique = () => `Counted source ${++serial}`;
const idOf = async ({ indicatorId, countryId }: { indicatorId: number; countryId: number }) =>
  (await ratingOf(test, { indicatorId, countryId })).id;
/** Reason, count, and the named pairs as Ids. */
const brief = (skips: Skip[]) =>
  skips.map(({ Reason, Count, Pairs }) => [Reason, Count, Pairs.map((pair) => [pair.IndicatorId, pair.CountryId])]);

/** A source of Kenya's 1.1.1 that each reason applies to: 452 holds it in Kenya, 453 of Kenya is somebody else's. */
async function mixed() {
  const title = unique();
  const id = await putReference(test, { title, url: 'https://example.org/x' });
  const held = await idOf({ indicatorId: 452, countryId: kenya });
  await putReference(test, { title, url: 'https://example.org/x', country_indicator_id: held });
  await setRow(test, { research_user_id: 2 }, held);
  await setRow(test, { research_user_id: 8, qa_user_id: 9 }, await idOf({ indicatorId: 453, countryId: kenya }));
  await setRow(test, { research_user_id: 8, qa_user_id: 2 }, await idOf({ indicatorId: 454, countryId: kenya }));
  return id;
}

describe('summariseReferenceCopy', () => {
  it('[S185] counts the pairs that are possible and tells the others by reason', async () => {
    const id = await mixed();
    const before = await allReferences(test);
    // 301 is an indicator of another edition, 60 a country outside this one, 999 none at all
    const answer = await summarise(id, [453, 454, 451, 452, 301], [999, kenya, 60], { as: 2 });
    expect(answer.statusCode, answer.body).toBe(200);
    const { PossibleCount, Skips } = answer.json();
    expect(PossibleCount).toBe(1);
    expect(brief(Skips)).toEqual([
      [source, 1, [[451, kenya]]],
      [
        notInEdition,
        11,
        [
          ...[451, 452, 453, 454].flatMap((indicator) => [
            [indicator, 60],
            [indicator, 999],
          ]),
          ...[60, kenya, 999].map((country) => [301, country]),
        ],
      ],
      [notManageable, 1, [[453, kenya]]],
      [alreadyHeld, 1, [[452, kenya]]],
    ]);
    expect(Skips[3].Pairs).toEqual([
      {
        IndicatorId: 452,
        IndicatorName: '1.1.2 Lead agency has its own budget',
        CountryId: kenya,
        CountryName: 'Kenya',
      },
    ]);
    const names = Skips[1].Pairs.map((pair: Record<string, unknown>) => [pair.IndicatorName, pair.CountryName]);
    expect([names[0], names[1], names.at(-1)]).toEqual([
      ['1.1.1 Lead agency named in law', 'Bermuda'],
      ['1.1.1 Lead agency named in law', null],
      [null, null],
    ]);
    expect(await allReferences(test)).toEqual(before);
  });

  it('[S185] [S246] says before a copy what the copy then does and tells, whoever copies', async () => {
    for (const as of [1, 2]) {
      const id = await mixed();
      const asked = [id, [451, 452, 453, 454, 301], [kenya, peru, norway, 60]] as const;
      const before = (await summarise(asked[0], [...asked[1]], [...asked[2]], { as })).json();
      const copied = (await ask('copyReference', asked[0], [...asked[1]], [...asked[2]], { as })).json();
      expect(copied).toEqual({ Copied: before.PossibleCount, Skipped: 20 - copied.Copied, Skips: before.Skips });
      const after = (await summarise(asked[0], [...asked[1]], [...asked[2]], { as })).json();
      expect(after.PossibleCount).toBe(0);
      expect(after.Skips.find(({ Reason }: Skip) => Reason === alreadyHeld).Count).toBe(copied.Copied + 1);
    }
  });

  it('counts a country that has left the edition as outside it, and a row chosen twice once', async () => {
    const id = await putReference(test, { title: unique() });
    const leave = (removed_on: Date | null) =>
      test.db
        .updateTable('edition_country')
        .set({ removed_on })
        .where('edition_id', '=', 4)
        .where('country_id', '=', norway)
        .execute();
    await leave(testNow);
    const { PossibleCount, Skips } = (await summarise(id, [451, 451], [peru, norway, norway])).json();
    await leave(null);
    expect(PossibleCount).toBe(1);
    expect(brief(Skips)).toEqual([[notInEdition, 1, [[451, norway]]]]);
  });

  it('[Q-S20] finds every pair of a whole edition for who may, and names fifty of those that others may not', async () => {
    const id = await putReference(test, { title: unique() });
    const indicators = Array.from({ length: 150 }, (_, index) => 451 + index);
    const everywhere = (await test.call('listEditionCountries', { as: 1, params: { id: 4 } })).json() as {
      Id: number;
    }[];
    const countries = everywhere.map(({ Id }) => Id);
    const all = await summarise(id, indicators, countries);
    const own = await summarise(id, indicators, countries, { as: 2 });
    expect(all.json().PossibleCount).toBe(150 * 193 - 1);
    const { PossibleCount, Skips } = own.json();
    const [, others] = Skips as Skip[];
    expect([others?.Reason, others?.Pairs.length]).toEqual([notManageable, 50]);
    expect(PossibleCount + 1 + Number(others?.Count)).toBe(150 * 193);
    const { count } = await test.db
      .selectFrom('country_indicator')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('edition_id', '=', 4)
      .where((eb) => eb.or([eb('research_user_id', '=', 2), eb('qa_user_id', '=', 2)]))
      .executeTakeFirstOrThrow();
    expect(PossibleCount).toBe(Number(count) - 1);
  });

  it('[S185] counts as fast where thousands hold it already', async () => {
    const id = await putReference(test, { title: unique() });
    const listed = async (operationId: 'listAssignableIndicators' | 'listAssignableRegions') =>
      ((await test.call(operationId, { as: 2, params: current })).json() as { Id: number }[]).map(({ Id }) => Id);
    const [indicators, countries] = [await listed('listAssignableIndicators'), await listed('listAssignableRegions')];
    const { Copied } = (await ask('copyReference', id, indicators, countries, { as: 2 })).json();
    expect(Copied).toBeGreaterThan(8_000);
    // a plan that compares each chosen pair with each copy takes minutes, and the test's time ends before
    const { PossibleCount, Skips } = (await summarise(id, indicators, countries, { as: 2 })).json();
    expect(PossibleCount).toBe(0);
    expect(Skips.find(({ Reason }: Skip) => Reason === alreadyHeld).Count).toBe(Copied);
  });

  it('is refused as the copy is', async () => {
    const id = await putReference(test, { title: unique() });
    const elsewhere = await putReference(test, {
      title: unique(),
      country_indicator_id: await idOf({ indicatorId: 452, countryId: kenya }),
    });
    const params = { editionId: 3, ratingId: current.ratingId };
    for (const operationId of ['summariseReferenceCopy', 'copyReference'] as const) {
      const answers = [
        await ask(operationId, id, [452], [kenya], { as: 9 }),
        await ask(operationId, id, [452], [kenya], { params }),
        await ask(operationId, elsewhere, [453], [kenya]),
        await ask(operationId, id, [], [kenya]),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 404, 422, 422]);
      expect(answers[2]?.json().errors).toEqual([
        { pointer: '/referenceId', detail: 'must be a reference of the rating of the address' },
      ]);
    }
  });

  it('reads in an inactive edition as well', async () => {
    const id = await putReference(test, { title: unique(), country_indicator_id: previous.ratingId });
    const answer = await summarise(id, [302], [kenya], { params: previous });
    await setEditionActive(test, true);
    expect([answer.statusCode, answer.json()]).toEqual([200, { PossibleCount: 1, Skips: [] }]);
  });
});
