import { expect, test } from 'vitest';
import type { Finding } from '../core/finding.ts';
import { checkedAny } from './generic/check.ts';
import { museumServer, museumText } from './generic/museum-server.ts';
import { listMutants } from './generic/mutants-lists.ts';
import { readMutants } from './generic/mutants-reads.ts';
import { refusalMutants } from './generic/mutants-refusals.ts';
import { writeMutants } from './generic/mutants-writes.ts';
import { otherReads } from './generic/others-reads.ts';
import { otherWrites } from './generic/others-writes.ts';

const tokens = { curator: 'curator-token', visitor: 'visitor-token' };
const mutants = [...readMutants, ...listMutants, ...writeMutants, ...refusalMutants, ...otherReads, ...otherWrites];

test('the check of any contract finds 148 planted drifts of the museum', async () => {
  const missed: string[] = [];
  for (const { kind, operationId, what, mutant } of mutants) {
    const selects = (operation: { operationId: string }) => operation.operationId === operationId;
    const names = (one: Finding) => one.operationId === operationId && one.severity === 'drift';
    let run = await checkedAny(museumText, museumServer(mutant), { tokens, selects });
    // What only a journey of other records shows is asked for with the whole.
    if (!run.findings.all.some(names)) run = await checkedAny(museumText, museumServer(mutant), { tokens });
    const own = run.findings.all.filter(names);
    if (own.length === 0)
      missed.push(
        `${kind}: ${operationId}: ${what} (${run.findings.all.map((one) => `${one.operationId} ${one.check} ${one.place}`).join('; ')})`,
      );
  }
  expect(mutants).toHaveLength(148);
  expect(missed).toEqual([]);
});
