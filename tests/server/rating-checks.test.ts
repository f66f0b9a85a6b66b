import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RatingCheck } from '#generated/enums.ts';
import { kenya, kenyaRatingId, openTestApp, type TestApp } from './support/app.ts';
import { rowOf, setEditionActive, setRow } from './support/ratings.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const edition = kenya.reportEditionId;
const rated = { status: 1, score: 1, is_met: true, researcher_note: 'Seen.', research_user_id: 2, qa_user_id: 3 };
const read = async () => (await test.call('readIndicatorRating', { as: 1, params: kenya })).json();
const listed = async (query: object) => {
  const answer = await test.call('listDashboardIndicators', {
    as: 1,
    params: { editionId: edition },
    query: { currentUser: 'false', pageSize: 100, ...query },
  });
  const rows: { Id: number; Checks: number[] }[] = answer.json().Data;
  return rows.find(({ Id }) => Id === kenyaRatingId)?.Checks;
};
const promote = () =>
  test.call('promoteRatingWorkflow', {
    as: 2,
    params: kenya,
    body: { CountryIndicatorRatingId: kenyaRatingId, WorkflowStatus: 2 },
  });
const setOff = async (off: number[]) => {
  const now = (await test.call('readReportEdition', { as: 1, params: { id: edition } })).json();
  const { Id, Name, StartDate, EndDate } = now;
  return test.call('updateReportEdition', {
    as: 1,
    params: { id: edition },
    body: { Id, Name, StartDate, EndDate, ChecksOff: off },
  });
};

beforeEach(async () => {
  await setEditionActive(test, true);
  await setOff([]);
  await setRow(test, rated);
  await test.db.deleteFrom('reference').where('country_indicator_id', '=', kenyaRatingId).execute();
});

describe('checks before submit', () => {
  it('[B6] a rating and its row in both lists tell the same', async () => {
    const before = { researcher_note: ' Unchanged since last year.\n', score: 0, is_met: false, qa_user_id: null };
    await setRow(test, before);
    const all = [RatingCheck.NoReference, RatingCheck.SameNote, RatingCheck.OtherScore, RatingCheck.NoQAUser];
    expect(await read()).toMatchObject({ Checks: all, ChecksOff: [] });
    expect(await listed({ countries: '[404]' })).toEqual(all);
    expect(await listed({ countries: '[404]', workflows: '[1]' })).toEqual(all);
    await setRow(test, { ...rated, status: 3 });
    expect(await read()).toMatchObject({ Checks: [] });
  });

  it('[B6] a parent that is not rated', async () => {
    const child = kenyaRatingId + 1;
    await setRow(test, { ...rated, score: null, is_met: null, researcher_note: null });
    await setRow(test, rated, child);
    const params = { ...kenya, indicatorId: kenya.indicatorId + 1 };
    const answer = await test.call('readIndicatorRating', { as: 1, params });
    expect(answer.json().Checks).toContain(RatingCheck.ParentUnrated);
  });

  it('[B6] the edition does without what is switched off; the event says which', async () => {
    expect((await setOff([2, 0])).json().ChecksOff).toEqual([0, 2]);
    await setRow(test, { ...rated, score: 0, is_met: false });
    expect(await read()).toMatchObject({ Checks: [], ChecksOff: [0, 2] });
    expect(await listed({ countries: '[404]' })).toEqual([]);
    const events = (await test.call('listEditionActivity', { as: 1, params: { id: edition }, query: {} })).json();
    expect(events.Data[0].Changes).toEqual([{ Field: 'ChecksOff', Old: null, New: '0,2', IsWithheld: false }]);
  });

  it('[B6] nothing is submitted without a QA user, unless the edition does without that check', async () => {
    await setRow(test, { ...rated, qa_user_id: null });
    const refused = await promote();
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'no-qa-user']);
    expect(refused.json().detail).toContain('Ask a manager');
    expect(await rowOf(test)).toMatchObject({ status: 1 });
    await setOff([RatingCheck.NoQAUser]);
    expect((await promote()).statusCode).toBe(200);
  });
});
