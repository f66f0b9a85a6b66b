import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#generated/schema.ts';
import { kenya, kenyaRatingId, openTestApp, type TestApp } from './support/app.ts';

type Page = components['schemas']['ActivityPage'];

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const list = async (query = {}, as = 1): Promise<Page> => {
  const answer = await test.call('listActivity', { as, query });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

describe('listActivity', () => {
  it('[B43] [B45] tells a save, old and new, with who did it', async () => {
    const before = await test.db
      .selectFrom('country_indicator')
      .selectAll()
      .where('id', '=', kenyaRatingId)
      .executeTakeFirstOrThrow();
    const body = { Score: 1, RatingIsMet: true, ResearcherNote: 'A new note', CountryIndicatorRatingId: kenyaRatingId };
    const answer = await test.call('updateRating', { as: 1, params: kenya, body });
    expect(answer.statusCode, answer.body).toBe(200);
    const { Data } = await list({ countries: '[404]', pageSize: 1 });
    expect(Data[0]).toMatchObject({
      UserId: 1,
      Operation: 'updateRating',
      CountryName: 'Kenya',
      RecordCount: 1,
      Cause: 0,
    });
    expect(Data[0]?.Changes).toContainEqual({
      Field: 'ResearcherNote',
      Old: before.researcher_note,
      New: 'A new note',
      IsWithheld: false,
    });
    const own = (await test.call('listRatingActivity', { as: 4, params: kenya })).json() as Page;
    expect(own.Data[0]).toEqual(Data[0]);
  });
});
