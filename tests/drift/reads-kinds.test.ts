import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkReads } from '../../drift/live/reads/index.ts';
import { openRoles } from '../../drift/live/roles.ts';
import type { Options, Run } from '../../drift/live/run.ts';
import { runOf } from './support/reference.ts';
import { type Drift, smallServer, smallToken, userIn } from './support/small-server.ts';

const contract = readFileSync('tests/drift/support/small-contract.yaml', 'utf8');

/** Checks the small server with one drift. */
async function runWith(drift: Drift, options: Partial<Options> = {}): Promise<Run> {
  const run = runOf(smallServer(drift), options, contract);
  const tokens = [1, 2, 3].map((id) => ({ name: `user${id}`, token: smallToken(id) }));
  expect(await openRoles(run, tokens)).toEqual([]);
  await checkReads(run);
  return run;
}

/** Its findings as `check operation place`. */
async function found(drift: Drift = {}, options: Partial<Options> = {}): Promise<string[]> {
  const run = await runWith(drift, options);
  return run.findings.all
    .filter(({ severity }) => severity !== 'info')
    .map(({ check, operationId, place }) => `${check} ${operationId} ${place}`.trim());
}

type Body = Record<string, unknown>;
const json = { 'content-type': 'application/json' };
const on = (operationId: string, change: (body: Body) => unknown): Drift => ({
  answer: (asked, answer) =>
    asked.operationId === operationId && answer.status === 200
      ? { ...answer, body: change(structuredClone(answer.body) as Body) }
      : undefined,
});
const without = (operationId: string, step: NonNullable<Drift['without']>['step']): Drift => ({
  without: { operationId, step },
});
/** From the n-th request for who asks on. */
const later = (n: number, change: NonNullable<Drift['answer']>): Drift => {
  let count = 0;
  return {
    answer: (asked, answer) => {
      count += Number(asked.operationId === 'readCurrentUser');
      return count < n ? undefined : change(asked, answer);
    },
  };
};
const claimsOf = (authorization: string | null) => authorization?.split('.')[1];
const headerOf = (authorization: string | null) =>
  JSON.parse(Buffer.from(authorization?.replace('Bearer ', '').split('.')[0] ?? 'e30', 'base64url').toString());

