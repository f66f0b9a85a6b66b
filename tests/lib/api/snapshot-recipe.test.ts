import { expect, test } from 'vitest';
import { generate } from '../../support/model/generate.ts';
import { runModel } from '../../support/model/run.ts';
import { createSnapshotClient } from '../../support/model/snapshots.ts';

/** A busy machine is slow, and slow is not wrong. */
const timeout = 1_200_000;

test('the oracle finds the wrong values of the snapshot recipe', { timeout }, async () => {
  let wrong = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const verdict = await runModel(generate(seed), { isHasty: true, makeClient: createSnapshotClient });
    if (verdict.wrong.some(({ kind }) => kind === 'wrong view')) wrong++;
  }
  expect(wrong).toBeGreaterThan(20);
});
