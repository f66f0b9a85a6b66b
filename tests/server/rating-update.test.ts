import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { kenya, kenyaRatingId, openTestApp, type TestApp, testNow } from './support/app.ts';
import { rowOf, setEditionActive, setRow } from './support/ratings.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const open = { status: 0, score: null, is_met: null, researcher_note: null, version: 1 };
const researched = { ...open, status: 1, research_user_id: 2, qa_user_id: 3 };
const met = { Score: 1, RatingIsMet: true, ResearcherNote: 'In force since May.' };
const notMet = { Score: 0, RatingIsMet: false, ResearcherNote: 'Repealed in May.' };

const save = (body: object, { as = 2, indicatorId = 451, ratingId = kenyaRatingId } = {}) =>
  test.call('updateRating', {
    as,
    params: { ...kenya, indicatorId },
    body: { CountryIndicatorRatingId: ratingId, ...body },
  });

beforeEach(async () => {
  await setEditionActive(test, true);
  await setRow(test, researched);
  for (const id of [100_202, 100_203])
    await setRow(test, { ...open, research_user_id: 2, qa_user_id: 3, rating_updated_on: null }, id);
});

describe('updateRating', () => {
  it('[S242] [S219] saves, moves Open to Research In Progress and tells who did it when', async () => {
    await setRow(test, open);
    const answer = await save({ ...met, Version: 1 });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({
      Id: kenyaRatingId,
      ...met,
      WorkflowStatus: 1,
      ResearchUserId: 2,
      ResearchUserName: 'Rui Tanaka',
      QAUserId: 3,
      QAUserName: 'Elena Petrova',
      RatingLastUpdatedOn: testNow.toISOString(),
      RatingLastUpdatedByName: 'Rui Tanaka',
      Version: 2,
    });
    expect((await test.call('readIndicatorRating', { as: 5, params: kenya })).json()).toEqual(answer.json());
  });

  it.each([1, 2, 3])('[S219] leaves status %i as it is', async (status) => {
    await setRow(test, { status });
    expect((await save(met, { as: 1 })).json().WorkflowStatus).toBe(status);
  });

  it.each([
    [0, 0, false, 200],
    [0, 1, true, 200],
    [0, 0, true, 422],
    [0, 1, false, 422],
    [0, -1, true, 422],
    [0, -1, false, 422],
    [1, 0, false, 200],
    [1, -1, true, 200],
    [1, 0, true, 422],
    [1, 1, true, 422],
    [1, -1, false, 422],
    [1, 1, false, 422],
  ])('[S223] polarity %i, score %i, met %s: %i', async (polarity, Score, RatingIsMet, expected) => {
    // 1.1.1 is positive, 1.1.5 negative
    const at = polarity ? { indicatorId: 455, ratingId: 100_205, as: 1 } : { as: 1 };
    const answer = await save({ Score, RatingIsMet, ResearcherNote: 'As found.' }, at);
    expect(answer.statusCode, answer.body).toBe(expected);
    if (expected === 422)
      expect(answer.json().errors).toEqual([{ pointer: '/Score', detail: 'Error: Indicator rating is inconsistent' }]);
  });

  it.each([
    ['a note that is too short', { ...met, ResearcherNote: 'ab' }, '/ResearcherNote'],
    ['a note without end', { ...met, ResearcherNote: 'a'.repeat(20_001) }, '/ResearcherNote'],
    ['a score of 2', { ...met, Score: 2 }, '/Score'],
    ['a score in words', { ...met, Score: '1' }, '/Score'],
    ['no met', { Score: 1, ResearcherNote: 'In force.' }, '/RatingIsMet'],
    ['the rating of another row', { ...met, CountryIndicatorRatingId: 100_202 }, '/CountryIndicatorRatingId'],
    ['a status', { ...met, WorkflowStatus: 3 }, '/WorkflowStatus'],
    ['an assignment', { ...met, ResearchUserId: 5 }, '/ResearchUserId'],
    ["another's name", { ...met, RatingLastUpdatedByName: 'Elena Petrova' }, '/RatingLastUpdatedByName'],
    ['a blank note', { ...met, ResearcherNote: '    ' }, '/ResearcherNote'],
    ['a text that no database stores', { ...met, ResearcherNote: 'nul \u0000 nul' }, '/ResearcherNote'],
  ])('[S222] [Q-S24] [Q-S25] refuses %s and stores nothing', async (_case, body, pointer) => {
    const before = await rowOf(test);
    const answer = await save(body);
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json().code).toBe('invalid');
    expect(answer.json().errors[0]?.pointer).toBe(pointer);
    expect(await rowOf(test)).toEqual(before);
  });

  it('[Q-R8] refuses a stale save and says who was quicker', async () => {
    expect((await save({ ...notMet, Version: 1 }, { as: 1 })).statusCode).toBe(200);
    const answer = await save({ ...met, Version: 1 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      type: 'about:blank',
      requestId: expect.any(String),
      title: 'Conflict',
      status: 409,
      detail: 'Amara Okafor changed this meanwhile.',
      code: 'stale',
      ChangedByName: 'Amara Okafor',
      ChangedOn: testNow.toISOString(),
    });
    expect((await rowOf(test)).researcher_note).toBe(notMet.ResearcherNote);
    expect((await save({ ...met, Version: 2 })).json().Version).toBe(3);
    expect((await save(met)).json().Version).toBe(4);
  });

  it('[Q-R13] takes the own save, sent again because its answer was lost, for done', async () => {
    expect((await save({ ...met, Version: 1 })).json().Version).toBe(2);
    const again = await save({ ...met, Version: 1 });
    expect([again.statusCode, again.json().Version]).toEqual([200, 2]);
    expect((await save({ ...met, ResearcherNote: 'Something else.', Version: 1 })).statusCode).toBe(409);
    expect((await save({ ...met, Version: 1 }, { as: 1 })).statusCode).toBe(409);
  });

  it('[Q-R8] lets one of two who save at once through', async () => {
    const answers = await Promise.all([save({ ...met, Version: 1 }), save({ ...notMet, Version: 1 }, { as: 1 })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const saved = answers.find(({ statusCode }) => statusCode === 200)?.json();
    expect((await rowOf(test)).researcher_note).toBe(saved.ResearcherNote);
  });

  it('[Q-S23] refuses in an inactive edition', async () => {
    await setEditionActive(test, false);
    const before = await rowOf(test);
    const answer = await save(met, { as: 1 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'inactive-edition',
      detail: 'Road Safety Report 2026 is inactive and cannot be changed.',
    });
    expect(await rowOf(test)).toEqual(before);
  });
});

describe('a parent that is not met', () => {
  const children = () => Promise.all([100_202, 100_203].map((id) => rowOf(test, id)));
  const note = 'Rated 0 / Not Met because the parent indicator 1.1.1 Lead agency named in law is Not Met.';

  it('[S169] locks its children', async () => {
    expect((await save(notMet)).statusCode).toBe(200);
    const answer = await save(met, { indicatorId: 452, ratingId: 100_202, as: 1 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'parent-not-met', detail: 'The parent indicator is not met.' });
  });

  it('rates its children 0 / Not Met in its own status, with a note that says why', async () => {
    expect((await save(notMet)).statusCode).toBe(200);
    for (const child of await children())
      expect(child).toMatchObject({
        score: 0,
        is_met: false,
        researcher_note: note,
        status: 1,
        version: 2,
        research_user_id: 2,
        rating_updated_by: 2,
      });
    // the same again changes nothing about them
    expect((await save(notMet)).statusCode).toBe(200);
    for (const child of await children()) expect(child.version).toBe(2);
    const elsewhere = await rowOf(test, 100_204);
    expect(elsewhere.researcher_note).not.toBe(note);
  });

  it('takes its children along to QA and to completion', async () => {
    await save(notMet);
    for (const WorkflowStatus of [2, 3]) {
      const promoted = await test.call('promoteRatingWorkflow', {
        as: 1,
        params: kenya,
        body: { CountryIndicatorRatingId: kenyaRatingId, WorkflowStatus },
      });
      expect(promoted.statusCode, promoted.body).toBe(200);
      for (const child of await children()) expect(child).toMatchObject({ status: WorkflowStatus, is_met: false });
    }
  });

  it('returns those that had nothing to Open, unrated, when it becomes met again', async () => {
    await save(notMet);
    expect((await save(met)).statusCode).toBe(200);
    for (const child of await children())
      expect(child).toMatchObject({ ...open, version: 3, research_user_id: 2, qa_user_id: 3, rating_updated_on: null });
    expect((await save(met, { indicatorId: 452, ratingId: 100_202 })).statusCode).toBe(200);
  });

  it('leaves its children alone where the setting is off', async () => {
    const off = await openTestApp({ parentNotMetCascades: false });
    const before = await rowOf(off, 100_203);
    const body = { ...notMet, CountryIndicatorRatingId: kenyaRatingId };
    expect((await off.call('updateRating', { as: 1, params: kenya, body })).statusCode).toBe(200);
    expect(await rowOf(off, 100_203)).toEqual(before);
    await off.close();
  });
});
