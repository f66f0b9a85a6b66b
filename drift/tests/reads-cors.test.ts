import { describe, expect, it } from 'vitest';
import { found } from './support/small-reads.ts';
import type { Drift } from './support/small-server.ts';

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
    response: (_, response) => ({
      ...response,
      headers: { 'content-type': 'application/json', ...response.headers, ...headers },
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
