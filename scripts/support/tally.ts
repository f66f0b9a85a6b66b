import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './root.ts';

/** What ran of a step; `failures` name failed tests by file and title, as far as they have one. */
export type Tally = { passed: number; failed: number; skipped: number; failures: string[] };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
};
type PlaywrightSuite = {
  specs: { file: string; title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
};
type PlaywrightReport = {
  suites: PlaywrightSuite[];
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
    return { passed: 0, failed: 0, skipped: 0, failures: [] };
  if (!report) return crashed;
  const failing = report.testResults.map(({ name, status, assertionResults }) => ({
    file: relative(root, name),
    titles: assertionResults.filter((assertion) => assertion.status === 'failed').map(({ fullName }) => fullName),
    isFailed: status === 'failed',
  }));
  const unloadable = failing.filter(({ titles, isFailed }) => isFailed && titles.length === 0);
  return honest(exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...failing.flatMap(({ file, titles }) => titles.map((title) => `${file}: ${title}`)),
      ...unloadable.map(({ file }) => `${file}: could not be loaded`),
    ],
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
  return honest(exitCode, {
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    skipped,
    failures: report.suites.flatMap(failuresOf),
  });
}

function failuresOf({ specs, suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'));
  return [...failed.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(failuresOf)];
}

const crashed: Tally = { passed: 0, failed: 1, skipped: 0, failures: [] };

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
