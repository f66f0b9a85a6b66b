import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#generated/schema.ts';
import { openTestApp, type TestApp, testNow } from './support/app.ts';

type Page = components['schemas']['NotificationPage'];

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const list = async (as: number, query = {}): Promise<Page> =>
  (await test.call('listNotifications', { as, query })).json();
const clear = (as: number, commentId: number, taggedId = as) =>
  test.call('clearNotification', { as, params: { commentId, taggedId } });

describe('listNotifications', () => {
  it('[S125] [S92] [S255] lists one page of the own ones of the active edition, newest first', async () => {
    const page = await list(2);
    expect(page.Count).toBeGreaterThan(0);
    const all: Page['Data'] = [];
    while (all.length < page.Count) all.push(...(await list(2, { offset: all.length, pageSize: 3 })).Data);
    expect(all.slice(0, 20)).toEqual(page.Data);
    expect(new Set(all.map(({ CommentId }) => CommentId)).size).toBe(page.Count);
    expect(all.every(({ TaggedId }) => TaggedId === 2)).toBe(true);
    const dates = all.map(({ DateCreated }) => DateCreated);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('lists those of the active edition only', async () => {
    const before = (await list(2)).Count;
    await test.db.updateTable('edition').set({ status: 0, inactive_date: testNow }).where('id', '=', 4).execute();
    expect(await list(2)).toMatchObject({ Data: [], Count: 0 });
    await test.db.updateTable('edition').set({ status: 1, inactive_date: null }).where('id', '=', 4).execute();
    expect((await list(2)).Count).toBe(before);
  });
});

describe('clearNotification', () => {
  it('[S125] [S104] clears one, and once more without harm', async () => {
    const before = await list(2);
    const [first] = before.Data;
    const answer = await clear(2, first?.CommentId ?? 0);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(first);
    const after = await list(2);
    expect(after.Count).toBe(before.Count - 1);
    expect(after.Data[0]).toEqual(before.Data[1]);
    expect((await clear(2, first?.CommentId ?? 0)).json()).toEqual(first);
  });

  it("[Q-S20] refuses to clear somebody else's, and finds none where one was not tagged", async () => {
    const [first] = (await list(2)).Data;
    expect((await clear(1, first?.CommentId ?? 0, 2)).statusCode).toBe(403);
    expect((await clear(5, first?.CommentId ?? 0)).statusCode).toBe(404);
    expect((await clear(2, 999_999)).statusCode).toBe(404);
    expect((await list(2)).Data[0]).toEqual(first);
  });

  it('[Q-S23] refuses in an inactive edition', async () => {
    const [first] = (await list(2)).Data;
    await test.db.updateTable('edition').set({ status: 0, inactive_date: testNow }).where('id', '=', 4).execute();
    const answer = await clear(2, first?.CommentId ?? 0);
    await test.db.updateTable('edition').set({ status: 1, inactive_date: null }).where('id', '=', 4).execute();
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('inactive-edition');
    expect((await list(2)).Data[0]).toEqual(first);
  });
});
