import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '#src/lib/api/api-error.ts';
import { readRetries, waitOf, writeRetries } from '#src/lib/api/retry-policy.ts';

const failed = (status: number, retryAfter?: number) =>
  new ApiError('listNotifications', '/notifications', { status, retryAfter });
/** How often a policy tries again before it gives up. */
const tries = ({ retry }: Pick<typeof writeRetries, 'retry'>, error: Error) => {
  let failures = 0;
  while (failures < 100 && retry(failures, error)) failures++;
  return failures;
};

describe('a read is asked again', () => {
  test.each([
    ['[S129] 503 for a minute', failed(503), 12],
    ['[Q-S41] 429 once', failed(429), 1],
    ['no network twice', failed(0), 2],
    ['a gateway twice', failed(502), 2],
    ['never what means something', failed(404), 0],
    ['never after a refusal', failed(409), 0],
    ['never a fault of the program', new Error('x'), 0],
  ])('%s', (_what, error, times) => expect(tries(readRetries, error)).toBe(times));

  test('every five seconds while the server is processing, when the answer does not say otherwise', () => {
    expect(readRetries.retryDelay(3, failed(503))).toBe(5000);
    expect(readRetries.retryDelay(3, failed(503, 9))).toBe(9000);
    expect(readRetries.retryDelay(0, failed(429))).toBe(5000);
    expect(readRetries.retryDelay(0, failed(429, 7))).toBe(7000);
    expect(waitOf(failed(429, 7))).toBe(7000);
  });

  test.each([
    [0, 250, 750],
    [1, 500, 1500],
  ])('without a network after failure %i between %i and %i ms', (failures, least, most) => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0);
    expect(readRetries.retryDelay(failures, failed(0))).toBe(least);
    random.mockReturnValue(1);
    expect(readRetries.retryDelay(failures, failed(0))).toBe(most);
  });
});

test('[S129] a write is asked about at 5, 10, 20 and 40 seconds, and only after a 503', () => {
  expect(tries(writeRetries, failed(503))).toBe(4);
  expect([0, 1, 2, 3, 4].map((failures) => writeRetries.retryDelay(failures))).toEqual([5000, 5000, 10_000, 20_000, 0]);
  for (const error of [failed(0), failed(429), failed(409), new Error('x')]) expect(tries(writeRetries, error)).toBe(0);
});
