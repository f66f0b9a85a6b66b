import { beforeAll, expect, test } from 'vitest';
import { type Fault, type Finding, findingsOf } from './support/planted-faults.ts';

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

let ofContract: Finding[];
let found: ReadonlyMap<Fault, Finding[]>;
beforeAll(async () => {
  ({ ofContract, found } = await findingsOf(faults));
});

test('the contract itself has no finding', () => {
  expect(ofContract).toEqual([]);
});

test.each(faults)('$fault is found by $rule', (fault) => {
  expect(found.get(fault)).toContainEqual({ rule: fault.rule, file: fault.file });
});
