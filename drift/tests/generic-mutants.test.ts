import { expect, test } from 'vitest';
import { checkedAny } from './generic/check.ts';
import { museumServer, museumText } from './generic/museum-server.ts';
import { readMutants } from './generic/mutants-reads.ts';
import { writeMutants } from './generic/mutants-writes.ts';

const tokens = { curator: 'curator-token', visitor: 'visitor-token' };
const mutants = [...readMutants, ...writeMutants];

test('the check of any contract finds what is planted', async () => {
  const missed: string[] = [];
  const debug: string[] = [];
  for (const { kind, operationId, what, mutant } of mutants) {
    const run = await checkedAny(museumText, museumServer(mutant), { tokens });
    const own = run.findings.all.filter((one) => one.operationId === operationId && one.severity === 'drift');
    if (own.length === 0) missed.push(`${kind}: ${operationId}: ${what} (${run.findings.all.map((one) => `${one.operationId} ${one.check} ${one.place}`).join('; ')})`);
    debug.push(`${what}: ${run.findings.all.map((one) => `${one.operationId} ${one.check} ${one.place}`).join('; ')}`);
  }
  (await import('node:fs')).writeFileSync('/tmp/mutants.txt', debug.join('\n'));
  console.log(`${mutants.length - missed.length} of ${mutants.length}`);
  expect(missed).toEqual([]);
});
