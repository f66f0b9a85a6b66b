import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runSchedule } from '../../support/schedules.ts';
import { overlay, snapshots } from '../../support/strategies.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms).then(() => undefined);
const SCHEDULES = 2000;

test(`[S100] [S132] [S221] [Q-R12] in ${SCHEDULES} schedules the view is never anything but answers + pending operations`, {
  timeout: 240_000,
}, async () => {
  const wrong: { seed: number; ticks: number; atEnd: boolean }[] = [];
  let operations = 0;
  for (let seed = 1; seed <= SCHEDULES; seed++) {
    const verdict = await runSchedule(seed, overlay, advance);
    operations += verdict.operations;
    if (verdict.wrongTicks || verdict.wrongAtEnd)
      wrong.push({ seed, ticks: verdict.wrongTicks, atEnd: verdict.wrongAtEnd });
  }
  expect(wrong).toEqual([]);
  expect(operations).toBeGreaterThan(SCHEDULES * 3);
});

test('the oracle finds the wrong values of the snapshot recipe', { timeout: 60_000 }, async () => {
  let wrong = 0;
  for (let seed = 1; seed <= 60; seed++) wrong += (await runSchedule(seed, snapshots, advance)).wrongTicks > 0 ? 1 : 0;
  expect(wrong).toBeGreaterThan(20);
});
