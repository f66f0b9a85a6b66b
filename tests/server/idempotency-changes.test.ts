import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperationId, operations } from '#generated/operations.ts';
import type { Schema } from '../../server/db/schema.ts';
import { kenya, openTestApp, type TestApp, testNow } from './support/app.ts';
import { type Put, putsOf, unique } from './support/puts.ts';
import { bodyFor, current, putReference } from './support/references.ts';
import { rowsOf } from './support/unchanged.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const send = (operationId: OperationId, { as = 1, params, body }: Omit<Put, 'other'>, key: string) =>
  test.call(operationId, { as, params, body, headers: { 'idempotency-key': key } });
const tables: (keyof Schema)[] = [
  ...(['edition', 'milestone', 'activity', 'indicator', 'library_indicator'] as const),
  ...(['edition_country', 'edition_user'] as const),
  ...([
    'country_indicator',
    'comment',
    'user_preference',
    'comment_tag',
    'reference',
    'saved_view',
    'app_user',
  ] as const),
];
const everything = () => rowsOf(test.db, tables);
const edition = { id: 4 };
const writes = putsOf(() => test);
const ids = Object.keys(writes) as OperationId[];
function begin(operationId: OperationId): Promise<Put> {
  const write = writes[operationId];
  if (!write) throw new Error(`${operationId} is not in the table.`);
  return write();
}

describe('[Q-R13] a change that is sent again', () => {
  it('is tried with every PUT of the contract', () => {
    const puts = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].method === 'put');
    expect([...ids].sort()).toEqual(puts.filter((id) => !operations[id].reads).sort());
  });

  it.each(ids)('does its work once and answers the same, also where the record moved on: %s', async (operationId) => {
    const write = await begin(operationId);
    const key = randomUUID();
    const before = await everything();
    const first = await send(operationId, write, key);
    expect(first.statusCode, first.body).toBe(200);
    expect(await everything()).not.toEqual(before);
    await write.meanwhile?.();
    const after = await everything();

    const again = await send(operationId, write, key);
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect(again.headers['content-type']).toBe(first.headers['content-type']);
    const other = await send(operationId, { ...write, ...write.other }, key);
    expect([other.statusCode, other.json().detail]).toEqual([
      422,
      'This Idempotency-Key was already used for another request.',
    ]);
    expect(await everything()).toEqual(after);
  });

  it('is refused by its first try without a key', async () => {
    const { params, body } = await begin('updateReference');
    const statuses = [];
    for (let time = 0; time < 2; time += 1)
      statuses.push((await test.call('updateReference', { as: 1, params, body })).statusCode);
    expect(statuses).toEqual([200, 409]);
  });
});

const orderOf = async () =>
  (await test.call('listActivities', { as: 1, params: { id: 4, milestoneId: 16 } }))
    .json()
    .map(({ Id }: { Id: number }) => Id) as number[];
const down = (Id: number) => ({ params: edition, body: { Id, MilestoneOrderId: 1, OrderDirection: 1 } });

describe('[Q-R13] a move', () => {
  it('with two keys moves twice', async () => {
    const [first = 0, second, third] = await orderOf();
    const keys = [randomUUID(), randomUUID()];
    for (const key of [keys[0], keys[0], keys[1], keys[1]])
      expect((await send('reorderActivity', down(first), key as string)).statusCode).toBe(200);
    expect((await orderOf()).slice(0, 3)).toEqual([second, third, first]);
  });

  it('that is sent eight times at once moves by one place', async () => {
    const [first = 0, second, third] = await orderOf();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send('reorderActivity', down(first), key)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect((await orderOf()).slice(0, 3)).toEqual([second, first, third]);
  });
});

describe('a refusal', () => {
  const stale = async () => {
    const referenceId = await putReference(test, { title: unique() });
    return { params: { ...current, referenceId }, body: { ...bodyFor(current), Version: 2 } };
  };

  it('[Q-R13] is not kept, so that the same request does the work once it can', async () => {
    const write = await stale();
    const key = randomUUID();
    expect((await send('updateReference', write, key)).statusCode).toBe(409);
    await test.db.updateTable('reference').set({ version: 2 }).where('id', '=', write.params.referenceId).execute();
    const answer = await send('updateReference', write, key);
    expect([answer.statusCode, answer.json().Version]).toEqual([200, 3]);
  });

  it('[Q-R13] of what the address names waits until it is known that no answer is kept', async () => {
    const write = await begin('updateRating');
    const [key, unused] = [randomUUID(), randomUUID()];
    const first = await send('updateRating', write, key);
    expect(first.statusCode, first.body).toBe(200);
    const leave = (removed_on: Date | null) =>
      test.db
        .updateTable('edition_country')
        .set({ removed_on })
        .where('edition_id', '=', 4)
        .where('country_id', '=', kenya.countryId)
        .execute();
    await leave(testNow);
    const answers = [await send('updateRating', write, key), await send('updateRating', write, unused)];
    await leave(null);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404]);
    expect(answers[0]?.body).toBe(first.body);
  });

  it('[Q-S20] stays for others who know the key, and for who lost the permission', async () => {
    const write = await begin('promoteRatingWorkflow');
    const key = randomUUID();
    expect((await send('promoteRatingWorkflow', write, key)).statusCode).toBe(200);
    expect((await send('promoteRatingWorkflow', { ...write, as: 9 }, key)).statusCode).toBe(403);
    await test.db.updateTable('app_user').set({ role: 3 }).where('id', '=', 2).execute();
    expect((await send('promoteRatingWorkflow', write, key)).statusCode).toBe(403);
  });
});
