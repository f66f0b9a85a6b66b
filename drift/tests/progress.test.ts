import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadContract } from '../commands/load.ts';
import { readOptions } from '../commands/options.ts';
import { checkOptions, planOf } from '../commands/plan.ts';
import { openProgress } from '../commands/progress.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** What is written within 21 seconds of a run, which has to wait after 15. */
function written(isTTY: boolean): string[] {
  const said: string[] = [];
  const progress = openProgress({ isTTY, write: (text: string | Uint8Array) => said.push(String(text)) > 0 });
  let requests = 0;
  progress.begin(() => `${++requests} requests`);
  vi.advanceTimersByTime(15_000);
  progress.say('429 for admin: waiting 6 s');
  vi.advanceTimersByTime(6000);
  progress.end();
  const count = said.length;
  vi.advanceTimersByTime(60_000);
  progress.end();
  expect(said).toHaveLength(count);
  return said;
}

test('a log has a line every ten seconds', () => {
  expect(written(false)).toEqual(['… 10 s: 1 requests\n', '… 429 for admin: waiting 6 s\n', '… 20 s: 2 requests\n']);
});

test('on a terminal one line is written again, and is gone in the end', () => {
  const said = written(true);
  expect(said.filter((text) => text.endsWith('\n'))).toEqual(['… 429 for admin: waiting 6 s\n']);
  expect(said[3]).toBe('\r\x1b[2K… 1 s: 4 requests');
  expect(said.at(-1)).toBe('\r\x1b[2K');
});

test('--quiet says nothing of it', async () => {
  const loaded = await loadContract(undefined);
  const plan = (...args: string[]) => planOf(readOptions(['--url', 'http://a', ...args], checkOptions), loaded);
  expect([plan().progress !== undefined, plan('--quiet').progress]).toEqual([true, undefined]);
});
