import { expect, test } from 'vitest';
import { claimsOf, findsEachRead, found, json, without } from './support/small-reads.ts';
import { type Drift, smallToken, userIn } from './support/small-server.ts';

const headerOf = (authorization: string | null) =>
  JSON.parse(Buffer.from(authorization?.replace('Bearer ', '').split('.')[0] ?? 'e30', 'base64url').toString());

const page = { status: 200, body: { Data: [], Count: 0 }, headers: { ...json, 'x-total': '0' } };

findsEachRead('refusals', [
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
    'no permission asked for where a filter is sent',
    {
      response: ({ operationId, query }, { status }) =>
        operationId === 'listRows' && status === 403 && query.has('statuses') ? page : undefined,
    },
    'permission.missing listRows ?text ?statuses ?mine ?offset ?pageSize',
  ],
  [
    'no token asked for where a filter is sent',
    {
      response: ({ operationId, query, user }, { status }) =>
        operationId === 'listRows' && status === 401 && !user && query.has('statuses') ? page : undefined,
    },
    'auth.missing listRows ?text ?statuses ?mine ?offset ?pageSize',
  ],
  [
    'a 404 that a cache may keep',
    {
      response: ({ operationId }, response) =>
        operationId === 'readEdition' && response.status === 404
          ? { ...response, headers: { ...response.headers, 'cache-control': 'max-age=60' } }
          : undefined,
    },
    'header.schema readEdition header Cache-Control',
  ],
  [
    'the code of another status',
    {
      response: ({ operationId }, response) =>
        operationId === 'readRow' && response.status === 403
          ? { ...response, body: { ...(response.body as object), code: 'not-found' } }
          : undefined,
    },
    'error.shape readRow /code',
  ],
  [
    'a permission that nobody has',
    {
      response: ({ operationId, user }) =>
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
      response: ({ operationId }, { status }) =>
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
      response: ({ operationId }, { status }) =>
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
      response: ({ operationId, query, user }, { status }) =>
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
      response: ({ operationId, user }, { status }) =>
        operationId === 'listRows' && status === 400 && user
          ? { status: 422, body: { title: 'No', status: 422 }, headers: { 'content-type': 'application/problem+json' } }
          : undefined,
    },
    'status.unexpected listRows ?mine',
  ],
]);

/** What FastAPI says of a record that is not there; of any other path it says 'Not Found'. */
const notThere = (detail: string): Drift => ({
  first: ({ method, url }) => {
    const isMounted = method === 'PUT' && /\/editions\/\d+$/.test(new URL(url).pathname);
    return isMounted || url.includes('nothing-is-here')
      ? Response.json({ detail: isMounted ? detail : 'Not Found' }, { status: 404 })
      : undefined;
  },
});

test('a 404 in words of the API’s own is no address that is not there; in those of any path it is', async () => {
  expect(await found(notThere('No such edition'))).not.toContain('route.missing updateEdition');
  expect(await found(notThere('Not Found'))).toContain('route.missing updateEdition');
});
