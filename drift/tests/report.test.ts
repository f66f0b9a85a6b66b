import { expect, test } from 'vitest';
import { repositoryPath } from '../commands/repository-path.ts';
import type { Operation } from '../core/contract.ts';
import { checks, type Finding, Findings, findingId, showCodePoints } from '../core/finding.ts';
import { adviceOf } from '../report/advice.ts';
import { consoleReport } from '../report/console.ts';
import { annotations } from '../report/github.ts';
import { jsonReport } from '../report/json.ts';
import { junitReport } from '../report/junit.ts';
import { markdownReport } from '../report/markdown.ts';
import { causesOf, exitCodeOf } from '../report/result.ts';
import { sarifReport } from '../report/sarif.ts';
import { museumText } from './generic/museum-server.ts';
import { readOnce } from './support/read-once.ts';
import { finding, resultWith } from './support/small.ts';

const id = findingId(finding);
const known = { id, reason: 'ticket 7', until: '2999-12-31' };
const warning = { ...finding, check: 'body.undeclared', severity: 'warn', place: '/Extra' } as const;

test('the console says what, where in the answer and the contract, the effect, what to do, and how to repeat it', () => {
  const text = consoleReport(resultWith([finding]));
  expect(text.split('\n').slice(0, 9)).toEqual([
    '✖ readCurrentUser  GET /users/current-user  200  body.schema  /Role  /Role must be one of 0, 1, got "<Admin> & co" (3 times)',
    '    contract  openapi/schemas/user.yaml:12   (#/components/schemas/User/properties/Role/enum)',
    '    seen      "<Admin> & co"',
    '    effect    the client has no word for the value (session)',
    '    do        answer one of the declared values, or propose the new one in the contract',
    '    repeat    drift check --url https://api.example.org --only readCurrentUser --seed 1',
    `    curl      ${finding.curl}`,
    `    id        ${id}`,
    '',
  ]);
  expect(text).toContain('not exercised (not in --mode read): updateNote');
  expect(text).toContain('- 1 declared answer of 1 operation never seen: statuses 50 % (--verbose names them)');
  expect(text).toContain('- 1 value of 1 enumeration never seen (--verbose names them)');
  const verbose = consoleReport(resultWith([finding]), { isVerbose: true });
  expect(verbose).toContain('values never seen: User/properties/Role 1');
  expect(verbose).toContain('- answers never seen: readCurrentUser 401\n');
  expect(text.split('\n').at(-1)).toBe(
    '2 operations: 0 ok, 1 drift, 1 not exercised · 1 finding · operations 100 % · statuses 50 % · fields 66 % · 12 requests, 1.3 s',
  );
});

test('of nothing there is no percentage', () => {
  const result = resultWith([]);
  const none = { seen: 0, of: 0 };
  const coverage = { ...result.coverage, operations: none, statuses: none, properties: none };
  expect(
    consoleReport({ ...result, coverage })
      .split('\n')
      .at(-1),
  ).toContain('· operations – · statuses – · fields – ·');
});

test('the same fault of many operations is told in full once', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((operationId) => ({ ...finding, operationId }));
  const lines = consoleReport(resultWith(many)).split('\n');
  expect(lines.filter((line) => line.startsWith('✖'))).toHaveLength(1);
  expect(lines).toContain('    also      b 200, c 200, d 200 and 2 more (--verbose)');
  expect(lines.at(-1)).toContain('· 1 finding in 6 places ·');
  expect(markdownReport(resultWith(many))).toContain('also b 200, c 200, d 200, e 200, f 200');
  expect(JSON.parse(jsonReport(resultWith(many)))).toMatchObject({ causes: [{ length: 6 }] });
  expect(consoleReport(resultWith(many), { isVerbose: true })).toContain('also      b 200, c 200, d 200, e 200, f 200');
});

test('values that look alike and are not are told apart by their code points', () => {
  const findings = new Findings();
  findings.add({ ...finding, message: 'Name is "Cafe\u0301 7" instead of "Caf\u00e9 7", not "Ärger"' });
  expect(findings.all[0]?.message).toBe('Name is "Cafe\\u0301 7" instead of "Caf\\u00e9 7", not "Ärger"');
  expect(showCodePoints('"a b" instead of "a\u00a0b" or "a\u200bb"')).toContain('"a\\u00a0b"');
  expect(showCodePoints('"é" instead of "è"')).toBe('"é" instead of "è"');
});

