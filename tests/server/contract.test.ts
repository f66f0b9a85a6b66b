import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Handlers } from '../../server/call.ts';
import { addressOf, kenya, openTestApp, type TestApp } from './support/app.ts';

let test: TestApp;
let wrong: TestApp;

/** Handlers that answer what the contract does not know, as a fault in the server would. */
const wrongHandlers = {
  listReportEditions: async () => ({ status: 200, body: [{ Id: 'four' }] }),
  readReportEdition: async () => ({ status: 201, body: {} }),
  listCountries: async () => ({ status: 204 }),
  readCurrentUser: async () => {
    throw Object.assign(new Error('select secret from app_user'), { code: 'XX000' });
  },
  logIn: async () => {
    throw Object.assign(new Error('Connection terminated unexpectedly'), {});
  },
  listUsers: async () => {
    throw Object.assign(new Error('duplicate key value'), { code: '23505', constraint: 'edition_name' });
  },
} as unknown as Partial<Handlers>;

beforeAll(async () => {
  [test, wrong] = await Promise.all([openTestApp(), openTestApp({ handlers: wrongHandlers })]);
});
afterAll(() => Promise.all([test.close(), wrong.close()]));

const put = async (payload: string, headers: Record<string, string> = { 'content-type': 'application/json' }, as = 2) =>
  test.app.inject({
    method: 'PUT',
    url: addressOf('updateRating', kenya),
    headers: { authorization: `Bearer ${await test.tokenOf(as)}`, ...headers },
    payload,
  });
const body = { Score: 1, RatingIsMet: true, ResearcherNote: 'As found.', CountryIndicatorRatingId: 100_201 };

describe('one refusal wins', () => {
  const bad = { ...body, Score: 9 };
  it.each([
    ['401 before all', 0, { ...kenya, countryId: 'x' }, bad, 401],
    ['400 before 403', 5, { ...kenya, countryId: 'x' }, bad, 400],
    ['403 by permission before 404', 5, { ...kenya, indicatorId: 9_999 }, bad, 403],
    ['404 before 403 by record', 9, { ...kenya, indicatorId: 9_999 }, bad, 404],
    ['403 by record before 422', 9, kenya, bad, 403],
    ['422 before 409', 2, kenya, { ...bad, Version: 99 }, 422],
    ['409 at last', 2, kenya, { ...body, Version: 99 }, 409],
  ])('[S129] %s', async (_case, as, params, payload, expected) => {
    expect((await test.call('updateRating', { as, params, body: payload })).statusCode).toBe(expected);
  });
});

describe('bodies', () => {
  it.each([
    ['none', '', {}, 422],
    ['no JSON', '{', undefined, 400],
    ['nothing of JSON', '', undefined, 400],
    ['a list', '[]', undefined, 422],
    ['null', 'null', undefined, 422],
    ['a text', '"x"', undefined, 422],
    ['XML', '<a/>', { 'content-type': 'application/xml' }, 415],
    ['a form', 'Score=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['more than a megabyte', JSON.stringify({ ...body, ResearcherNote: 'x'.repeat(1_100_000) }), undefined, 413],
  ])('[Q-S26] refuses %s', async (_case, payload, headers, expected) => {
    const answer = await put(payload, headers);
    expect(answer.statusCode, answer.body).toBe(expected);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json().status).toBe(expected);
  });

  it.each([
    '{"__proto__":{"polluted":1},"Score":1}',
    '{"Score":{"__proto__":{"polluted":1}}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
  ])('[Q-S27] refuses %s', async (payload) => {
    const answer = await put(payload);
    expect([400, 422]).toContain(answer.statusCode);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('[Q-S26] names every member that is wrong by its pointer, in the words of the contract', async () => {
    const answer = await put(JSON.stringify({ Score: 2, ResearcherNote: 'a', 'odd/name': 1 }));
    expect(answer.json().errors).toEqual(
      expect.arrayContaining([
        { pointer: '/RatingIsMet', detail: expect.any(String) },
        { pointer: '/CountryIndicatorRatingId', detail: expect.any(String) },
        { pointer: '/odd~1name', detail: expect.any(String) },
        { pointer: '/Score', detail: 'must be <= 1' },
        { pointer: '/ResearcherNote', detail: 'The researcher note needs at least 3 characters' },
      ]),
    );
  });
});

describe('a member that is missing', () => {
  it('is named in the words that the contract has for it, else in those of the rule', async () => {
    const { ResearcherNote: _, ...rest } = body;
    expect((await put(JSON.stringify(rest))).json().errors).toEqual([
      { pointer: '/ResearcherNote', detail: 'The researcher note needs at least 3 characters' },
    ]);
    const { Score: __, ...unscored } = body;
    expect((await put(JSON.stringify(unscored))).json().errors).toEqual([
      { pointer: '/Score', detail: "must have required property 'Score'" },
    ]);
  });
});

describe('answers', () => {
  it.each([
    ['listReportEditions', 'body/0 must have required property'],
    ['readReportEdition', 'status 201 is not in the contract'],
    ['listCountries', 'status 204 is not in the contract'],
  ] as const)('are held against the contract: %s', async (operationId, reason) => {
    const answer = await wrong.call(operationId, { as: 1, params: { id: 4 } });
    expect(answer.statusCode).toBe(500);
    expect(answer.json().detail).toContain(`${operationId} broke the contract: ${reason}`);
  });

  it('[Q-S34] a failure says nothing about the inside', async () => {
    const answer = await wrong.call('readCurrentUser', { as: 1 });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      requestId: expect.any(String),
      type: 'about:blank',
      title: 'Internal Server Error',
      status: 500,
      detail: 'An internal server error occurred.',
      code: 'internal',
    });
  });

  it('[Q-R6] trouble with the connection is 503 and asks to come back', async () => {
    const answer = await wrong.call('logIn', { as: 1 });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json().code).toBe('unavailable');
  });

  it('a rule of the tables is a conflict with its own code', async () => {
    const answer = await wrong.call('listUsers', { as: 1 });
    expect(answer.json()).toMatchObject({
      status: 409,
      code: 'duplicate-name',
      detail: 'This report name already exists',
    });
  });
});

describe('addresses', () => {
  it.each([
    ['GET', '/api/v1/nothing', 404],
    ['GET', '/api/v2/report-editions', 404],
    ['GET', '/api', 404],
    ['POST', '/api/v1/users/current-user', 405],
    ['PATCH', '/api/v1/report-editions/4', 405],
    ['OPTIONS', '/api/v1/users', 405],
    ['TRACE', '/api/v1/users', 405],
    ['HEAD', '/api/v1/users', 405],
    ['GET', '/api/v1/report-editions/%zz', 400],
    ['GET', `/api/v1/report-editions/${'4'.repeat(300)}`, 400],
    ['GET', '/api/v1/report-editions/4%2f..%2f5', 401],
  ] as const)('[S129] [Q-S33] %s %.40s answers %i', async (method, url, expected) => {
    const answer = await test.app.inject({ method: method as 'GET', url });
    expect(answer.statusCode).toBe(expected);
    if (method !== 'HEAD') expect(answer.json().status).toBe(expected);
    if (expected === 405) expect(answer.headers.allow).toMatch(/^GET|PUT/);
  });
});