/** What is drifted, and the finding that names it. */
const kinds: [what: string, drift: Drift, finding: string][] = [
  [
    'a route that is not mounted',
    {
      first: ({ method, url }) =>
        method === 'PUT' || !url.endsWith('/editions')
          ? undefined
          : Response.json(
              { title: 'Not Found', status: 404 },
              { status: 404, headers: { 'content-type': 'application/problem+json' } },
            ),
    },
    'route.missing listEditions',
  ],
  [
    'a write that is not mounted',
    {
      first: ({ method }) =>
        method === 'PUT'
          ? Response.json(
              { title: 'Not Found', status: 404 },
              { status: 404, headers: { 'content-type': 'application/problem+json' } },
            )
          : undefined,
    },
    'route.missing updateEdition',
  ],
  [
    'another method',
    {
      first: ({ method }) =>
        method === 'PUT' ? new Response(null, { status: 405, headers: { allow: 'PATCH' } }) : undefined,
    },
    'method.missing updateEdition',
  ],
  [
    'a page for whoever is not signed in',
    {
      first: ({ headers, url }) =>
        headers.has('authorization') || !url.includes('/rows')
          ? undefined
          : new Response('<html>', { status: 302, headers: { location: '/login' } }),
    },
    'auth.missing listRows',
  ],
  ['no guard on a read', without('readEdition', 'token'), 'auth.missing readEdition'],
  ['no guard on a write', without('updateEdition', 'token'), 'auth.missing updateEdition'],
  [
    'tokens that are read and not verified',
    { signIn: (sent) => (claimsOf(sent) ? userIn(claimsOf(sent) ?? '') : undefined) },
    'auth.bad-token listEditions',
  ],
  [
    'any token at all',
    {
      signIn: (sent) =>
        sent?.includes('.')
          ? userIn(claimsOf(sent) ?? '')
          : sent
            ? userIn(Buffer.from('{"sub":1}').toString('base64url'))
            : undefined,
    },
    'auth.bad-token readRow',
  ],
  [
    'unsigned tokens',
    {
      signIn: (sent) =>
        (sent && smallToken(userIn(claimsOf(sent) ?? 'e30')?.Id ?? 0) === sent.slice(7)) ||
        (sent?.includes('.') && headerOf(sent).alg === 'none')
          ? userIn(claimsOf(sent ?? '') ?? '')
          : undefined,
    },
    'auth.bad-token',
  ],
  ['no permission asked for by a read', without('listRows', 'permission'), 'permission.missing listRows'],
  ['no permission asked for by a write', without('updateEdition', 'permission'), 'permission.missing updateEdition'],
  [
    'a permission that nobody has',
    {
      answer: ({ operationId, user }) =>
        operationId === 'updateEdition' && user
          ? {
              status: 403,
              body: { title: 'Forbidden', status: 403 },
              headers: { 'content-type': 'application/problem+json' },
            }
          : undefined,
    },
    'permission.missing updateEdition',
  ],
  [
    '404 for who lacks the permission',
    {
      answer: ({ operationId }, { status }) =>
        operationId === 'readRow' && status === 403
          ? {
              status: 404,
              body: { title: 'Gone', status: 404 },
              headers: { 'content-type': 'application/problem+json' },
            }
          : undefined,
    },
    'permission.missing readRow',
  ],
  ['any id', without('readEdition', 'record'), 'status.unexpected readEdition {id}'],
  [
    'ids of another edition',
    { without: { operationId: 'readRow', step: 'record' } },
    'status.unexpected readRow {rowId}',
  ],
  ['an id that is no number', without('readRow', 'ids'), 'status.unexpected readRow {rowId}'],
  [
    '404 for an id that is no number',
    {
      answer: ({ operationId }, { status }) =>
        operationId === 'readEdition' && status === 400
          ? {
              status: 404,
              body: { title: 'Not Found', status: 404 },
              headers: { 'content-type': 'application/problem+json' },
            }
          : undefined,
    },
    'status.unexpected readEdition {id}',
  ],
  ['any header', without('updateEdition', 'header'), 'status.unexpected updateEdition header Idempotency-Key'],
  [
    'a valid text refused',
    {
      first: ({ url }) =>
        /text=[^&]*(%|[^\w&.])/.test(url)
          ? Response.json(
              { title: 'No', status: 400 },
              { status: 400, headers: { 'content-type': 'application/problem+json' } },
            )
          : undefined,
    },
    'request.valid-rejected listRows ?text',
  ],
  [
    'statuses that are none',
    {
      answer: ({ operationId, query, user }, { status }) =>
        operationId === 'listRows' &&
        status === 400 &&
        user &&
        query.has('statuses') &&
        !/^\[[\d,]*\]$/.test(query.get('statuses') ?? '')
          ? { status: 200, body: { Data: [], Count: 0 }, headers: { ...json, 'x-total': '0' } }
          : undefined,
    },
    'request.invalid-accepted listRows ?statuses',
  ],
  [
    '422 for the address',
    {
      answer: ({ operationId, user }, { status }) =>
        operationId === 'listRows' && status === 400 && user
          ? { status: 422, body: { title: 'No', status: 422 }, headers: { 'content-type': 'application/problem+json' } }
          : undefined,
    },
    'status.unexpected listRows ?mine',
  ],
  [
    'another default of a filter',
    { filter: (query, row, right) => right || (!query.has('mine') && row.Status === 1) },
    'list.filter listRows ?mine',
  ],
  [
    'a filter that is not looked at',
    { filter: (query, _, right) => right || query.has('statuses') },
    'list.filter listRows ?statuses',
  ],
  [
    'a filter that leaves out the last',
    { filter: (query, row, right) => right && !(query.has('statuses') && row.OrderNumber === '1.2') },
    'list.filter listRows ?statuses',
  ],
  [
    'a filter by the case of letters',
    {
      filter: (query, row, right) =>
        right && (!query.get('text') || `${row.OrderNumber} ${row.Name}`.includes(query.get('text') ?? '')),
    },
    'list.filter listRows ?text',
  ],
  [
    'a text with the wildcards of a database',
    { filter: (query, _, right) => right || query.get('text') === '%' },
    'list.filter listRows ?text',
  ],
  [
    'filters joined by or',
    {
      filter: (query, row, right) =>
        right ||
        (query.has('statuses') &&
          query.has('text') &&
          (JSON.parse(query.get('statuses') ?? '[]') as number[]).includes(row.Status)),
    },
    'list.filter listRows',
  ],
  [
    'an empty list that finds nothing',
    { filter: (query, _, right) => right && query.get('statuses') !== '[]' },
    'list.filter listRows ?statuses',
  ],
  [
    'the rows of everybody',
    { filter: (query, _, right) => right || query.get('mine') === 'true' },
    'list.filter listRows ?mine',
  ],
  [
    'another default size',
    {
      page: (rows, offset, size) => ({
        Data: rows.slice(offset, offset + (size === 5 ? 4 : size)),
        Count: rows.length,
      }),
    },
    'paging.default listRows',
  ],
  [
    'a size that is not looked at',
    { page: (rows, offset) => ({ Data: rows.slice(offset, offset + 5), Count: rows.length }) },
    'paging.size listRows',
  ],
  [
    'an offset that counts pages',
    { page: (rows, offset, size) => ({ Data: rows.slice(offset * size, offset * size + size), Count: rows.length }) },
    'paging.offset listRows',
  ],
  [
    'an offset that is not looked at',
    { page: (rows, _, size) => ({ Data: rows.slice(0, size), Count: rows.length }) },
    'paging.offset listRows',
  ],
  [
    'pages that overlap',
    {
      page: (rows, offset, size) => ({
        Data: rows.slice(Math.max(0, offset - 1), Math.max(0, offset - 1) + size),
        Count: rows.length,
      }),
    },
    'paging.offset listRows',
  ],
  [
    'a count of the page',
    {
      page: (rows, offset, size) => ({
        Data: rows.slice(offset, offset + size),
        Count: rows.slice(offset, offset + size).length,
      }),
    },
    'paging.count listRows',
  ],
  [
    'a count of one too many',
    { page: (rows, offset, size) => ({ Data: rows.slice(offset, offset + size), Count: rows.length + 1 }) },
    'paging.count listRows',
  ],
  [
    'no page beyond the end',
    {
      answer: ({ operationId, query }) =>
        operationId === 'listRows' && Number(query.get('offset')) > 24
          ? { status: 404, body: { title: 'No', status: 404 }, headers: { 'content-type': 'application/problem+json' } }
          : undefined,
    },
    'status.unexpected listRows',
  ],
  [
    'a size beyond the most',
    {
      answer: ({ operationId, query, user }, { status }) =>
        operationId === 'listRows' && user && status === 400 && query.get('pageSize') === '21'
          ? { status: 200, body: { Data: [], Count: 25 }, headers: { ...json, 'x-total': '25' } }
          : undefined,
    },
    'paging.max listRows ?pageSize',
  ],
  [
    'an order by Id',
    on('listEditions', (body) => [...(body as unknown as Body[])].reverse()),
    'list.order listEditions /*',
  ],
  [
    'numbers in the order of texts',
    {
      page: (rows, offset, size) => ({
        Data: [...rows].sort((a, b) => (a.OrderNumber < b.OrderNumber ? -1 : 1)).slice(offset, offset + size),
        Count: rows.length,
      }),
    },
    'list.order listRows /Data/*',
  ],
  [
    'another name of the same edition',
    on('readEdition', (body) => ({ ...body, Name: `${body.Name} ` })),
    'read.inconsistent readEdition /Name',
  ],
  [
    'a counter that is off by one',
    on('listEditions', (body) =>
      (body as unknown as Body[]).map((row) => ({ ...row, RowCount: Number(row.RowCount) + 1 })),
    ),
    'read.inconsistent listEditions /*/RowCount',
  ],
  [
    'an instant of another zone',
    on('readEdition', (body) => ({ ...body, Changed: String(body.Changed).replace('Z', '+02:00') })),
    'read.inconsistent readEdition /Changed',
  ],
  [
    'an instant without a zone',
    on('readEdition', (body) => ({ ...body, Changed: String(body.Changed).replace('.000Z', '') })),
    'body.schema readEdition /Changed',
  ],
  [
    'another record than was asked for',
    on('readRow', (body) => ({ ...body, Name: 'Lead agency 0', Id: 350 })),
    'read.inconsistent',
  ],
  [
    'text in the wrong encoding',
    on('listEditions', (body) =>
      (body as unknown as Body[]).map((row) => ({ ...row, Name: Buffer.from(String(row.Name)).toString('latin1') })),
    ),
    'body.schema listEditions /*/Name',
  ],
  [
    'text with question marks for letters',
    on('readRow', (body) => ({ ...body, Name: String(body.Name).replaceAll(/[^ -~]|Lead/g, '?') })),
    'read.inconsistent readRow /Name',
  ],
  [
    'JSON in Latin-1',
    {
      answer: ({ operationId }, answer) =>
        operationId === 'readRow' && answer.status === 200
          ? { ...answer, headers: { 'content-type': 'application/json; charset=iso-8859-1' } }
          : undefined,
    },
    'media.undocumented readRow header Content-Type',
  ],
  [
    'a header left out',
    {
      answer: ({ operationId }, answer) =>
        operationId === 'listRows' && answer.status === 200 ? { ...answer, headers: json } : undefined,
    },
    'header.missing listRows header X-Total',
  ],
  [
    '401 without its header',
    {
      answer: (_, answer) =>
        answer.status === 401 ? { ...answer, headers: { 'content-type': 'application/problem+json' } } : undefined,
    },
    'header.missing listRows header WWW-Authenticate',
  ],
  [
    'a header of every answer that says something else',
    {
      answer: ({ operationId }, answer) =>
        operationId === 'readRow' && answer.status === 200
          ? { ...answer, headers: { ...answer.headers, 'cache-control': 'public, max-age=60' } }
          : undefined,
    },
    'header.schema readRow header Cache-Control',
  ],
  [
    'the rows of the caller, whatever is asked',
    { filter: (_, row, right, user) => right && row.UserId === user?.Id },
    'list.filter listRows ?mine',
  ],
  [
    'the account of somebody else',
    later(4, ({ operationId }, answer) =>
      operationId === 'readCurrentUser' && answer.status === 200
        ? { ...answer, body: { ...(answer.body as Body), Id: 2 } }
        : undefined,
    ),
    'read.inconsistent readCurrentUser /Id',
  ],
  ['a failure of the server', on('readRow', () => undefined), 'body.schema readRow'],
];