test('colours go to a terminal only', () => {
  expect(consoleReport(resultWith([finding]))).not.toContain('\u001b');
  expect(consoleReport(resultWith([finding]), { isTty: true })).toContain('\u001b[31m✖');
});

test('every check says whom it hurts and what to do', () => {
  for (const check of Object.keys(checks) as (keyof typeof checks)[]) {
    const { effect, advice } = adviceOf({ ...finding, check }, undefined);
    expect([check, effect.length > 3, advice.length > 10]).toEqual([check, true, true]);
  }
});

test('effect and advice say what the keyword, the header and the statuses tell', () => {
  const of = (part: Partial<typeof finding>) => adviceOf({ ...finding, ...part }, undefined);
  expect(of({ contract: '#/components/schemas/User/properties/Role/type', seen: 'null' }).advice).toBe(
    'never answer null here',
  );
  expect(of({ check: 'header.missing', place: 'header Retry-After' }).advice).toContain('how many seconds');
  expect(of({ check: 'status.unexpected', status: 404, message: 'wanted 200, got 404' }).advice).toContain(
    'answer 200',
  );
  expect(of({ check: 'status.undocumented', status: 302, message: 'answered 302' }).advice).toContain('redirect');
  expect(
    of({ check: 'media.undocumented', message: 'came as text/html, the contract has application/json' }).advice,
  ).toBe('send Content-Type: application/json');
  expect(of({ check: 'permission.missing', status: 200, message: 'wanted 403, got 200' }).effect).toContain('may not');
});

test('advice names the statuses that the operation declares, and who may in the words of the contract', () => {
  const { operations } = readOnce(museumText);
  const of = (operationId: string, part: Partial<typeof finding>) =>
    adviceOf({ ...finding, operationId, ...part } as Finding, operations.get(operationId)).advice;
  const stale = { check: 'write.conflict-missed', place: 'stale' } as const;
  expect(of('replaceExhibit', { ...stale, message: 'wanted 412 for a change of an older version, got 200' })).toBe(
    'refuse with 412',
  );
  expect(of('replaceExhibit', { ...stale, message: 'it was accepted' })).toBe('refuse with 409 or 412 or 428');
  expect(of('openExhibit', { ...stale, message: 'it was accepted' })).toBe('refuse with 409');
  expect(of('openExhibit', { ...stale, place: 'taken', message: 'wanted 409 taken where it is, got 201' })).toBe(
    'refuse with 409 and the code taken',
  );
  expect(of('replaceExhibit', { ...stale, place: 'header ETag', message: 'the ETag is the same' })).toContain(
    'an ETag of its own',
  );
  expect(of('openExhibit', { check: 'request.invalid-accepted', message: 'it was accepted', place: '/code' })).toBe(
    'refuse it with 400 or 422, and name /code',
  );
  expect(of('findExhibits', { check: 'request.invalid-accepted', message: 'it was accepted', place: '?sort' })).toBe(
    'refuse it with 400',
  );
  const lacking = { check: 'permission.missing', status: 200, message: 'wanted 403 for the role a, got 200' } as const;
  expect(of('openExhibit', lacking)).toBe('refuse with 403 whoever lacks what the contract asks for');
  const open = operations.get('openExhibit');
  const ours = { ...open, node: { ...open?.node, 'x-permissions': [['a']] } } as Operation;
  expect(adviceOf({ ...finding, ...lacking }, ours).advice).toContain('what x-permissions lists');
});

test('what is wrong with a schema that operations share is told once, whatever the value and the place', () => {
  const shared = [
    finding,
    { ...finding, operationId: 'updateNote', place: '/*/Role', message: '/*/Role must be one of 0, 1, got 7' },
    { ...finding, place: '/Other', contract: '#/components/schemas/User/properties/Other/enum' },
    { ...finding, place: '/Role', contract: '#/paths/~1notes/get/responses/200' },
  ];
  expect(causesOf(resultWith(shared).findings).map((alike) => alike.length)).toEqual([2, 1, 1]);
  // of two documents, each place of theirs is to be mended
  const theirs = ['#/components/schemas/A', '#/components/schemas/A', '#/paths/~1a'].map((seen, index) => ({
    ...finding,
    check: 'diff.enum-narrower' as const,
    operationId: `op${index}`,
    seen: `document ${seen}`,
  }));
  expect(causesOf(resultWith(theirs).findings).map((alike) => alike.length)).toEqual([2, 1]);
});

