/** Verdicts in a file, one a line, so that a selftest that was ended loses none. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Verdict } from './judge.ts';

export const writeVerdict = (file: string, verdict: Verdict): void =>
  appendFileSync(file, `${JSON.stringify(verdict)}\n`);

/** Those of whole lines; the last one of a mutant. */
export function readVerdicts(file: string): Verdict[] {
  if (!existsSync(file)) return [];
  const byId = new Map<string, Verdict>();
  for (const line of readFileSync(file, 'utf8').split('\n').slice(0, -1)) {
    const verdict = JSON.parse(line) as Verdict;
    byId.set(verdict.id, verdict);
  }
  return [...byId.values()];
}
