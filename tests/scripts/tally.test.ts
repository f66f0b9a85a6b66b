import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../scripts/support/root.ts';
import { playwrightTally, vitestTally } from '../../scripts/support/tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'tally-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = join(folder, `${Math.random()}.json`);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

/** A test file's part of the report. */
const ran = (file: string, status: string, ...failed: string[]) => ({
  name: join(root, file),
  status,
  assertionResults: failed.map((fullName) => ({ status: 'failed', fullName })),
});
const vitest = (passed: number, failed: number, testResults: unknown[] = []) =>
  report({ numPassedTests: passed, numFailedTests: failed, numPendingTests: 1, numTodoTests: 1, testResults });
const spec = (title: string, status: string) => ({ file: 'a.spec.ts', title, tests: [{ status }] });
const playwright = (expected: number, unexpected: number, flaky = 0, errors: unknown[] = [], suites: unknown[] = []) =>
  report({ stats: { expected, unexpected, flaky, skipped: 0 }, errors, suites });

test('counts are those of the reports', () => {
  expect(vitestTally(vitest(5, 2), 1)).toEqual({ passed: 5, failed: 2, skipped: 2, failures: [] });
  expect(playwrightTally(playwright(3, 1), 1)).toEqual({ passed: 3, failed: 1, skipped: 0, failures: [] });
});

test('each failed test is named by its file and title, as is a file that could not be loaded', () => {
  const files = [ran('tests/a.test.ts', 'failed', 'one', 'two'), ran('tests/b.test.ts', 'failed')];
  expect(vitestTally(vitest(5, 2, files), 1).failures).toEqual([
    'tests/a.test.ts: one',
    'tests/a.test.ts: two',
    'tests/b.test.ts: could not be loaded',
  ]);
  const suites = [
    { specs: [spec('fine', 'expected')], suites: [{ specs: [spec('broken', 'unexpected'), spec('late', 'flaky')] }] },
  ];
  expect(playwrightTally(playwright(1, 1, 1, [], suites), 1).failures).toEqual([
    'a.spec.ts: broken',
    'a.spec.ts: late',
  ]);
});

test('a test file that could not be loaded is one failure', () => {
  const unloadable = ran('tests/a.test.ts', 'failed');
  const explained = ran('tests/b.test.ts', 'failed', 'one');
  expect(vitestTally(vitest(5, 1, [unloadable, explained]), 1).failed).toBe(2);
});

test('a run that may be empty, and is, counts nothing; one that fails to run is still a failure', () => {
  expect(vitestTally(vitest(0, 0), 0, true)).toMatchObject({ passed: 0, failed: 0, skipped: 0 });
  expect(vitestTally(vitest(0, 0), 1, true).failed).toBe(1);
  expect(vitestTally(vitest(0, 1, [ran('tests/a.test.ts', 'failed')]), 1, true).failed).toBeGreaterThan(0);
});

test('a repeated test and an error outside of tests are failures', () => {
  expect(playwrightTally(playwright(3, 0, 1), 0).failed).toBe(1);
  expect(playwrightTally(playwright(3, 0, 0, [{ message: 'no server' }]), 1).failed).toBe(1);
});

test.each([
  ['no report', () => join(folder, 'none.json')],
  ['half a report', () => report('{"num')],
  ['a report without tests', () => vitest(0, 0)],
])('%s is one failure, whatever the exit code', (_, file) => {
  expect(vitestTally(file(), 0)).toMatchObject({ passed: 0, failed: 1 });
});

test('an exit code that no test explains is one failure', () => {
  expect(vitestTally(vitest(5, 0), 1)).toMatchObject({ passed: 5, failed: 1 });
});
