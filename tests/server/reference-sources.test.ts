import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#generated/schema.ts';
import { openTestApp, type TestApp } from './support/app.ts';
import { putReference } from './support/references.ts';

type Source = components['schemas']['CountrySource'];
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ contents: 'demo' });
});
afterAll(() => test.close());

const list = async (query: { indicatorId?: number } = {}, countryId = 404, editionId = 4): Promise<Source[]> => {
  const answer = await test.call('listCountrySources', { as: 5, params: { editionId, countryId }, query });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const titled = (sources: Source[], title: string) => sources.filter(({ Reference }) => Reference.Title === title);

describe('listCountrySources', () => {
  it('[B7] answers the distinct sources of the country, most used first, told by the newest reference', async () => {
    const before = await list();
    expect(before.map(({ UsedCount }) => UsedCount)).toEqual(
      before.map(({ UsedCount }) => UsedCount).sort((a, b) => b - a),
    );
    const rows = await test.db
      .selectFrom('country_indicator')
      .select('id')
      .where('edition_id', '=', 4)
      .where('country_id', '=', 404)
      .orderBy('id')
      .limit(3)
      .execute();
    expect(rows).toHaveLength(3);
    for (const { id } of rows) await putReference(test, { country_indicator_id: id, title: 'Used thrice' });
    const [one, ...others] = titled(await list(), 'Used thrice');
    expect(others).toEqual([]);
    expect(one).toMatchObject({ UsedCount: 3, IsOfIndicator: false });
    expect(one?.Reference.CountryIndicatorRatingId).toBe(rows[2]?.id);
    expect(titled(await list({}, 578), 'Used thrice')).toEqual([]);
  });

  it('[B7] adds those of the indicator in the edition before, and of no earlier one', async () => {
    const sources = await list({ indicatorId: 451 });
    const [act] = titled(sources, 'National Transport and Safety Authority Act');
    expect(act).toMatchObject({ IsOfIndicator: true });
    expect(titled(sources, 'Terms of reference of the road safety committee')).toEqual([]);
    expect((await list()).every(({ IsOfIndicator }) => !IsOfIndicator)).toBe(true);
  });

  it('[B7] answers 404 for a country that is not in the edition', async () => {
    const answer = await test.call('listCountrySources', { as: 5, params: { editionId: 4, countryId: 999_999 } });
    expect(answer.statusCode).toBe(404);
  });
});