test('exit codes: drift before inconclusive, known drift and warnings are clean', () => {
  expect(exitCodeOf(resultWith([]))).toBe(0);
  expect(exitCodeOf(resultWith([warning]))).toBe(0);
  expect(exitCodeOf(resultWith([finding]))).toBe(1);
  expect(exitCodeOf(resultWith([], { inconclusive: ['no token'] }))).toBe(3);
  expect(exitCodeOf(resultWith([finding], { inconclusive: ['no token'] }))).toBe(1);
  expect(exitCodeOf(resultWith([finding], {}, { baseline: [known] }))).toBe(0);
});

test('an entry of the baseline that is over no longer excuses, and one that nothing answers to is said', () => {
  const over = resultWith([finding], {}, { baseline: [{ ...known, until: '2020-01-01' }] });
  expect(exitCodeOf(over)).toBe(1);
  expect(consoleReport(over)).toContain('known     until 2020-01-01, which is over');
  const stranger = { ...known, id: 'readCurrentUser|200|slow|/x' };
  expect(resultWith([], {}, { baseline: [stranger] }).notes.join()).toContain(stranger.id);
  // what this run could not have found is not called unused
  const elsewhere = { ...known, id: 'updateNote|204|body.not-empty|/x' };
  expect(resultWith([], {}, { baseline: [elsewhere] }).notes).toEqual([]);
});

test('JUnit has one test case for each operation and check', () => {
  const text = junitReport(resultWith([finding], { inconclusive: ['a < b'] }));
  expect(text).toContain(
    '<testsuites name="check https://api.example.org" tests="4" failures="1" errors="1" skipped="1"',
  );
  expect(text).toContain('<testcase classname="readCurrentUser" name="transport"/>');
  expect(text).toContain(
    '<testcase classname="readCurrentUser" name="body.schema"><failure type="body.schema" message="/Role must be one of 0, 1, got &quot;&lt;Admin&gt; &amp; co&quot;">',
  );
  expect(text).toContain('<testcase classname="updateNote" name="exercised"><skipped message="not in --mode read"/>');
  expect(text).toContain('<error message="a &lt; b"/>');
  expect(isBalanced(text)).toBe(true);
});

test('JUnit skips what is known, and leaves out what XML cannot hold', () => {
  expect(junitReport(resultWith([finding], {}, { baseline: [known] }))).toContain(
    'name="body.schema"><skipped message="known until 2999-12-31: ticket 7"/>',
  );
  expect(junitReport(resultWith([{ ...finding, message: 'a\u0000b\ud800c' }]))).toMatch(/message="ab\ufffdc"/);
});

test('SARIF is 2.1.0 with its rules, places and lasting fingerprints', () => {
  const log = JSON.parse(sarifReport(resultWith([finding, warning])));
  expect(log).toMatchObject({ version: '2.1.0', $schema: expect.stringContaining('sarif-2.1.0') });
  const [run] = log.runs;
  expect(run.tool.driver).toMatchObject({ name: 'drift', semanticVersion: '1.2.3' });
  expect(run.tool.driver.rules.map((rule: { id: string }) => rule.id)).toEqual(Object.keys(checks));
  expect(run.results.map((one: { level: string }) => one.level)).toEqual(['error', 'warning']);
  const [first] = run.results;
  expect(run.tool.driver.rules[first.ruleIndex].id).toBe(first.ruleId);
  expect(first).toMatchObject({
    ruleId: 'body.schema',
    message: { text: expect.stringContaining('must be one of 0, 1') },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: 'openapi/schemas/user.yaml' }, region: { startLine: 12 } },
        logicalLocations: [{ fullyQualifiedName: finding.contract }],
      },
    ],
    partialFingerprints: { 'driftId/v1': id },
  });
  expect(first).not.toHaveProperty('suppressions');
  expect(run.invocations).toEqual([{ executionSuccessful: true, exitCode: 1, toolExecutionNotifications: [] }]);
});

