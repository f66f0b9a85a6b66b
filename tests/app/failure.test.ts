import { expect, test, vi } from 'vitest';
import { createReports } from '#src/app/failure.ts';
import { ApiError } from '#src/lib/api/api-error.ts';

const UNANSWERED = 'No answer came, so it may be saved already. Sent again as it is, it is saved once.';
const doors = () => ({ push: vi.fn(), dismiss: vi.fn(), leaveFor: vi.fn(), reload: vi.fn() });
const read = (status: number) =>
  ({ operationId: 'listUsers', kind: 'read', error: new ApiError('listUsers', '/api/v1/users', { status }) }) as const;
const write = (status: number, retry = () => undefined, detail?: string) =>
  ({
    operationId: 'removeEditionUser',
    kind: 'write',
    retry,
    error: new ApiError('removeEditionUser', '/x', {
      status,
      problem: detail ? { type: 'about:blank', title: 't', status, code: 'conflict', detail } : undefined,
    }),
  }) as const;

test.each([
  [401, '/unauthorized'],
  [400, '/404'],
  [404, '/404'],
  [500, '/500'],
] as const)('[S129] %i leads to %s, for reads and writes', (status, page) => {
  const reading = doors();
  createReports(reading).failed(read(status));
  expect(reading.leaveFor.mock.calls).toEqual([[page, { isBroken: true, isNotOffered: status === 404 }]]);
  expect(reading.push).not.toHaveBeenCalled();
  const writing = doors();
  createReports(writing).failed(write(status));
  expect(writing.leaveFor.mock.calls).toEqual([[page, { isBroken: false, isNotOffered: status === 404 }]]);
  expect(writing.push).toHaveBeenCalledTimes(1);
});

test('[S129] 503 only says that it is still processing', () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const own = doors();
  createReports(own).processing?.({ operationId: 'removeEditionUser', record: 'Rui Tanaka' });
  expect(own.push.mock.calls).toEqual([[{ tone: 'info', message: 'Still processing', record: 'Rui Tanaka' }]]);
  expect(own.leaveFor).not.toHaveBeenCalled();
  expect(log).toHaveBeenCalledWith(expect.stringContaining('processing likely continues'));
});

test("[S131] any other failed read offers 'Reload Page'", () => {
  const own = doors();
  createReports(own).failed(read(418));
  const [{ message, action }] = own.push.mock.calls[0] ?? [];
  expect(message).toBe('Something went wrong fetching users');
  expect(action.label).toBe('Reload Page');
  action.run();
  expect(own.reload).toHaveBeenCalled();
});

test("[S132] [S254] a refused write says what the server said, with the contract's retry label", () => {
  const own = doors();
  const retry = vi.fn();
  createReports(own).failed(write(409, retry, 'The edition is inactive.'));
  const [{ message, action }] = own.push.mock.calls[0] ?? [];
  expect(message).toBe('Something went wrong removing the user from this report edition\nThe edition is inactive.');
  expect(action.label).toBe('Try again');
  action.run();
  expect(retry).toHaveBeenCalled();
});

test('[S133] an answer that is empty says its own words', () => {
  const own = doors();
  createReports(own).empty?.('exportData');
  expect(own.push.mock.calls[0]?.[0].message).toBe(
    'The export did not find any references to export. Try a new combination of Report Editions/Countries/Indicators.',
  );
});

test('what somebody else changed meanwhile is not offered to be repeated', () => {
  const own = doors();
  const stale = new ApiError('updateRating', '/x', {
    status: 409,
    problem: {
      type: 'about:blank',
      title: 't',
      status: 409,
      code: 'stale',
      detail: 'Elena Petrova changed this meanwhile.',
    },
  });
  createReports(own).failed({ operationId: 'updateRating', kind: 'write', error: stale });
  expect(own.push.mock.calls[0]?.[0]).toEqual({
    message: 'Something went wrong updating the rating for this Indicator\nElena Petrova changed this meanwhile.',
    error: stale,
  });
});

test.each([
  ['read', read(0), 'Something went wrong fetching users\nThe server cannot be reached.'],
  [
    'write',
    write(0),
    'Something went wrong removing the user from this report edition\nNo answer came, so it may be done already.',
  ],
] as const)('a %s without an answer does not say more than is known', (_kind, failure, message) => {
  const own = doors();
  createReports(own).failed(failure);
  expect(own.push.mock.calls[0]?.[0].message).toBe(message);
});

const part = (status: number, onFailure: 'in-place' | 'notice') =>
  ({
    operationId: 'listComments',
    kind: 'read',
    onFailure,
    error: new ApiError('listComments', '/api/v1/x', { status }),
  }) as const;

test.each([400, 404, 500, 409, 0])(
  '[S129] [S171] %i of a read that its place tells of leads nowhere and is told once',
  (status) => {
    const own = doors();
    createReports(own).failed(part(status, 'in-place'));
    expect(own.leaveFor).not.toHaveBeenCalled();
    expect(own.push).not.toHaveBeenCalled();
  },
);

test.each([400, 404, 500, 409])(
  "[S131] %i of a part without a place for words is told by a notice with 'Reload Page'",
  (status) => {
    const own = doors();
    createReports(own).failed(part(status, 'notice'));
    expect(own.leaveFor).not.toHaveBeenCalled();
    expect(own.push.mock.calls[0]?.[0]).toMatchObject({
      message: 'Something went wrong fetching indicator rating comments',
      action: { label: 'Reload Page' },
    });
  },
);

test.each(['in-place', 'notice'] as const)('[S129] 401 of a part leads to /unauthorized, told %s', (onFailure) => {
  const own = doors();
  createReports(own).failed(part(401, onFailure));
  expect(own.leaveFor.mock.calls).toEqual([['/unauthorized', { isBroken: true, isNotOffered: false }]]);
});

test.each([
  ['exportData', '/api/v1/export', 'The server cannot be reached.'],
  ['exportCompare', '/api/v1/compare-export', 'The server cannot be reached.'],
  ['importFile', '/api/v1/import?dryRun=true', 'The server cannot be reached.'],
  ['importFile', '/api/v1/import', UNANSWERED],
  ['updateRating', '/api/v1/x', UNANSWERED],
] as const)('[S133] without an answer %s at %s says: %s', (operationId, path, words) => {
  const own = doors();
  const error = new ApiError(operationId, path, { status: 0 });
  createReports(own).failed({ operationId, kind: 'write', error, retry: vi.fn() });
  expect(own.push.mock.calls[0]?.[0].message.split('\n')[1]).toBe(words);
});

test('[Q-R14] offline a read says nothing of its own, a write does', () => {
  const own = { ...doors(), isOffline: () => true };
  createReports(own).failed(read(0));
  expect(own.push).not.toHaveBeenCalled();
  createReports(own).failed(read(418));
  createReports(own).failed(write(0));
  expect(own.push.mock.calls.map(([{ message }]) => message.split('\n')[1])).toEqual([
    undefined,
    'No answer came, so it may be done already.',
  ]);
});

test('[Q-S41] where there were too many requests it says how long it waits', () => {
  const own = doors();
  createReports(own).waits?.(11_400);
  expect(own.push.mock.calls).toEqual([
    [{ tone: 'info', message: 'Too many requests at once. Trying again in 12 s.', ms: 11_400 }],
  ]);
});
