import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#generated/schema.ts';
import { kenya, openTestApp, type TestApp } from './support/app.ts';

type Adjacent = components['schemas']['AdjacentIndicators'];

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ contents: 'demo' });
});
afterAll(() => test.close());

describe('readCountryIndicator', () => {
  it('[S240] [S208] reads an indicator as seen for a country', async () => {
    const answer = await test.call('readCountryIndicator', { as: 5, params: kenya });
    expect(answer.json()).toMatchObject({
      IndicatorId: 451,
      CountryId: 404,
      CountryName: 'Kenya',
      ReportEditionId: 4,
      SnapshotName: '1.1.1 Lead agency named in law',
      IndicatorRating: 0,
      ParentIndicatorId: 0,
      IndicatorParentIsMet: null,
      CountryIndicatorRatingId: 100_201,
    });
  });

  it('[S208] tells whether the parent is met: true, false, null while it is unrated', async () => {
    const readChild = async (countryId: number) =>
      (await test.call('readCountryIndicator', { as: 5, params: { ...kenya, countryId, indicatorId: 452 } })).json();
    expect(await readChild(404)).toMatchObject({ ParentIndicatorId: 451, IndicatorParentIsMet: true });
    expect((await readChild(242)).IndicatorParentIsMet).toBe(false);
    expect((await readChild(798)).IndicatorParentIsMet).toBe(null);
  });

  it.each([
    ['of another edition', { ...kenya, indicatorId: 1 }],
    ['that is not there', { ...kenya, indicatorId: 9_999 }],
    ['for a country outside the edition', { ...kenya, countryId: 10 }],
    ['in an edition that is not there', { ...kenya, reportEditionId: 9 }],
  ])('[Q-S25] answers 404 for an indicator %s', async (_case, params) => {
    for (const operation of ['readCountryIndicator', 'readIndicatorRating', 'listRatingHistory'] as const)
      expect((await test.call(operation, { as: 1, params })).statusCode, operation).toBe(404);
  });
});

describe('readIndicatorRating', () => {
  it('[S241] [S209] reads a rating with its people', async () => {
    expect((await test.call('readIndicatorRating', { as: 5, params: kenya })).json()).toEqual({
      Id: 100_201,
      Score: 1,
      RatingIsMet: true,
      ResearcherNote:
        'The National Transport and Safety Authority Act names the authority as lead agency; checked against the gazette.',
      WorkflowStatus: 1,
      ResearchUserId: 2,
      ResearchUserName: 'Rui Tanaka',
      QAUserId: 3,
      QAUserName: 'Elena Petrova',
      RatingLastUpdatedOn: '2026-11-17T02:15:00.000Z',
      RatingLastUpdatedByName: 'Rui Tanaka',
      Version: 3,
      DecidedBy: null,
      SetAside: null,
      Dependents: [452, 453].map((IndicatorId) => expect.objectContaining({ IndicatorId, IsDecided: false })),
      ParentNotMetCascades: true,
      StatusSince: '2026-11-17T02:15:00.000Z',
      Returned: null,
      ResearchDueDate: '2026-11-30',
      QADueDate: '2026-12-15',
      LastActivityOn: '2026-11-17T02:15:00.000Z',
      Checks: [],
      ChecksOff: [],
    });
  });

  it('[S209] reads one that is open, unrated and unassigned', async () => {
    const answer = await test.call('readIndicatorRating', { as: 5, params: { ...kenya, countryId: 798 } });
    expect(answer.json()).toMatchObject({
      Score: null,
      RatingIsMet: null,
      ResearcherNote: null,
      WorkflowStatus: 0,
      ResearchUserName: null,
      QAUserName: null,
      RatingLastUpdatedOn: null,
      RatingLastUpdatedByName: null,
    });
  });
});

describe('listRatingHistory', () => {
  it('[S241] [S214] matches by the library indicator, newest edition first', async () => {
    const history = (await test.call('listRatingHistory', { as: 5, params: kenya })).json();
    expect(
      history.map((item: Record<string, unknown>) => [item.ReportEditionId, item.CountryIndicatorRatingScore]),
    ).toEqual([
      [4, 1],
      [3, 1],
      [2, 0],
      [1, null],
    ]);
    expect(history[1]).toEqual({
      ReportEditionId: 3,
      ReportEditionName: 'Road Safety Report 2025',
      IndicatorId: 301,
      CountryIndicatorRatingScore: 1,
      CountryIndicatorRatingIsMet: true,
      CountryIndicatorResearcherNote: 'Unchanged since last year.',
    });
  });
});

describe('readAdjacentIndicators', () => {
  const adjacent = async (as: number, params: typeof kenya): Promise<Adjacent> =>
    (await test.call('readAdjacentIndicators', { as, params })).json();
  const mineOf = (userId: number) =>
    test.db
      .selectFrom('country_indicator')
      .select(['country_id as countryId', 'indicator_id as indicatorId'])
      .where('edition_id', '=', 4)
      .where((eb) => eb.or([eb('research_user_id', '=', userId), eb('qa_user_id', '=', userId)]))
      .orderBy('position')
      .execute();

  it('[S215] [S162] follows the own assignments in the order of the dashboard, both ways', async () => {
    const mine = (await mineOf(9)).slice(0, 40);
    for (const [index, { countryId, indicatorId }] of mine.entries()) {
      if (index === 0 || index === mine.length - 1) continue;
      const wire = (row = mine[0]) => row && { CountryId: row.countryId, IndicatorId: row.indicatorId };
      expect(await adjacent(9, { ...kenya, countryId, indicatorId })).toEqual({
        NextIndicator: wire(mine[index + 1]),
        PreviousIndicator: wire(mine[index - 1]),
      });
    }
  });

  it('[S215] ends in null at the first and the last of them', async () => {
    const mine = await mineOf(9);
    const at = (index: number) => ({ ...kenya, ...mine.at(index) });
    expect((await adjacent(9, at(0))).PreviousIndicator).toBe(null);
    expect((await adjacent(9, at(-1))).NextIndicator).toBe(null);
  });

  it('[S215] goes on from the last of a country to the first of the next for who has none', async () => {
    const last = { ...kenya, indicatorId: 600 };
    expect(await adjacent(5, last)).toEqual({
      PreviousIndicator: { CountryId: 404, IndicatorId: 599 },
      NextIndicator: { CountryId: 296, IndicatorId: 451 },
    });
    expect((await adjacent(5, { ...kenya, countryId: 4, indicatorId: 451 })).PreviousIndicator).toBe(null);
    expect((await adjacent(5, { ...kenya, countryId: 716, indicatorId: 600 })).NextIndicator).toBe(null);
  });
});
