/** Checks that go on beside each other and are told as if they had not. */
import { Findings } from '../core/finding.ts';
import { together } from './pool.ts';
import { type Run, withFindings } from './run.ts';

/**
 * Runs checks beside each other, each with findings of its own, which are told in the order of the
 * checks. One that breaks off does not end the others.
 */
export async function inOrder<T>(run: Run, checks: ((own: Run) => Promise<T>)[]): Promise<T[]> {
  const parts = checks.map((check) => {
    const findings = new Findings();
    return { findings, work: () => check(withFindings(run, findings)) };
  });
  try {
    return await together(parts.map(({ work }) => work));
  } finally {
    for (const finding of parts.flatMap(({ findings }) => findings.all)) run.findings.add(finding);
  }
}
