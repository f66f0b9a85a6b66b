import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '#generated/schema.ts';
import { addComment } from '../../server/areas/comments/rating-comments.ts';
import { kenya, kenyaRatingId, openTestApp, type TestApp, testNow } from './support/app.ts';
import { handlerCall } from './support/handler-call.ts';
import { rowOf, setEditionActive, setRow } from './support/ratings.ts';
import { hostileTexts } from './support/texts.ts';

type Page = components['schemas']['CommentPage'];

const params = { ...kenya, ratingId: kenyaRatingId };

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const list = async (query = {}, of: object = {}): Promise<Page> =>
  (await test.call('listComments', { as: 5, params: { ...params, ...of }, query })).json();
const add = (CommentContent: unknown, taggedUsers: unknown = [], { as = 2, of = {} } = {}) =>
  test.call('addComment', { as, params: { ...params, ...of }, body: { CommentContent, taggedUsers } });
const notified = async (as: number) => (await test.call('listNotifications', { as })).json().Count as number;
const stored = async () => {
  const digest = sql`(select md5(string_agg(c::text, '|' order by id)) from comment c) as comments,
    (select md5(string_agg(t::text, '|' order by comment_id, user_id)) from comment_tag t) as tags`;
  return (await sql`select ${digest}`.execute(test.db)).rows;
};

beforeEach(async () => {
  await setEditionActive(test, true);
  await setRow(test, { status: 1, research_user_id: 2, qa_user_id: 3 });
});

describe('listComments', () => {
  it('[S244] [S213] pages through all, newest first, each once', async () => {
    const { Count, Data: whole } = await list({ pageSize: 200 });
    expect(whole).toHaveLength(Count);
    const paged: Page['Data'] = [];
    for (let offset = 0; offset < Count; offset += 7) paged.push(...(await list({ offset, pageSize: 7 })).Data);
    expect(paged).toEqual(whole);
    expect(new Set(whole.map(({ Id }) => Id)).size).toBe(Count);
    const dates = whole.map(({ DateCreated }) => DateCreated);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(await list({ offset: Count })).toEqual({ Data: [], Count });
  });

  it('[S244] puts the higher Id first within one instant', async () => {
    const answers = [await add('First of this instant'), await add('Second'), await add('Third')];
    const ids = answers.map((answer) => answer.json().Id).reverse();
    const { Data } = await list({ pageSize: 3 });
    expect(Data.map(({ Id }) => Id)).toEqual(ids);
    expect(new Set(Data.map(({ DateCreated }) => DateCreated))).toEqual(new Set([testNow.toISOString()]));
    expect((await list({ offset: 1, pageSize: 1 })).Data[0]?.Id).toBe(ids[1]);
  });

  it('[S171] answers none for a rating that nobody has discussed', async () => {
    const { id } = await test.db
      .selectFrom('country_indicator as ci')
      .select('ci.id')
      .where('ci.indicator_id', '=', 454)
      .where('ci.country_id', '=', 404)
      .executeTakeFirstOrThrow();
    await test.db.deleteFrom('comment').where('country_indicator_id', '=', id).execute();
    expect(await list({}, { indicatorId: 454, ratingId: id })).toEqual({ Data: [], Count: 0 });
  });

  it.each([
    ['of another indicator', { ratingId: kenyaRatingId + 1 }],
    ['of another edition', { ratingId: kenyaRatingId - 28_950 }],
    ['that does not exist', { ratingId: 999_999_999 }],
  ])('is 404 for a rating %s', async (_what, of) => {
    const before = await stored();
    expect((await test.call('listComments', { as: 5, params: { ...params, ...of } })).statusCode).toBe(404);
    expect((await add('Nowhere', [], { as: 1, of })).statusCode).toBe(404);
    expect(await stored()).toEqual(before);
  });

  it('refuses pages that cannot be', async () => {
    for (const [name, value] of [
      ['pageSize', 0],
      ['pageSize', 201],
      ['offset', -1],
      ['offset', 'x'],
    ] as const) {
      const query = { [name]: value };
      expect((await test.call('listComments', { as: 5, params, query })).statusCode, JSON.stringify(query)).toBe(400);
    }
  });
});

