import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notYet, type OperationId, operations } from '#generated/operations.ts';
import { contentHash } from '../../server/db/demo/hash.ts';
import { kenya, kenyaRatingId, openTestApp, type TestApp } from './support/app.ts';
import { bodyOf, exampleBody } from './support/bodies.ts';
import { contractOperations, demandedQuery, harmlessParams, mayConflict } from './support/contract.ts';
import { setEditionActive } from './support/ratings.ts';
import { putReference } from './support/references.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const ids = (Object.keys(operations) as OperationId[]).filter((id) => !notYet.some((one) => one === id));

describe('[Q-S23] an inactive edition', () => {
  /** Writes of which the contract has an example that an inactive edition refuses them. */
  const declared = contractOperations
    .filter((operation) => mayConflict(operation, 'inactive-edition'))
    .map(({ operationId }) => operationId);
  /** These have their own test: what they are about must be made before. */
  const others = new Set<OperationId>([
    'clearNotification',
    'updateView',
    'deleteView',
    'importFile',
    'revertImport',
    'revertAssignment',
    'copyReferenceToCurrent',
  ]);
  const writes = ids.filter((id) => !operations[id].reads && declared.includes(id) && !others.has(id));
  const there = { milestoneId: 16, activityId: 91, userId: 9, ratingId: kenyaRatingId };
  let before: string;
  let referenceId: number;
  beforeAll(async () => {
    referenceId = await putReference(test);
    await setEditionActive(test, false);
    // whose first call binds the account to the token
    await test.call('logIn', { as: 1 });
    before = await contentHash(test.db);
  });
  afterAll(() => setEditionActive(test, true));

  it('is asked to change in every way there is', () => expect(writes.length).toBeGreaterThanOrEqual(24));

  it.each(writes)('refuses %s', async (operationId) => {
    const params = { ...kenya, ...there, id: 4, editionId: 4, indicatorId: 452 };
    const bodies: Partial<Record<OperationId, object>> = {
      copyReference: { ...exampleBody('copyReference'), referenceId },
      addLibraryIndicators: { ...exampleBody('addLibraryIndicators'), Indicators: [{ LibraryIndicatorId: 1 }] },
    };
    const needsKenya = /Rating|Comment/.test(operationId);
    const answer = await test.call(operationId, {
      as: 1,
      params: needsKenya ? { ...params, indicatorId: kenya.indicatorId } : params,
      ...(bodyOf(operationId) && { body: bodies[operationId] ?? exampleBody(operationId) }),
    });
    expect([answer.statusCode, answer.json().code], answer.body).toEqual([409, 'inactive-edition']);
  });

  it('stays what it was', async () => expect(await contentHash(test.db)).toBe(before));
});

describe('a good token', () => {
  const demands = ids.filter((id) => id !== 'downloadExport');
  const callWith = (token: string, operationId: OperationId) => {
    const { method } = operations[operationId];
    return test.call(operationId, {
      params: harmlessParams(2),
      query: demandedQuery[operationId] ?? {},
      ...(method !== 'get' && method !== 'delete' && bodyOf(operationId) && { body: exampleBody(operationId) }),
      headers: { authorization: `Bearer ${token}` },
    });
  };

  it.each(demands)('[Q-S15] opens %s to nobody whose account became inactive', async (operationId) => {
    const token = await test.tokenOf(2);
    expect((await callWith(token, 'readCurrentUser')).statusCode).toBe(200);
    await test.db.updateTable('app_user').set({ status: 0 }).where('id', '=', 2).execute();
    const answer = await callWith(token, operationId);
    await test.db.updateTable('app_user').set({ status: 1 }).where('id', '=', 2).execute();
    expect(answer.statusCode).toBe(operationId === 'logIn' ? 403 : 401);
    expect(Object.keys(answer.json()).sort()).toEqual(['code', 'detail', 'requestId', 'status', 'title', 'type']);
  });

  it('[Q-S17] of somebody else is not theirs who have the e-mail it names', async () => {
    const { email } = await test.db
      .selectFrom('app_user')
      .select('email')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    const own = await test.tokenOf(1);
    expect((await callWith(own, 'readCurrentUser')).json().Id).toBe(1);
    for (const sub of ['somebody-else', 'TEST-1', 'test-1 ', 'test-10']) {
      const token = await test.issuer.token({ sub, email, email_verified: true });
      expect((await callWith(token, 'readCurrentUser')).statusCode, sub).toBe(401);
      expect((await callWith(token, 'logIn')).statusCode, sub).toBe(403);
    }
    // and theirs stays theirs, whatever e-mail it names
    const moved = await test.issuer.token({ sub: 'test-1', email: 'spectator@demo.test', email_verified: true });
    expect((await callWith(moved, 'readCurrentUser')).json().Id).toBe(1);
  });
});
