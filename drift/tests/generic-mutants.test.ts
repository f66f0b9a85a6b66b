import { expect, test } from 'vitest';
import { type Finding, findingId } from '../core/finding.ts';
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

/** Its status is that of another operation's answer, such as the read that showed the fault. */
function isOfAnother({ status, curl = '', method }: Finding): boolean {
  const sent = /^curl -i -X (\w+)/.exec(curl)?.[1] ?? 'GET';
  return status !== undefined && sent !== 'OPTIONS' && sent !== method;
}

test('the check of any contract finds 148 planted drifts of the museum, each told with the status of its own operation', async () => {
  const missed: string[] = [];
  const foreign: string[] = [];
  for (const { kind, operationId, what, mutant } of mutants) {
    const selects = (operation: { operationId: string }) => operation.operationId === operationId;
    const names = (one: Finding) => one.operationId === operationId && one.severity === 'drift';
    let run = await checkedAny(museumText, museumServer(mutant), { tokens, selects });
    // What only a journey of other records shows is asked for with the whole.
    if (!run.findings.all.some(names)) run = await checkedAny(museumText, museumServer(mutant), { tokens });
    const own = run.findings.all.filter(names);
    foreign.push(...run.findings.all.filter(isOfAnother).map((one) => `${what}: ${findingId(one)}: ${one.message}`));
    if (own.length === 0)
      missed.push(
        `${kind}: ${operationId}: ${what} (${run.findings.all.map((one) => `${one.operationId} ${one.check} ${one.place}`).join('; ')})`,
      );
  }
  expect(mutants).toHaveLength(148);
  expect(missed).toEqual([]);
  expect(foreign).toEqual([]);
});
