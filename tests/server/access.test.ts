import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '#generated/operations.ts';
import { type Caller, factsOf } from '../../server/access.ts';
import { openTestApp, type TestApp } from './support/app.ts';
import { contractOperations, demandedQuery, harmlessParams, isOpen } from './support/contract.ts';
import { setPermissions } from './support/ratings.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  // the sixth kind of user: signed in, active, and allowed nothing
  await test.db.updateTable('app_user').set({ role: 3 }).where('id', '=', 12).execute();
});
afterAll(() => test.close());

const call = (operationId: OperationId, as: number) => {
  const params = { ...harmlessParams(as) };
  // these two would remove or answer something that is there
  if (operationId === 'removeEditionCountry' || operationId === 'deleteIndicator')
    Object.assign(params, { countryId: 999_999, indicatorId: 999_999 });
  return test.call(operationId, { as, params, query: demandedQuery[operationId] ?? {} });
};

describe('facts', () => {
  const caller: Caller = { id: 5, fullName: '', email: '', role: 0, permissions: [] };

  it('come from the ids that the contract names in the address of the operation', () => {
    const params = { taggedId: 5, referenceId: 1, commentId: 1 };
    expect(factsOf('clearNotification', caller, {}, params)).toEqual(['is:tagged']);
    expect(factsOf('clearNotification', caller, {}, { ...params, taggedId: 6 })).toEqual([]);
    expect(factsOf('readReportEdition', caller, {}, params)).toEqual([]);
  });
});

describe('every operation', () => {
  it('[Q-S18] is in the contract that this test reads', () => expect(contractOperations).toHaveLength(120));

  it.each(contractOperations.filter((operation) => !isOpen(operation)).map(({ operationId }) => operationId))(
    '[Q-S18] %s denies anonymous callers, whatever else is wrong with the request',
    async (operationId) => {
      for (const params of [harmlessParams(1), { id: 'no', editionId: 'no', countryId: 'no', token: 'no' }]) {
        const answer = await test.call(operationId, { params });
        expect(answer.statusCode).toBe(401);
        expect(answer.headers['www-authenticate']).toBe('Bearer');
        expect(answer.headers['content-type']).toContain('application/problem+json');
        expect(answer.json()).toEqual({
          type: 'about:blank',
          requestId: expect.any(String),
          title: 'Unauthorized',
          status: 401,
          detail: 'The access token is missing or no longer valid.',
          code: 'unauthenticated',
        });
      }
    },
  );

  it.each([
    'Basic YWRtaW46YWRtaW4=',
    'Bearer',
    'Bearer  ',
    'Bearer a b',
    'bearer not.a.token',
    `Bearer ${'x'.repeat(9_000)}`,
  ])('[Q-S18] denies the authorization %.30s', async (authorization) => {
    const answer = await test.app.inject({ url: '/api/v1/report-editions', headers: { authorization } });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
  });
});

// Kenya's 1.1.1 is in research by user 2 and reviewed by user 3: the facts of each towards it, read from the demonstration
const people: [who: string, userId: number, facts: string[]][] = [
  ['administrator', 1, []],
  ['researcher of the record', 2, ['is:researcher', 'is:assigned']],
  ['reviewer of the record', 3, ['is:qa', 'is:assigned']],
  ['researcher elsewhere', 9, []],
  ['external researcher', 4, []],
  ['spectator', 5, []],
];
const factsOfAll = ['status:research', 'reference:current', 'is:tagged', 'view:own'];

/** Read from the contract alone: some alternative is held as a whole. */
const isAllowed = (alternatives: string[][], held: string[]) =>
  alternatives.some((all) => all.every((one) => held.includes(one)));

async function checkAll(userId: number, facts: string[]): Promise<void> {
  const { Permissions } = (await test.call('readCurrentUser', { as: userId })).json();
  for (const operation of contractOperations) {
    const answer = await call(operation.operationId, userId);
    const allowed =
      isOpen(operation) || isAllowed(operation['x-permissions'], [...Permissions, ...facts, ...factsOfAll]);
    expect([401, 500], `${operation.operationId}: ${answer.body}`).not.toContain(answer.statusCode);
    expect(answer.statusCode === 403, `${operation.operationId} answered ${answer.statusCode}`).toBe(!allowed);
  }
}

describe('roles and operations', () => {
  it.each(people)('[Q-S19] [S118] a %s may do exactly what the contract says', async (_who, userId, facts) => {
    await checkAll(userId, facts);
  });

  it('[Q-S19] who has no permission may do what anybody signed in may', async () => {
    await setPermissions(test, 3, []);
    await checkAll(12, []);
  });
});
