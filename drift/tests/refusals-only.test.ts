import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { CheckId } from '../core/finding.ts';
import { schemasOf } from '../core/schemas.ts';
import { checkLive } from '../live/check.ts';
import { refusalsOnly } from '../live/notes.ts';
import { selectionOf } from '../live/selection.ts';
import { consoleReport } from '../report/console.ts';
import { jsonReport } from '../report/json.ts';
import { junitReport } from '../report/junit.ts';
import { markdownReport } from '../report/markdown.ts';
import { museumServer, museumText } from './generic/museum-server.ts';
import { drift, folder } from './support/command.ts';
import { usualPlan } from './support/plan.ts';
import { readOnce } from './support/read-once.ts';
import { finding, resultWith } from './support/small.ts';

const reason = '--mode read sends only what is to be refused';
/** Both operations were asked, one of them nothing but what has to be refused. */
const refused = {
  skipped: new Map<string, string>(),
  performed: new Map<string, Set<CheckId>>([
    ['readCurrentUser', new Set(['body.schema'])],
    ['updateNote', new Set(['auth.missing'])],
  ]),
  refusalsOnly: new Map([['updateNote', reason]]),
};

const museum = readOnce(museumText);

/** A whole check of the museum. */
const checked = (mode: 'read' | 'write') => {
  vi.stubEnv('DRIFT_CURATOR', 'curator-token');
  vi.stubEnv('DRIFT_VISITOR', 'visitor-token');
  const plan = {
    ...usualPlan(),
    contract: museum,
    schemas: schemasOf(museum),
    config: { ...usualPlan().config, roles: { curator: 'env:DRIFT_CURATOR', visitor: 'env:DRIFT_VISITOR' } },
    url: 'http://any.test',
    selection: selectionOf(museum),
    runs: 0,
    mode,
  };
  return checkLive(plan, museumServer());
};

test('of writes, the default mode says that it sent what is to be refused, and nothing more', async () => {
  const [read, write] = await Promise.all([checked('read'), checked('write')]);
  const writes = [...museum.operations.values()].filter(({ reads }) => !reads).map(({ operationId }) => operationId);
  expect([...read.refusalsOnly]).toEqual(writes.map((id) => [id, reason]));
  expect([...write.refusalsOnly]).toEqual([]);
  expect([read.findings, write.findings]).toEqual([[], []]);
});

test('an operation that the mode asks for, and that never answers with a success, is told as well', () => {
  const { contract } = resultWith([]);
  const operations = [...contract.operations.values()];
  const statuses = (...seen: number[]) => new Map([['readCurrentUser', new Set(seen)]]);
  expect([...refusalsOnly(statuses(401, 404), operations)]).toEqual([['readCurrentUser', 'no answer was a success']]);
  expect([...refusalsOnly(statuses(401, 200), operations)]).toEqual([]);
  // 204 for an id that nobody has shows nothing of the deletion
  expect([...refusalsOnly(statuses(204), operations, { requested: [], mode: 'read' })]).toEqual([
    ['readCurrentUser', reason],
  ]);
});

test('every report tells it apart from ok', () => {
  const result = resultWith([], refused);
  expect(consoleReport(result).split('\n').at(-1)).toMatch(
    /^2 operations: 1 ok, 0 drift, 1 refusals only · 0 findings/,
  );
  expect(junitReport(result)).toContain(
    `<testcase classname="updateNote" name="success"><skipped message="refusals only: ${reason}"/></testcase>`,
  );
  const markdown = markdownReport(result);
  expect(markdown).toContain(`<details><summary>Refusals only</summary>\n\n- \`updateNote\`: ${reason}\n`);
  expect(markdown).toContain('| `updateNote` | refusals only |');
  expect(JSON.parse(jsonReport(result)).operations[1]).toMatchObject({
    verdict: 'refusals only',
    refusalsOnly: reason,
  });
});

test('long lists are cut, --verbose names all', () => {
  const many = ['a', 'b', 'c', 'd', 'e'];
  const operations = many.map((operationId) => ({ ...[...resultWith([]).operations][0], operationId }) as never);
  const result = resultWith([], {
    operations,
    skipped: new Map(),
    performed: new Map(many.map((id) => [id, new Set(['transport'] as const)])),
    refusalsOnly: new Map(many.map((id) => [id, reason])),
  });
  expect(consoleReport(result)).toContain(`- refusals only (${reason}): a, b, c and 2 more (--verbose)\n`);
  expect(consoleReport(result, { isVerbose: true })).toContain(`- refusals only (${reason}): a, b, c, d, e\n`);
});

test('an operation whose only findings are known is counted as known, not as ok', () => {
  const id = 'readCurrentUser|200|body.schema|/Role';
  const known = resultWith([finding], {}, { baseline: [{ id, reason: 'ticket 7', until: '2999-12-31' }] });
  expect(consoleReport(known)).toContain(
    '2 operations: 0 ok, 0 drift, 1 known, 1 not exercised · 0 findings (and 1 known)',
  );
});

test('the baseline keeps what a run of refusals alone could not have found, and prunes what it could', async () => {
  const cwd = folder();
  const of = (check: string, status: number | string) => ({
    id: `updateNote|${status}|${check}|/x`,
    reason: 'r',
    until: '2999-12-31',
  });
  const entries = [of('body.not-empty', 204), of('auth.missing', 200)];
  expect(resultWith([], refused, { baseline: entries }).notes).toEqual([expect.stringContaining('auth.missing')]);
  const files = { baseline: join(cwd, 'known.yaml'), report: join(cwd, 'drift.json') };
  writeFileSync(files.baseline, JSON.stringify(entries));
  writeFileSync(files.report, jsonReport(resultWith([], refused)));
  const pruned = await drift(['baseline', '--prune', '--from', files.report, '--baseline', files.baseline], { cwd });
  expect([pruned.err, pruned.out]).toEqual(['', expect.stringContaining('1 taken out, 1 kept')]);
  expect(readFileSync(files.baseline, 'utf8')).toContain('body.not-empty');
});
