import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkProvider } from '../../server/identity/check/index.ts';
import { HELD_MS } from '../../server/identity/introspection.ts';
import { createTokenVerifier } from '../../server/token.ts';
import { type FlawedProvider, startProvider } from './support/flawed-provider.ts';

const publicUrl = 'http://localhost:5990';
const audience = 'urn:test:api';
const client = { id: 'the api', secret: 'a+b/c d' };

let provider: FlawedProvider;
let asked: { authorization: string | undefined }[] = [];
let answer: { status: number; body?: unknown };

beforeAll(async () => {
  provider = await startProvider(publicUrl);
  provider.provided.document.introspection_endpoint = `${provider.url}/introspect`;
  provider.provided.answers['/introspect'] = (_url: URL, { headers, method }: IncomingMessage) => {
    expect(method).toBe('POST');
    asked.push({ authorization: headers.authorization });
    return answer;
  };
});
afterAll(() => provider.close());
beforeEach(() => {
  asked = [];
  answer = { status: 200, body: { active: true } };
});

const verifierOf = () => createTokenVerifier({ authority: provider.url, audience, introspection: client });
const token = () => provider.token({ sub: 'person', aud: audience });

describe('the provider is asked about a token', () => {
  it('by the client of the settings, once for many requests, and again after 30 s', async () => {
    const verifier = verifierOf();
    const one = await token();
    const verdicts = await Promise.all([1, 2, 3].map(() => verifier.verify(one)));
    expect(verdicts.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(asked).toEqual([{ authorization: `Basic ${btoa('the+api:a%2Bb%2Fc+d')}` }]);

    answer = { status: 200, body: { active: false } };
    expect(await verifier.verify(one)).toMatchObject({ ok: true });
    vi.useFakeTimers({ now: Date.now() + HELD_MS + 1, toFake: ['Date'] });
    try {
      expect(await verifier.verify(one)).toEqual({ ok: false, reason: 'ended at the provider' });
    } finally {
      vi.useRealTimers();
    }
    expect(asked).toHaveLength(2);
  });

  it('never about one that is no token of its', async () => {
    expect(await verifierOf().verify('a.b.c')).toMatchObject({ ok: false });
    expect(await verifierOf().verify(await provider.token({ sub: 'person', aud: 'another' }))).toMatchObject({
      ok: false,
    });
    expect(asked).toEqual([]);
  });

  it.each([
    ['does not know the client', { status: 401 }, /answered 401/],
    ['is at fault', { status: 503 }, /answered 503/],
    ['says nothing of it', { status: 200, body: {} }, /does not say whether/],
  ])('where it %s the token is neither good nor ended, and it is asked anew', async (_, wrong, reason) => {
    const verifier = verifierOf();
    const one = await token();
    answer = wrong;
    expect(await verifier.verify(one)).toMatchObject({
      ok: false,
      unavailable: true,
      reason: expect.stringMatching(reason),
    });
    answer = { status: 200, body: { active: true } };
    expect(await verifier.verify(one)).toMatchObject({ ok: true });
  });
});

describe('`npm run check:provider` about introspection', () => {
  const lines = async () => {
    const identity = {
      ...{ authority: provider.url, clientId: 'spa', audience, trustEmail: false },
      ...{ scope: 'openid profile email', signInParameters: {}, introspection: client },
    };
    return (await checkProvider({ identity, publicUrl })).map(({ says }) => says).join('\n');
  };

  it('says that it works, what is set wrongly, and what the provider lacks', async () => {
    answer = { status: 200, body: { active: false } };
    expect(await lines()).toContain('It tells the api whether a token is still good.');
    answer = { status: 401 };
    expect(await lines()).toMatch(/does not tell the api .*OIDC_INTROSPECTION_CLIENT_SECRET/);
    delete provider.provided.document.introspection_endpoint;
    expect(await lines()).toContain('It has no address to ask about tokens (introspection_endpoint)');
  });
});
