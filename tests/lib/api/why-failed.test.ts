import { expect, test } from 'vitest';
import type { OperationId } from '#generated/operations.ts';
import { ApiError } from '#src/lib/api/api-error.ts';
import { isNotOffered, whyReadFailed, whyWriteFailed } from '#src/lib/api/why-failed.ts';

const lost = (operationId: OperationId, path = '/x') => whyWriteFailed(new ApiError(operationId, path, { status: 0 }));

test.each(['exportData', 'exportCompare', 'exportActivity'] as const)(
  '[S133] [Q-R14] %s stores nothing: without a connection nothing is said about saving',
  (operationId) => {
    expect(lost(operationId)).toEqual(['The server cannot be reached.']);
  },
);

test('[Q-R14] an import that only checks stores nothing, one that imports may have', () => {
  expect(lost('importFile', '/api/v1/import?dryRun=true')).toEqual(['The server cannot be reached.']);
  expect(lost('importFile', '/api/v1/import?dryRun=false')).toEqual([
    'No answer came, so it may be saved already. Sent again as it is, it is saved once.',
  ]);
});

test('[S132] [Q-R14] a refused write says what the server said; one to delete that was lost may be done', () => {
  const problem = { detail: 'Not now.' } as never;
  expect(whyWriteFailed(new ApiError('updateRating', '/x', { status: 409, problem }))).toEqual(['Not now.']);
  expect(whyWriteFailed(new Error('x'))).toEqual([]);
  expect(lost('deleteActivity')).toEqual(['No answer came, so it may be done already.']);
});

test('a failed read says what the server said, or that it cannot be reached', () => {
  const problem = { detail: 'Too much.' } as never;
  expect(whyReadFailed(new ApiError('listUsers', '/x', { status: 422, problem }))).toBe('Too much.');
  expect(whyReadFailed(new ApiError('listUsers', '/x', { status: 0, problem }))).toBe('The server cannot be reached.');
  expect(whyReadFailed(Object.assign(new Error('x'), { status: 0 }))).toBeUndefined();
});

test.each([
  [405, undefined, '/users', true],
  [501, undefined, '/users', true],
  [404, undefined, '/users/7', true],
  [404, 'not-found', '/users', true],
  [404, 'not-found', '/users/7', false],
  [400, undefined, '/users', false],
])('%i with the code %s from %s: the server lacks the operation: %s', (status, code, path, expected) => {
  const answer = { status, ...(code && { problem: { code } as never }) };
  expect(isNotOffered(new ApiError('listUsers', path, answer))).toBe(expected);
});

test('what is no failure of a call is none of a missing operation', () => {
  expect(isNotOffered(Object.assign(new Error('x'), { status: 405 }))).toBe(false);
});
