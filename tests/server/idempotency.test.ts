import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call, Handlers } from '../../server/call.ts';
import { keptMs, sweep } from '../../server/idempotency.ts';
import { conflict } from '../../server/problem.ts';
import { readUpload } from '../../server/upload.ts';
import { addressOf, kenya, kenyaRatingId, openTestApp, type TestApp, testNow } from './support/app.ts';
import { exampleBody } from './support/bodies.ts';

/** Where a test waits in the middle of the work. */
const middle = vi.fn(async () => undefined as unknown);
let now = testNow;

/** Writes a comment, in a transaction of its own where `createMilestone` does it, and bare where `createActivity` does. */
const insert = ({ db }: Pick<Call, 'db'>, content: string) =>
  db
    .insertInto('comment')
    .values({ country_indicator_id: kenyaRatingId, author_id: 1, content, date_created: testNow })
    .returning('id')
    .executeTakeFirstOrThrow();
const handlers = {
  createMilestone: async ({ db, body }: Call<'createMilestone'>) => {
    const id = await db.transaction().execute(async (trx) => {
      const row = await insert({ db: trx }, body.FullName);
      await middle();
      return row.id;
    });
    return { status: 201, body: { Id: id }, headers: { 'x-made': String(id) } };
  },
  createActivity: async (call: Call<'createActivity'>) => {
    const { id } = await insert(call, call.body.FullName);
    await middle();
    const seen = await call.db.selectFrom('comment').select('id').where('id', '=', id).execute();
    return { status: 201, body: seen };
  },
  // waits before it writes, as an import parses its file
  exportData: async ({ db }: Call<'exportData'>) => {
    await middle();
    await db.transaction().execute((trx) => insert({ db: trx }, 'late'));
    return { status: 200, body: { done: true } };
  },
  importFile: async ({ db, request }: Call<'importFile'>) => {
    const { content: file } = await readUpload(request);
    await db.transaction().execute((trx) => insert({ db: trx }, file.toString()));
    return { status: 200, body: { read: file.length } };
  },
  createIndicator: async ({ db }: Call<'createIndicator'>) => {
    await db
      .transaction()
      .execute(async (trx) => {
        await insert({ db: trx }, 'taken back');
        throw conflict('conflict', 'A part that failed.');
      })
      .catch(() => undefined);
    return { status: 201, body: await insert({ db }, 'kept') };
  },
} as unknown as Partial<Handlers>;

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ contents: 'demo', handlers, validateResponses: false, now: () => now });
});
afterAll(() => test.close());
beforeEach(async () => {
  now = testNow;
  middle.mockReset();
  await test.db.deleteFrom('comment').execute();
  await test.db.deleteFrom('idempotency').execute();
});

const made = async () =>
  (await test.db.selectFrom('comment').select('content').orderBy('id').execute()).map((row) => row.content);

type Post = 'createMilestone' | 'createActivity' | 'createIndicator' | 'exportData';
async function post(operationId: Post, key?: string, { as = 1, body = {}, id = 4 } = {}) {
  return test.app.inject({
    method: 'POST',
    url: addressOf(operationId, { id }),
    headers: { authorization: `Bearer ${await test.tokenOf(as)}`, ...(key && { 'idempotency-key': key }) },
    payload: { ...exampleBody(operationId), ...body },
  });
}

