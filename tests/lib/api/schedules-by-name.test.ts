import { expect, test } from 'vitest';
import { regressionSchedules } from '../../support/model/regression-schedules.ts';
import type { RegressionSchedule } from '../../support/model/regression-steps.ts';
import { runModel } from '../../support/model/run.ts';
import { runSchedule } from '../../support/schedules.ts';
import { simulateTime } from '../../support/simulated-time.ts';
import { overlay } from '../../support/strategies.ts';

test.each(Object.values(regressionSchedules))('$title', async ({ schedule }) => {
  const { wrong, acts } = await runModel(schedule);
  expect(wrong).toEqual([]);
  expect(acts).toBeGreaterThan(0);
});

test('[Q-R12] what a write touches is asked for once when it is done', async () => {
  const asked: string[] = [];
  const { schedule } = regressionSchedules['done at once'] as RegressionSchedule;
  await runModel(schedule, { trace: (line) => line.includes('ask milestones') && asked.push(line) });
  // when it was opened, after the write, and in the end, when everything is looked at once more
  expect(asked).toHaveLength(3);
});

/** Of the schedules of `npm run bench -- optimistic`, whose edits are plainer than the product's. */
test.each([
  { seed: 28, title: 'a page that two writes change into itself, one by one more and one by one less, waits for both' },
  {
    seed: 944,
    title: 'a fetch that was cancelled while it waited for a write does not ask in the name of the next one',
  },
])('[Q-R12] $title', async ({ seed }) => {
  const time = simulateTime();
  try {
    const { wrong, wrongAtEnd, operations } = await runSchedule(seed, overlay, time.advance, 'screen');
    expect([...wrong]).toEqual([]);
    expect(wrongAtEnd).toBe(false);
    expect(operations).toBeGreaterThan(0);
  } finally {
    time.restore();
  }
});