describe('the check of reads', () => {
  it('finds nothing where nothing drifts, whatever the seed', async () => {
    for (const seed of [1, 2, 3, 20261121]) expect(await found({}, { seed })).toEqual([]);
  });

  it.each(kinds)('finds %s', async (_, drift, finding) => {
    const all = await found(drift);
    expect(
      all.filter(
        (one) =>
          one === finding ||
          one.startsWith(`${finding} `) ||
          (finding.split(' ').length === 1 && one.startsWith(finding)),
      ),
      `among ${all.join('; ')}`,
    ).not.toEqual([]);
  });
});

describe('what is said', () => {
  const said = async (drift: Drift, operationId: string) => {
    const run = await runWith(drift);
    return run.findings.all.filter((one) => one.operationId === operationId).map(({ message }) => message);
  };

  it.each<[what: string, drift: Drift, operationId: string, message: string]>([
    ['no guard', without('readEdition', 'token'), 'readEdition', 'wanted 401 without a token, got 200'],
    [
      'no permission',
      without('listRows', 'permission'),
      'listRows',
      'wanted 403 for the role user3, which lacks see, got 200',
    ],
    [
      'a failure where something is wrong',
      {
        answer: ({ operationId, user }, { status }) =>
          operationId === 'readRow' && status === 400 && user ? { status: 500, body: 'x' } : undefined,
      },
      'readRow',
      'invalid request answered 500, wanted 400 for {rowId} = ',
    ],
    [
      'another status than was wanted',
      {
        answer: ({ operationId }, { status }) =>
          operationId === 'readRow' && status === 200 ? { status: 202 } : undefined,
      },
      'readRow',
      'wanted 200, got 202',
    ],
  ])('tells %s by what was wanted', async (_, drift, operationId, message) => {
    const messages = await said(drift, operationId);
    expect(
      messages.filter((one) => one.startsWith(message)),
      messages.join('; '),
    ).not.toEqual([]);
    expect(messages.filter((one) => /wanted \d+ or .*(404|501)/.test(one))).toEqual([]);
  });
});