describe('[Q-R13] a request that is sent again', () => {
  it.each(['createMilestone', 'createActivity'] as const)('does its work once and answers the same: %s', async (id) => {
    const key = randomUUID();
    const answers = [await post(id, key), await post(id, key), await post(id, key.toUpperCase())];
    expect(answers[0]?.statusCode, answers[0]?.body).toBe(201);
    for (const { statusCode, body, headers } of answers) {
      expect([statusCode, body]).toEqual([201, answers[0]?.body]);
      expect(headers['x-made']).toBe(answers[0]?.headers['x-made']);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
    }
    expect(await made()).toEqual([exampleBody(id).FullName]);
  });

  it('without a key is another request', async () => {
    await post('createMilestone');
    await post('createMilestone');
    expect(await made()).toHaveLength(2);
  });

  it('waits for the first one where both are under way', async () => {
    const key = randomUUID();
    middle.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 100)));
    const answers = await Promise.all(Array.from({ length: 8 }, () => post('createMilestone', key)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await made()).toHaveLength(1);
  });

  it('waits as well where the work begins before its transaction', async () => {
    const key = randomUUID();
    middle.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 50)));
    const answers = await Promise.all(Array.from({ length: 4 }, () => post('exportData', key)));
    expect(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).toEqual(Array(4).fill('200 {"done":true}'));
    expect(await made()).toEqual(['late']);
  });

  it('is known by the content of its file, however the form is packed', async () => {
    const key = randomUUID();
    const send = async (content: string, boundary: string) =>
      test.app.inject({
        method: 'POST',
        url: addressOf('importFile'),
        headers: {
          authorization: `Bearer ${await test.tokenOf(1)}`,
          'idempotency-key': key,
          'content-type': `multipart/form-data; boundary=${boundary}`,
        },
        payload: `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\n${content}\r\n--${boundary}--\r\n`,
      });
    const answers = [await send('ratings', 'one'), await send('ratings', 'another'), await send('RATINGS', 'one')];
    expect(answers.map(({ statusCode, body }) => (statusCode === 200 ? body : statusCode))).toEqual([
      '{"read":7}',
      '{"read":7}',
      422,
    ]);
    expect(await made()).toEqual(['ratings']);
  });

  it('is 422 with another body or address, and does nothing', async () => {
    const key = randomUUID();
    await post('createMilestone', key);
    for (const other of [
      await post('createMilestone', key, { body: { FullName: 'Another' } }),
      await post('createMilestone', key, { id: 3 }),
    ]) {
      expect(other.statusCode).toBe(422);
      expect(other.json()).toMatchObject({
        code: 'invalid',
        detail: 'This Idempotency-Key was already used for another request.',
      });
    }
    expect(await made()).toHaveLength(1);
  });

  it("is not mistaken for another user's or another operation's", async () => {
    const key = randomUUID();
    await test.db.updateTable('app_user').set({ role: 0 }).where('id', '=', 9).execute();
    const answers = [
      await post('createMilestone', key),
      await post('createMilestone', key, { as: 9 }),
      await post('createActivity', key),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(await made()).toHaveLength(3);
  });

  it('does the work after all where the first try was refused or failed', async () => {
    const key = randomUUID();
    middle.mockRejectedValueOnce(conflict('conflict', 'Not now.')).mockRejectedValueOnce(new Error('a fault'));
    const statuses = [];
    for (let time = 0; time < 4; time += 1) statuses.push((await post('createMilestone', key)).statusCode);
    expect(statuses).toEqual([409, 500, 201, 201]);
    expect(await made()).toHaveLength(1);
  });

  it('lets a handler go on after a part of its work that failed', async () => {
    const answer = await post('createIndicator', randomUUID());
    expect(answer.statusCode, answer.body).toBe(201);
    expect(await made()).toEqual(['kept']);
  });

  it('is forgotten after a day', async () => {
    const key = randomUUID();
    await post('createMilestone', key);
    now = new Date(testNow.getTime() + keptMs - 1);
    await post('createMilestone', key);
    expect(await made()).toHaveLength(1);
    now = new Date(testNow.getTime() + keptMs + 1);
    await post('createMilestone', key);
    await post('createMilestone', key);
    expect(await made()).toHaveLength(2);

    const kept = async () => (await test.db.selectFrom('idempotency').select('key').execute()).length;
    expect(await kept()).toBe(1);
    await sweep(test.db, now);
    expect(await kept()).toBe(1);
    await sweep(test.db, new Date(now.getTime() + keptMs + 1));
    expect(await kept()).toBe(0);
  });

  it('is 400 with a key that is no UUID', async () => {
    expect((await post('createMilestone', 'again')).statusCode).toBe(400);
    expect(await made()).toEqual([]);
  });
});

it('leaves the connection usable after a refusal in mid-work', async () => {
  middle.mockRejectedValue(conflict('conflict', 'Never.'));
  for (let time = 0; time < 15; time += 1) expect((await post('createMilestone', randomUUID())).statusCode).toBe(409);
  const read = await test.call('readIndicatorRating', { as: 1, params: kenya });
  expect(read.statusCode).toBe(200);
  expect(await test.db.selectFrom('idempotency').selectAll().execute()).toEqual([]);
});
