import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

type Fault = { fault: string; file: string; from: string | RegExp; to: string; rule: string };

/** One planted fault each, and the rule that must find it. */
const faults: Fault[] = [
  {
    fault: 'no operationId',
    file: 'paths/users.yaml',
    from: /\n +operationId: listUsers/,
    to: '',
    rule: 'operation-operationId',
  },
  {
    fault: 'an operationId with get',
    file: 'paths/session.yaml',
    from: 'operationId: logIn',
    to: 'operationId: getLogin',
    rule: 'house/operation',
  },
  {
    fault: 'a forgotten address',
    file: 'openapi.yaml',
    from: /\n {2}\/users\/import:\n.*/,
    to: '',
    rule: 'house/addressed',
  },
  { fault: 'no tag', file: 'paths/library.yaml', from: /\n +tags: \[library\]/, to: '', rule: 'house/operation' },
  { fault: 'no summary', file: 'paths/compare.yaml', from: /\n +summary: .*/, to: '', rule: 'operation-summary' },
  {
    fault: 'no permission',
    file: 'paths/notifications.yaml',
    from: /\n +x-permissions: \[\[\]\]/,
    to: '',
    rule: 'house/operation',
  },
  {
    fault: 'an unknown permission',
    file: 'paths/users.yaml',
    from: '[user-management]',
    to: '[user-managing]',
    rule: 'house/operation',
  },
  {
    fault: 'no error message',
    file: 'paths/countries.yaml',
    from: /\n +x-error-message: .*/,
    to: '',
    rule: 'house/operation',
  },
  {
    fault: 'no 503',
    file: 'paths/ratings.yaml',
    from: /\n +'503': &unavailable .*/,
    to: '\n      x-gone: &unavailable {}',
    rule: 'house/operation',
  },
  {
    fault: 'an address without the record that it names',
    file: 'paths/notifications.yaml',
    from: /\n +x-record: .*/,
    to: '',
    rule: 'house/record',
  },
  {
    fault: 'a record of an unknown kind',
    file: 'paths/editions.yaml',
    from: 'kind: edition,',
    to: 'kind: editions,',
    rule: 'house/record',
  },
  {
    fault: 'a record that leaves out a parameter of its address',
    file: 'paths/comments.yaml',
    from: ', rating: ratingId }',
    to: ' }',
    rule: 'house/record',
  },
  { fault: 'no 400', file: 'paths/ratings.yaml', from: /\n +'400': \*badRequest/, to: '', rule: 'house/operation' },
  { fault: 'no 401', file: 'paths/ratings.yaml', from: /\n +'401': \*unauthorized/, to: '', rule: 'house/operation' },
  { fault: 'no 403', file: 'paths/ratings.yaml', from: /\n +'403': \*forbidden/, to: '', rule: 'house/operation' },
  { fault: 'no 404', file: 'paths/ratings.yaml', from: /\n +'404': \*notFound/, to: '', rule: 'house/operation' },
  { fault: 'no 409', file: 'paths/ratings.yaml', from: /\n +'409': \*conflict/, to: '', rule: 'house/operation' },
  { fault: 'no 422', file: 'paths/ratings.yaml', from: /\n +'422': \*unprocessable/, to: '', rule: 'house/operation' },
  {
    fault: 'no 429',
    file: 'paths/ratings.yaml',
    from: /\n +'429': \*tooManyRequests/,
    to: '',
    rule: 'house/operation',
  },
  {
    fault: 'a write that invalidates nothing said',
    file: 'paths/comments.yaml',
    from: /\n +x-invalidates: .*/,
    to: '',
    rule: 'house/operation',
  },
  {
    fault: 'a POST without Idempotency-Key',
    file: 'paths/comments.yaml',
    from: /\n +- \$ref: \.\.\/parameters\.yaml#\/IdempotencyKey/,
    to: '',
    rule: 'house/operation',
  },
  {
    fault: 'a PUT without Idempotency-Key',
    file: 'paths/notifications.yaml',
    from: /\n +parameters:\n +- \$ref: \.\.\/parameters\.yaml#\/IdempotencyKey/,
    to: '',
    rule: 'house/operation',
  },
  {
    fault: 'a write that a standby should answer',
    file: 'paths/comments.yaml',
    from: 'x-invalidates: [',
    to: 'x-standby: true\n    x-invalidates: [',
    rule: 'house/operation',
  },
  {
    fault: 'a wrong example',
    file: 'examples/ratings.yaml',
    from: '    Returned: null\n',
    to: '    Returned: perhaps\n',
    rule: 'no-invalid-media-type-examples',
  },
  {
    fault: 'no named example',
    file: 'paths/dashboard.yaml',
    from: /\n +examples:\n(?: {14,}.*\n)+/,
    to: '\n',
    rule: 'house/media-examples',
  },
  {
    fault: 'an unknown invalidation',
    file: 'paths/comments.yaml',
    from: 'x-invalidates: [',
    to: 'x-invalidates: [listNothing, ',
    rule: 'house/invalidates',
  },
  {
    fault: 'a write that is told in a place',
    file: 'paths/comments.yaml',
    from: 'x-retry-label:',
    to: 'x-on-failure: in-place\n    x-retry-label:',
    rule: 'house/operation',
  },
  {
    fault: 'a read that nobody tells of',
    file: 'paths/ratings.yaml',
    from: 'x-on-failure: in-place',
    to: 'x-on-failure: nobody',
    rule: 'house/operation',
  },
  {
    fault: 'a write that stores nothing and makes answers old',
    file: 'paths/comments.yaml',
    from: 'x-retry-label:',
    to: 'x-stores-nothing: true\n    x-retry-label:',
    rule: 'house/operation',
  },
  {
    fault: 'a write of which the activity log would not tell at once',
    file: 'paths/comments.yaml',
    from: 'listNotifications, listActivity,',
    to: 'listNotifications,',
    rule: 'house/operation',
  },
  {
    fault: 'offset without pageSize',
    file: 'paths/notifications.yaml',
    from: 'name: pageSize',
    to: 'name: pageLength',
    rule: 'house/paging',
  },
  {
    fault: 'an error that is plain JSON',
    file: 'responses.yaml',
    from: 'application/problem+json',
    to: 'application/json',
    rule: 'house/error-bodies',
  },
  {
    fault: 'a property in camelCase',
    file: 'schemas/rating.yaml',
    from: /ResearcherNote:/g,
    to: 'researcherNote:',
    rule: 'house/names',
  },
  {
    fault: 'an enumeration without names',
    file: 'schemas/enums.yaml',
    from: ', x-enum-varnames: [Inactive, Active]',
    to: '',
    rule: 'house/names',
  },
  {
    fault: 'a deprecated operation without its last day',
    file: 'paths/users.yaml',
    from: 'operationId: listUsers',
    to: 'operationId: listUsers\n    deprecated: true\n    x-deprecated-on: 2026-12-01',
    rule: 'house/ends',
  },
  {
    fault: 'a deprecated property that was to be gone by now',
    file: 'schemas/rating.yaml',
    from: /ResearcherNote: \{/,
    to: 'ResearcherNote: { deprecated: true, x-sunset: 2020-01-31,',
    rule: 'house/ends',
  },
  {
    fault: 'an operation that is not there yet, but almost',
    file: 'paths/users.yaml',
    from: 'operationId: listUsers',
    to: 'operationId: listUsers\n    x-not-yet: soon',
    rule: 'house/not-yet',
  },
];

const room = mkdtempSync(join(tmpdir(), 'contract-'));
afterAll(() => rmSync(room, { recursive: true }));

/** A copy of the contract with this fault in it. */
function plant({ file, from, to, fault }: Fault): string {
  const folder = copyOfContract();
  const before = readFileSync(join(folder, file), 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${fault} could not be planted in ${file}`);
  writeFileSync(join(folder, file), after);
  return folder;
}

function copyOfContract(): string {
  const folder = mkdtempSync(join(room, 'copy-'));
  cpSync('openapi', folder, { recursive: true });
  return folder;
}

/**
 * The names of the rules that found something, for each folder. One process lints all of them: a
 * process each takes three times as long.
 */
async function lint(folders: string[]): Promise<string[][]> {
  const args = [
    'node_modules/@redocly/cli/bin/cli.js',
    'lint',
    ...folders.map((folder) => join(folder, 'openapi.yaml')),
    '--config',
    'openapi/redocly.yaml',
    '--format=json',
    '--max-problems=1000',
  ];
  const output = await new Promise<string>((done) =>
    execFile(process.execPath, args, { maxBuffer: 2 ** 26 }, (_error, stdout) => done(stdout)),
  );
  // one document after another, in the order of the folders
  const documents = output.split(/(?<=^\})(?=\{$)/m);
  expect(documents).toHaveLength(folders.length);
  return documents.map((document) =>
    (JSON.parse(document) as { problems: { ruleId: string }[] }).problems.map(({ ruleId }) => ruleId),
  );
}

let ofContract: string[] | undefined;
const found = new Map<Fault, string[] | undefined>();
beforeAll(async () => {
  const [own, ...others] = await lint([copyOfContract(), ...faults.map(plant)]);
  ofContract = own;
  faults.forEach((fault, at) => void found.set(fault, others[at]));
}, 300_000);

test('the contract itself has no finding', () => {
  expect(ofContract).toEqual([]);
});

test.each(faults)('$fault is found by $rule', (fault) => {
  expect(found.get(fault)).toContain(fault.rule);
});
