import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../server/security.ts';
import { openTestApp, type TestApp } from './support/app.ts';

const client = 'https://cdn.example';
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ clientUrls: [`${client}/index`] });
});
afterAll(() => test.close());

const asked = (origin: string) =>
  test.app.inject({
    method: 'OPTIONS',
    url: '/api/v1/report-editions',
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  });

describe('a client that is served from elsewhere', () => {
  it('may call the API with a token, and read what it needs', async () => {
    const { statusCode, headers } = await asked(client);
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': client,
      'access-control-allow-headers': 'authorization,content-type,idempotency-key',
    });
    expect(headers['access-control-allow-methods']).toContain('PUT');
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
    const { headers: read } = await test.app.inject({ url: '/api/v1/report-editions', headers: { origin: client } });
    expect(read['access-control-allow-origin']).toBe(client);
    for (const name of ['Content-Disposition', 'Date', 'Retry-After', 'X-Request-Id'])
      expect(read['access-control-expose-headers']).toContain(name);
  });

  it.each(['https://other.example', 'https://cdn.example.evil', 'null'])('is none of %s', async (origin) => {
    const { headers } = await asked(origin);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('connects to its API and its provider, and to nothing else', () => {
    const settings = { authority: 'https://id.example/realms/x', apiUrl: 'https://api.example/team/api/v1' };
    const policy = contentSecurityPolicy(settings, { scripts: ["'sha256-x'"], styles: ["'sha256-y'"] });
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self' 'sha256-x'",
        "style-src 'self' 'sha256-y'",
        "connect-src 'self' https://id.example https://api.example",
        "frame-ancestors 'self'",
      ]),
    );
  });
});
