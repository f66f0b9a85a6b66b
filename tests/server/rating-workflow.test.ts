import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { kenya, kenyaRatingId, openTestApp, type TestApp, testNow } from './support/app.ts';
import { rowOf, setEditionActive, setPermissions, setRow } from './support/ratings.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  // somebody who manages reports and nothing else: the role of spectators, lent
  await setPermissions(test, 3, ['report-management']);
});
afterAll(() => test.close());

const manager = 5;
const promote = (as: number, WorkflowStatus: number, more: object = {}) =>
  test.call('promoteRatingWorkflow', {
    as,
    params: kenya,
    body: { CountryIndicatorRatingId: kenyaRatingId, WorkflowStatus, ...more },
  });
const start = (status: number) =>
  setRow(test, { status, version: 1, score: 1, is_met: true, research_user_id: 2, qa_user_id: 3 });
const commentsOf = () =>
  test.db
    .selectFrom('comment')
    .selectAll()
    .where('country_indicator_id', '=', kenyaRatingId)
    .orderBy('id', 'desc')
    .execute();

beforeEach(async () => {
  await setEditionActive(test, true);
  await start(1);
});

/** By status from and to: what the researcher (2), the reviewer (3), a report manager (5), the administrator (1) and a stranger (9) get. */
const table: [
  from: number,
  to: number,
  researcher: number,
  qa: number,
  manager: number,
  admin: number,
  stranger: number,
][] = [
  [0, 0, 200, 403, 403, 200, 403],
  [0, 1, 200, 403, 403, 200, 403],
  [0, 2, 200, 403, 403, 200, 403],
  [0, 3, 409, 403, 403, 409, 403],
  [1, 0, 409, 403, 403, 409, 403],
  [1, 1, 200, 403, 403, 200, 403],
  [1, 2, 200, 403, 403, 200, 403],
  [1, 3, 409, 403, 403, 409, 403],
  [2, 0, 403, 409, 409, 409, 403],
  [2, 1, 403, 200, 200, 200, 403],
  [2, 2, 403, 200, 200, 200, 403],
  [2, 3, 403, 200, 403, 200, 403],
  [3, 0, 403, 409, 409, 409, 403],
  [3, 1, 403, 409, 409, 409, 403],
  [3, 2, 403, 403, 200, 200, 403],
  [3, 3, 403, 200, 200, 200, 403],
];

describe('promoteRatingWorkflow', () => {
  it.each(table)('[S243] [S220] [Q-S22] from %i to %i', async (from, to, ...expected) => {
    for (const [index, as] of [2, 3, manager, 1, 9].entries()) {
      await start(from);
      const answer = await promote(as, to, { Reason: 'Please name the section.' });
      expect(answer.statusCode, `user ${as}: ${answer.body}`).toBe(expected[index]);
      const moved = answer.statusCode === 200 && from !== to;
      expect(await rowOf(test)).toMatchObject({ status: moved ? to : from, version: moved ? 2 : 1 });
      if (answer.statusCode === 200) expect(answer.json()).toMatchObject({ WorkflowStatus: to, Score: 1 });
      if (answer.statusCode === 409) expect(answer.json().code).toBe('workflow-step');
    }
  });

  it('says in words what cannot become what', async () => {
    await start(0);
    expect((await promote(1, 3)).json().detail).toBe('A rating that is Open cannot become QA Completed.');
  });

  it('[Q-S22] refuses a status that does not exist', async () => {
    for (const status of [4, -1, '2', null])
      expect((await promote(2, status as number)).json().errors[0].pointer).toBe('/WorkflowStatus');
  });

  it('[S243] finds a step that is already done and changes nothing, whatever the version', async () => {
    const before = await rowOf(test);
    const answer = await promote(2, 1, { Version: 77 });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().WorkflowStatus).toBe(1);
    expect(await rowOf(test)).toEqual(before);
  });

  it('[Q-R8] refuses a stale step', async () => {
    await setRow(test, { version: 6, changed_by: 3, changed_on: testNow });
    const answer = await promote(2, 2, { Version: 5 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'stale', ChangedByName: 'Elena Petrova' });
  });

  it('[Q-S23] refuses in an inactive edition', async () => {
    await setEditionActive(test, false);
    for (const status of [1, 2]) expect((await promote(1, status)).json().code).toBe('inactive-edition');
    expect((await rowOf(test)).status).toBe(1);
  });

  it('[Q-S25] refuses the rating of another row', async () => {
    const answer = await promote(2, 2, { CountryIndicatorRatingId: 100_202 });
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ pointer: '/CountryIndicatorRatingId' }] });
  });
});

describe('a step back', () => {
  it('asks for a reason', async () => {
    await start(2);
    for (const more of [{}, { Reason: '   ' }, { Reason: 'no' }]) {
      const answer = await promote(3, 1, more);
      expect(answer.json(), JSON.stringify(more)).toMatchObject({ status: 422, errors: [{ pointer: '/Reason' }] });
    }
    expect((await rowOf(test)).status).toBe(2);
  });

  it('[S3] makes the reason a comment that tags the researcher, who is notified', async () => {
    await start(2);
    expect((await promote(3, 1, { Reason: 'Please name the section of the act.' })).statusCode).toBe(200);
    const [comment] = await commentsOf();
    expect(comment).toMatchObject({ author_id: 3, content: '@Rui Tanaka Please name the section of the act.' });
    const [newest] = (await test.call('listNotifications', { as: 2 })).json().Data;
    expect(newest).toMatchObject({ CommentId: comment?.id, AuthorName: 'Elena Petrova', GlobalCountryId: 404 });
  });

  it('tags nobody where there is no researcher or it is the same person', async () => {
    for (const research_user_id of [null, 1]) {
      await start(3);
      await setRow(test, { research_user_id });
      expect((await promote(1, 2, { Reason: 'One source is missing.' })).statusCode).toBe(200);
      const [comment] = await commentsOf();
      expect(comment?.content).toBe('One source is missing.');
      const tags = await test.db
        .selectFrom('comment_tag')
        .where('comment_id', '=', comment?.id ?? 0)
        .execute();
      expect(tags).toEqual([]);
    }
  });

  it('writes no comment for a step forward', async () => {
    const before = await commentsOf();
    expect((await promote(2, 2, { Reason: 'Ready now.' })).statusCode).toBe(200);
    expect(await commentsOf()).toEqual(before);
  });
});
