import { existsSync, readFileSync } from 'node:fs';

export type Tally = { passed: number; failed: number; skipped: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/**
 * Counts of vitest's JSON report. A file that fails without a failed test of its own (it could not
 * be loaded) counts as one; so does a run of no test at all, unless it `mayBeEmpty`.
 */
export function vitestTally(file: string, exitCode: number, mayBeEmpty = false): Tally {
  const report = read<VitestReport>(file);
  if (mayBeEmpty && exitCode === 0 && (report?.testResults.length ?? 0) === 0)
    return { passed: 0, failed: 0, skipped: 0 };
  if (!report) return crashed;
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  ).length;
  return honest(exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

/**
 * Counts of Playwright's JSON report. A test that passed only when repeated has failed; so has a
 * run with errors outside of tests.
 */
export function playwrightTally(file: string, exitCode: number): Tally {
  const report = read<PlaywrightReport>(file);
  if (!report) return crashed;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return honest(exitCode, { passed: expected, failed: unexpected + flaky + report.errors.length, skipped });
}

const crashed: Tally = { passed: 0, failed: 1, skipped: 0 };

/**
 * A runner that ran nothing, or that says it failed without naming a test, counts as one failure.
 */
function honest(exitCode: number, tally: Tally): Tally {
  const unexplained = tally.failed === 0 && (exitCode !== 0 || tally.passed === 0);
  return unexplained ? { ...tally, failed: 1 } : tally;
}

function read<T>(file: string): T | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
