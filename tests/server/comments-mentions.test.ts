import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kenya, kenyaRatingId, openTestApp, type TestApp, testNow } from './support/app.ts';

const params = { ...kenya, ratingId: kenyaRatingId };
/** Active users of the edition once 13 and 14 are in it: fourteen. */
const members = [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15];

let test: TestApp;
const names = new Map<number, string>();
beforeAll(async () => {
  test = await openTestApp();
  // 6 is a member whose account is closed, 16 has left the edition, 17 was never in it
  await test.db
    .insertInto('app_user')
    .values([
      { id: 16, full_name: 'Left Long Ago', email: 'left@demo.test', role: 1 },
      { id: 17, full_name: 'Never Came', email: 'never@demo.test', role: 1 },
    ])
    .execute();
  await test.db
    .insertInto('edition_user')
    .values([
      ...[6, 13, 14].map((user_id) => ({ edition_id: 4, user_id })),
      { edition_id: 4, user_id: 16, removed_on: testNow },
    ])
    .execute();
  for (const { id, full_name } of await test.db.selectFrom('app_user').select(['id', 'full_name']).execute())
    names.set(id, full_name);
});
afterAll(() => test.close());

const mentioning = (ids: number[]) => `${ids.map((id) => `@${names.get(id) ?? 'Nobody'}`).join(' ')} please look.`;
const add = (taggedUsers: unknown, CommentContent: string) =>
  test.call('addComment', { as: 2, params, body: { CommentContent, taggedUsers } });
const tagsOf = (commentId: number) =>
  test.db.selectFrom('comment_tag').selectAll().where('comment_id', '=', commentId).orderBy('user_id').execute();
const count = async () =>
  (
    await test.db
      .selectFrom('comment')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

describe('tags of a comment', () => {
  it('[S224] [Q-S42] can be fourteen', async () => {
    const answer = await add(members, mentioning(members));
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json().CommentTaggedUserIds).toEqual(members);
    const tags = await tagsOf(answer.json().Id);
    expect(tags.filter(({ cleared_on }) => cleared_on === null).map(({ user_id }) => user_id)).toEqual(
      members.filter((id) => id !== 2),
    );
  });

  it.each<[why: string, tagged: unknown]>([
    ['fifteen', [...members, 17]],
    ['one twice', [3, 3]],
    ['an Id that is none', [0]],
    ['an Id that is a text', ['3']],
    ['no list', 3],
  ])('[S224] [Q-S42] cannot be %s', async (_why, tagged) => {
    const before = await count();
    const answer = await add(tagged, mentioning(members));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0].pointer).toMatch(/^\/taggedUsers/);
    expect(await count()).toBe(before);
  });

  it('[S224] [Q-S42] say the limit in the words of the document', async () => {
    expect((await add([...members, 17], 'x')).json().errors).toEqual([
      {
        pointer: '/taggedUsers',
        detail: 'Only 14 different mentioned users can be included in a single comment.',
      },
    ]);
  });

  it.each([
    ['whose account is closed', 6],
    ['who left the edition', 16],
    ['who never was in the edition', 17],
    ['who does not exist', 999_999],
  ])('[Q-S42] cannot name somebody %s, not even beside others', async (_who, id) => {
    const before = await count();
    for (const tagged of [[id], [3, id]]) {
      const answer = await add(tagged, mentioning(tagged));
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toEqual([
        { pointer: '/taggedUsers', detail: 'may only name active users of this report edition' },
      ]);
    }
    expect(await count()).toBe(before);
  });

  it.each([
    ['who is not in the text', [3], 'Please look.'],
    ['whose name stands without an @', [3], 'Elena Petrova, please look.'],
    ['of two where one is mentioned', [3, 4], '@Elena Petrova please look.'],
    ['whose name only begins the name that stands there', [9], '@Ana Lima Duarte please look.'],
    ['whose name only begins the name in another case', [9], '@ana lima duarte please look.'],
    ['whose name in another case only begins the word', [3], '@elena petrovas please look.'],
    ['whose name goes on after the one that stands there', [10], '@Ana Lima please look.'],
  ])('[Q-S42] cannot name somebody %s', async (_who, tagged, text) => {
    const before = await count();
    const answer = await add(tagged, text);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([
      { pointer: '/taggedUsers', detail: 'may only name users whom the comment mentions' },
    ]);
    expect(await count()).toBe(before);
  });

  it.each([
    ['one of two of the same name', [8], '@Maria Santos please look.'],
    ['both of the same name', [7, 8], '@Maria Santos or @Maria Santos?'],
    ['two where the name of one begins that of the other', [9, 10], '@Ana Lima, @Ana Lima Duarte: please look.'],
    ['names in other scripts', [11, 12, 15], '@陈伟 @Ольга Смирнова @ليلى الخطيب please look.'],
    ['a name with punctuation right after it', [3], 'Thanks (@Elena Petrova)!'],
    ['names in another case and without accents', [3, 4], '@ELENA petrova, @tomas silva: please look.'],
    ['the longer name in another case', [10], '@ana lima duarte please look.'],
  ])('[Q-S42] [S170] name %s by their Ids', async (_what, tagged, text) => {
    const answer = await add(tagged, text);
    expect(answer.statusCode, answer.body).toBe(201);
    expect((await tagsOf(answer.json().Id)).map(({ user_id }) => user_id)).toEqual(tagged);
  });
});
