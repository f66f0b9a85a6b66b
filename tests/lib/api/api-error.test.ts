import { expect, test } from 'vitest';
import { ApiError } from '#src/lib/api/api-error.ts';
import { quoteOf } from '#src/lib/api/quote.ts';
import { isFinal } from '#src/lib/api/retries.ts';

const failed = (status: number, problem?: object) =>
  new ApiError('listNotifications', '/x', { status, ...(problem && { problem: problem as never }) });

test.each([
  [0, 'unreachable', 'open'],
  [502, 'unreachable', 'open'],
  [504, 'unreachable', 'open'],
  [503, 'processing', 'open'],
  [500, 'failed', 'open'],
  [401, 'signed-out', 'unread'],
  [429, 'too-many', 'unread'],
  [499, 'refused', undefined],
  [409, 'refused', undefined],
  ...[400, 403, 404, 405, 413, 415, 422, 501].map((status) => [status, 'refused', 'final'] as const),
] as const)('[S131] %i means %s, and whether it was done is %s', (status, kind, is) => {
  const error = failed(status);
  expect([error.kind, error.isOpen, error.isUnread, isFinal(error)]).toEqual([
    ...[kind, is === 'open', is === 'unread', is === 'final'],
  ]);
});

test.each([
  ['stale', 'stale', true],
  ['inactive-edition', 'refused', true],
  ['changed-since', 'refused', true],
  ['conflict', 'refused', false],
])('[S131] 409 with the code %s means %s', (code, kind, final) => {
  const error = failed(409, { code });
  expect([error.kind, error.isOpen, isFinal(error)]).toEqual([kind, false, final]);
});

test('[S131] what is no answer of the server is not final', () => {
  expect(isFinal(new TypeError('x'))).toBe(false);
});

test('what is told to support is the end of the id of a request in which the server was at fault', () => {
  const requestId = '6f1c0a52-6d6e-4b0e-9a57-0c9c1c6d1f22';
  expect(quoteOf(failed(500, { requestId }))).toBe('Quote 1c6d1f22 to support.');
  expect([failed(500), failed(500, {}), failed(499, { requestId }), new Error('x')].map(quoteOf)).toEqual([
    ...[undefined, undefined, undefined, undefined],
  ]);
  expect(quoteOf(Object.assign(new Error('x'), { status: 500, problem: { requestId } }))).toBeUndefined();
});
