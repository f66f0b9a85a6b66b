import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { kenya, openTestApp, type TestApp, testNow } from './support/app.ts';
import { rowOf, setEditionActive } from './support/ratings.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const params = { id: 4 };
const list = async (as = 1) => (await test.call('listEditionUsers', { as, params })).json();
const addable = async () => (await test.call('listEditionGlobalUsers', { as: 1, params })).json();
const mentionable = async (as = 5) => (await test.call('listMentionableUsers', { as, params })).json();
const add = (body: unknown, { as = 1, id = 4 } = {}) => test.call('addEditionUsers', { as, params: { id }, body });
const remove = (userId: number, { as = 1, id = 4 } = {}) =>
  test.call('removeEditionUser', { as, params: { id, userId } });
const idsOf = (users: { Id: number }[]) => users.map(({ Id }) => Id);
const stored = () => test.db.selectFrom('edition_user').selectAll().orderBy('edition_id').orderBy('user_id').execute();

const kwame = {
  Id: 13,
  FullName: 'Kwame Mensah',
  EmailAddress: 'kwame.mensah@demo.test',
  Role: 1,
  Status: 1,
  DateCreated: '2022-11-13T09:00:00.000Z',
};

beforeEach(async () => {
  await setEditionActive(test, true);
  await test.db.updateTable('app_user').set({ status: 1 }).where('id', '=', 9).execute();
  await test.db.deleteFrom('edition_user').where('edition_id', '=', 4).where('user_id', 'in', [13, 14, 6]).execute();
  const there = { removed_on: null, date_added: '2025-12-01T09:00:00Z' };
  await test.db.updateTable('edition_user').set(there).where('edition_id', '=', 4).execute();
});

describe('the users of an edition', () => {
  it('[S122] [S86] are listed by name, then Id, the inactive with them', async () => {
    await test.db.updateTable('app_user').set({ status: 0 }).where('id', '=', 9).execute();
    const users = await list();
    expect(idsOf(users)).toEqual([1, 9, 10, 3, 5, 7, 8, 2, 4, 12, 15, 11]);
    expect(users[1]).toEqual({
      Id: 9,
      FullName: 'Ana Lima',
      EmailAddress: 'ana.lima@demo.test',
      Role: 1,
      Status: 0,
      DateCreated: '2022-11-09T09:00:00.000Z',
      DateAdded: '2025-12-01T09:00:00.000Z',
    });
  });

  it('[S122] [S66] can be chosen from the active ones who are not in it', async () => {
    const users = await addable();
    expect(idsOf(users)).toEqual([13, 14]);
    expect(users[0]).toEqual({ ...kwame, DateAdded: null });
  });

  it('[S122] [S102] move between the two lists', async () => {
    const answer = await add([{ ...kwame, DateAdded: null, Anything: 'of the row' }]);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toEqual([{ ...kwame, DateAdded: testNow.toISOString() }]);
    expect(idsOf(await list())).toContain(13);
    expect(idsOf(await addable())).toEqual([14]);
    expect((await remove(13)).statusCode).toBe(204);
    expect(idsOf(await list())).not.toContain(13);
    expect(idsOf(await addable())).toEqual([13, 14]);
  });

  it('[S66] stay as added first when they are added again, alone, twice or among others', async () => {
    const answer = await add([{ Id: 14 }, { Id: 2 }, { Id: 14 }]);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json().map(({ Id, DateAdded }: Record<string, unknown>) => [Id, DateAdded])).toEqual([
      [2, '2025-12-01T09:00:00.000Z'],
      [14, testNow.toISOString()],
    ]);
  });

  it('[S66] keep their work when they leave and come back', async () => {
    const before = await rowOf(test);
    expect((await remove(2)).statusCode).toBe(204);
    expect(await rowOf(test)).toEqual(before);
    expect((await test.call('readIndicatorRating', { as: 5, params: kenya })).json().ResearchUserName).toBe(
      'Rui Tanaka',
    );
    expect((await add([{ Id: 2 }])).json()[0].DateAdded).toBe(testNow.toISOString());
    expect(await rowOf(test)).toEqual(before);
  });

  it('[S122] may be gone already when they are removed', async () => {
    expect((await remove(13)).statusCode).toBe(204);
    expect((await remove(999_999)).statusCode).toBe(204);
    expect((await remove(13)).body).toBe('');
    const before = await stored();
    expect((await remove(6)).statusCode).toBe(204);
    expect(await stored()).toEqual(before);
  });

  it('[S252] [S213] can be mentioned while they are active and in it', async () => {
    const everybody = await mentionable();
    expect(idsOf(everybody)).toEqual([1, 9, 10, 3, 5, 7, 8, 2, 4, 12, 15, 11]);
    expect(everybody[1]).toEqual({ Id: 9, FullName: 'Ana Lima', EmailAddress: 'ana.lima@demo.test' });
    await test.db.updateTable('app_user').set({ status: 0 }).where('id', '=', 9).execute();
    await remove(2);
    expect(idsOf(await mentionable(4))).toEqual([1, 10, 3, 5, 7, 8, 4, 12, 15, 11]);
  });

  it.each([
    ['nobody', [], ''],
    ['no list', { Id: 13 }, ''],
    ['a row without Id', [{ FullName: 'Kwame Mensah' }], '/0/Id'],
    ['an Id in words', [{ Id: '13' }], '/0/Id'],
    ['somebody unknown', [{ Id: 13 }, { Id: 999_999 }], '/1/Id'],
    ['somebody inactive', [{ Id: 13 }, { Id: 14 }, { Id: 6 }], '/2/Id'],
    ['more than a list holds', Array.from({ length: 1_001 }, () => ({ Id: 13 })), ''],
  ])('[S122] [Q-S24] cannot be %s, and nobody is added', async (_case, body, pointer) => {
    const before = await stored();
    const answer = await add(body);
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json().errors).toEqual([{ pointer, detail: expect.any(String) }]);
    expect(await stored()).toEqual(before);
  });

  it('[Q-S23] of an inactive edition stay what they are', async () => {
    const before = await stored();
    for (const answer of [await add([{ Id: 14 }], { id: 3 }), await remove(2, { id: 3 })]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json().code).toBe('inactive-edition');
    }
    expect(await stored()).toEqual(before);
    expect((await test.call('listEditionUsers', { as: 1, params: { id: 3 } })).json()).toHaveLength(13);
  });

  it.each([2, 4, 5])('[S122] [Q-S18] are kept from user %i, who may not manage reports', async (as) => {
    const before = await stored();
    const answers = [await add([{ Id: 13 }], { as }), await remove(2, { as })];
    answers.push(await test.call('listEditionUsers', { as, params }));
    answers.push(await test.call('listEditionGlobalUsers', { as, params }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
    expect(await stored()).toEqual(before);
  });

  it('[S122] of no edition are not found', async () => {
    const at = { as: 1, params: { id: 77, userId: 2 } };
    const answers = [await add([{ Id: 13 }], { id: 77 }), await remove(2, { id: 77 })];
    for (const id of ['listEditionUsers', 'listEditionGlobalUsers', 'listMentionableUsers'] as const)
      answers.push(await test.call(id, at));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
  });

  it('[Q-R10] are added once by many who add them at once, in any order', async () => {
    const bodies = Array.from({ length: 20 }, (_, index) => (index % 2 ? [13, 14] : [14, 13]).map((Id) => ({ Id })));
    const answers = await Promise.all(bodies.map((body) => add(body)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(bodies.map(() => 201));
    expect(idsOf(await addable())).toEqual([]);
  });
});