describe('addComment', () => {
  it('[S244] [S3] stores it without the space around it and notifies who is tagged', async () => {
    const before = { author: await notified(2), reviewer: await notified(3), stranger: await notified(9) };
    const count = (await list()).Count;
    const answer = await add('  @Elena Petrova @Rui Tanaka the notice is there.\n', [3, 2]);
    expect(answer.statusCode, answer.body).toBe(201);
    const comment = answer.json();
    expect(comment).toEqual({
      Id: expect.any(Number),
      CommentContent: '@Elena Petrova @Rui Tanaka the notice is there.',
      AuthorId: 2,
      AuthorName: 'Rui Tanaka',
      CommentTaggedUserIds: [2, 3],
      CountryIndicatorRatingId: kenyaRatingId,
      CreatedBy: 2,
      DateCreated: testNow.toISOString(),
    });
    const page = await list({ pageSize: 1 });
    expect(page).toEqual({ Data: [comment], Count: count + 1 });
    expect(await notified(3)).toBe(before.reviewer + 1);
    const [newest] = (await test.call('listNotifications', { as: 3 })).json().Data;
    expect(newest).toMatchObject({ CommentId: comment.Id, TaggedId: 3, AuthorName: 'Rui Tanaka', IndicatorId: 451 });
    expect(await notified(2), 'own tags notify nobody').toBe(before.author);
    expect(await notified(9)).toBe(before.stranger);
  });

  it('leaves the rating as it is', async () => {
    const before = await rowOf(test);
    expect((await add('Only a remark')).statusCode).toBe(201);
    expect(await rowOf(test)).toEqual(before);
  });

  it.each(['', ' ', '\n\t ', '\u00a0\u2003', null, 7, ['text'], 'x'.repeat(10_001)])(
    '[S224] refuses %j as its text',
    async (content) => {
      const before = await stored();
      const answer = await add(content);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().code).toBe('invalid');
      const pointers = answer.json().errors.map(({ pointer }: { pointer: string }) => pointer);
      expect(new Set(pointers)).toEqual(new Set(['/CommentContent']));
      expect(await stored()).toEqual(before);
    },
  );

  it('[S224] takes 10,000 letters', async () => {
    expect((await add('x'.repeat(10_000))).statusCode).toBe(201);
  });

  it('refuses members that are missing or nobody asked for', async () => {
    const before = await stored();
    for (const body of [
      undefined,
      {},
      { CommentContent: 'No tags member' },
      { CommentContent: 'Somebody else', taggedUsers: [], AuthorId: 1 },
    ])
      expect((await test.call('addComment', { as: 2, params, body })).statusCode, JSON.stringify(body)).toBe(422);
    expect(await stored()).toEqual(before);
  });

  it.each(hostileTexts)('[Q-S28] [Q-S29] stores and answers %j as typed', async (text) => {
    const comment = (await add(`A ${text} Z`)).json();
    expect(comment.CommentContent).toBe(`A ${text} Z`);
    expect((await list({ pageSize: 1 })).Data).toEqual([comment]);
  });

  it('[Q-S23] refuses in an inactive edition', async () => {
    await setEditionActive(test, false);
    const before = await stored();
    const answer = await add('Too late', [], { as: 1 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'inactive-edition' });
    expect(await stored()).toEqual(before);
  });

  it('[Q-S20] checks again inside its transaction, for the record may have moved on since the request came in', async () => {
    await setRow(test, { research_user_id: 8, qa_user_id: 3 });
    const before = await stored();
    const call = handlerCall<'addComment'>(test, {
      record: { pair: { ...(await rowOf(test)), research_user_id: 9 } },
      caller: { id: 9, fullName: '', email: '', role: 1, permissions: ['dataentry-indicator-edit-own'] },
      body: { CommentContent: 'Assigned no longer', taggedUsers: [] },
    });
    await expect(addComment(call)).rejects.toMatchObject({ status: 403, code: 'forbidden' });
    expect(await stored()).toEqual(before);
  });
});
