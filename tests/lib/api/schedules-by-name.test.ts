import { expect, test } from 'vitest';
import { type Kept, kept } from '../../support/model/kept.ts';
import { runModel } from '../../support/model/run.ts';

test.each(Object.values(kept))('$title', async ({ schedule }) => {
  const { wrong, acts } = await runModel(schedule);
  expect(wrong).toEqual([]);
  expect(acts).toBeGreaterThan(0);
});

test('[Q-R12] what a write touches is asked for once when it is done', async () => {
  const asked: string[] = [];
  const { schedule } = kept['done at once'] as Kept;
  await runModel(schedule, { trace: (line) => line.includes('ask milestones') && asked.push(line) });
  // when it was opened, after the write, and in the end, when everything is looked at once more
  expect(asked).toHaveLength(3);
});