describe('the check of CORS', () => {
  const origin = 'http://client.test';
  const usual = {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, PUT',
    'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
    'access-control-expose-headers': 'X-Total, WWW-Authenticate',
  };
  const open = (headers: Record<string, string>): Drift => ({
    first: ({ method }) => (method === 'OPTIONS' ? new Response(null, { status: 204, headers }) : undefined),
    answer: (_, answer) => ({
      ...answer,
      headers: { 'content-type': 'application/json', ...answer.headers, ...headers },
    }),
  });
  const without = (name: keyof typeof usual) => {
    const { [name]: _, ...rest } = usual;
    return rest;
  };

  it('is left out where the client stands on the origin of the API', async () => {
    expect(await found({}, { origin: 'http://reference.test' })).toEqual([]);
  });

  it('finds nothing where the origin may do all that the contract has', async () => {
    expect(await found(open(usual), { origin })).toEqual([]);
  });

  it.each([
    ['no preflight', {}, 'cors.preflight updateEdition'],
    [
      'another origin',
      open({ ...usual, 'access-control-allow-origin': 'http://other.test' }),
      'cors.preflight listRows header Access-Control-Allow-Origin',
    ],
    [
      'no PUT',
      open({ ...usual, 'access-control-allow-methods': 'GET' }),
      'cors.preflight updateEdition header Access-Control-Allow-Methods',
    ],
    [
      'no Authorization',
      open({ ...usual, 'access-control-allow-headers': '*' }),
      'cors.preflight readRow header Access-Control-Allow-Headers',
    ],
    [
      'headers that are not exposed',
      open(without('access-control-expose-headers')),
      'cors.expose listRows header X-Total',
    ],
  ] as [string, Drift, string][])('finds %s', async (_, drift, finding) => {
    expect(await found(drift, { origin })).toContain(finding);
  });
});