test('in a repository without the contract, SARIF and annotations stand at a file that is there', () => {
  const result = resultWith([finding], {}, { place: 'contract.config.yaml' });
  const [run] = JSON.parse(sarifReport(result)).runs;
  expect(run.results[0].locations[0].physicalLocation).toEqual({
    artifactLocation: { uri: 'contract.config.yaml' },
    region: { startLine: 1 },
  });
  expect(run.results[0].message.text).toContain('Contract: openapi/schemas/user.yaml:12.');
  expect(annotations(result)[0]).toMatch(/^::error file=contract\.config\.yaml,line=1,/);
});

test('the file that findings stand at is the configuration, else the workflow that runs the check', () => {
  const env = { GITHUB_WORKFLOW_REF: 'them/their-api/.github/workflows/nightly.yml@refs/heads/main' };
  expect(repositoryPath({ file: './contract.config.yaml' }, env, true)).toBe('contract.config.yaml');
  expect(repositoryPath({}, env, true)).toBe('.github/workflows/nightly.yml');
  expect(repositoryPath({ file: '../elsewhere.yaml' }, {}, true)).toBeUndefined();
  expect(repositoryPath({ file: 'contract.config.yaml' }, env, false)).toBeUndefined();
});

test('SARIF suppresses what is known and tells why a run was inconclusive', () => {
  const [run] = JSON.parse(
    sarifReport(resultWith([finding], { inconclusive: ['no token'] }, { baseline: [known] })),
  ).runs;
  expect(run.results[0].suppressions).toEqual([
    { kind: 'external', status: 'accepted', justification: 'ticket 7 (until 2999-12-31)' },
  ]);
  expect(run.invocations[0]).toMatchObject({
    executionSuccessful: false,
    exitCode: 3,
    toolExecutionNotifications: [{ level: 'error', message: { text: 'no token' } }],
  });
});

test('annotations are escaped as the runner reads them, ten at most, known ones left out', () => {
  expect(annotations(resultWith([{ ...finding, message: '50 %\nof it' }]))).toEqual([
    '::error file=openapi/schemas/user.yaml,line=12,title=body.schema readCurrentUser::GET /users/current-user /Role 50 %25%0Aof it%0ADo: answer one of the declared values, or propose the new one in the contract',
  ]);
  const many = Array.from({ length: 14 }, (_, index) => ({
    ...finding,
    place: `/Role${index}`,
    message: `fault ${index}`,
  }));
  expect(annotations(resultWith(many))).toHaveLength(10);
  const alike = many.map((_, index) => ({ ...finding, operationId: `read${index}` }));
  expect(annotations(resultWith(alike))).toEqual([expect.stringContaining('(and 13 more operations)')]);
  expect(annotations(resultWith([finding], {}, { baseline: [known] }))).toEqual([]);
});

test('markdown keeps a message in its cell', () => {
  const text = markdownReport(resultWith([{ ...finding, message: 'a | b\nc' }]));
  expect(text).toContain('## Drift: check https://api.example.org');
  const row = text.split('\n').find((line) => line.includes('`readCurrentUser` GET'));
  expect(row).toContain('| a \\| b c |');
  expect(text).toContain('| `readCurrentUser` | drift | 401 |');
});

test('JSON holds findings, verdicts and checks of each operation', () => {
  const report = JSON.parse(jsonReport(resultWith([finding])));
  expect(report).toMatchObject({
    version: 1,
    exitCode: 1,
    findings: [{ id, check: 'body.schema', source: 'openapi/schemas/user.yaml:12', times: 3 }],
    operations: [
      {
        operationId: 'readCurrentUser',
        verdict: 'drift',
        answers: { seen: [200], never: [401] },
        checks: ['body.schema', 'transport'],
      },
      { operationId: 'updateNote', verdict: 'not exercised', reason: 'not in --mode read' },
    ],
    requests: 12,
  });
});

/** Whether every tag that opens is closed in its turn. */
function isBalanced(text: string): boolean {
  const open: string[] = [];
  for (const [, end, name = '', self] of text.matchAll(/<(\/?)([a-z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (end && open.pop() !== name) return false;
    if (!end && !self) open.push(name);
  }
  return open.length === 0;
}
