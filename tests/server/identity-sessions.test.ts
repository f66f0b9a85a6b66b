import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { configurationOf } from '../../server/identity/configuration.ts';
import { type IdentityProvider, startIdentityProvider } from '../../server/identity/provider.ts';
import { openStore } from '../../server/identity/store.ts';
import { createTokenVerifier } from '../../server/token.ts';
import {
  authorize,
  authorizeUrl,
  exchange,
  openBrowser,
  postForm,
  refresh,
  signIn,
  submit,
  type Tokens,
} from '../support/sign-in.ts';

const publicUrl = 'http://localhost:4000';
const dataDir = mkdtempSync(join(tmpdir(), 'identity-'));
let provider: IdentityProvider;

const start = (port = 0) => startIdentityProvider({ port, publicUrls: [publicUrl], dataDir });
beforeAll(async () => {
  provider = await start();
});
afterAll(async () => {
  await provider.close();
  rmSync(dataDir, { recursive: true });
});

const enter = (email = 'admin@demo.test') => signIn(provider.url, email, { publicUrl });
const verifier = () =>
  createTokenVerifier({ authority: provider.url, audience: provider.audience, isRevoked: provider.isRevoked });
const verdict = async ({ access_token }: Tokens) => {
  const answer = await verifier().verify(access_token);
  return answer.ok ? 'good' : answer.reason;
};
const renewed = async (token: string) => (await (await refresh(provider.url, token)).json()) as Tokens;
const errorOf = async (answer: Response) => [answer.status, ((await answer.json()) as { error?: string }).error];

/** What oidc-client-ts takes for a good answer: status 200 with a JSON content type. */
async function revoke(token: string, hint: string) {
  const fields = { token, token_type_hint: hint, client_id: provider.clientId };
  const answer = await postForm(provider.url, '/token/revocation', fields);
  expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([200, 'application/json']);
}

/** When the refresh tokens of a person end, in seconds since 1970, as the provider wrote it down. */
const endsOf = (accountId: string) =>
  openStore(join(dataDir, 'identity'))
    .entries('RefreshToken:')
    .map(([, payload]) => payload as { accountId: string; exp: number })
    .filter((payload) => payload.accountId === accountId)
    .map(({ exp }) => exp);

it('[Q-S13] tokens name their session, the same when they are renewed and another at the next sign-in', async () => {
  const sessionOf = async ({ access_token }: Tokens) => {
    const answer = await verifier().verify(access_token);
    return answer.ok ? answer.identity.sessionId : undefined;
  };
  const [first, other] = [await enter(), await enter()];
  const session = await sessionOf(first);
  expect(session).toEqual(expect.any(String));
  expect(await sessionOf(await renewed(first.refresh_token))).toBe(session);
  expect(await sessionOf(other)).not.toBe(session);
});

describe('[Q-S6] refresh tokens', () => {
  it('rotate, and the second use of one ends all that came of it', async () => {
    const first = await enter();
    const second = await renewed(first.refresh_token);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(await verdict(second)).toBe('good');

    expect(await errorOf(await refresh(provider.url, first.refresh_token))).toEqual([400, 'invalid_grant']);
    expect(await errorOf(await refresh(provider.url, second.refresh_token))).toEqual([400, 'invalid_grant']);
    expect([await verdict(first), await verdict(second)]).toEqual(['revoked', 'revoked']);
  });

  it('never live longer than the first one', async () => {
    let { refresh_token: token } = await enter('external@demo.test');
    for (let turn = 0; turn < 2; turn += 1) {
      await new Promise((wait) => setTimeout(wait, 1_050));
      token = (await renewed(token)).refresh_token;
    }
    await vi.waitFor(() => expect(endsOf('demo-4')).toHaveLength(3), 50_000);
    expect(new Set(endsOf('demo-4')).size).toBe(1);
  });

  it('leave the other tabs of the session alone, and a new sign-in works after a family died', async () => {
    const { browser, callback, verifier: proof } = await authorize(provider.url, 'admin@demo.test', { publicUrl });
    const code = callback.searchParams.get('code') ?? '';
    const first = (await (await exchange(provider.url, { code, verifier: proof, publicUrl })).json()) as Tokens;
    const otherTab = await signIn(provider.url, 'nobody', { publicUrl, browser });
    const again = await renewed(first.refresh_token);
    expect([await verdict(again), await verdict(await renewed(otherTab.refresh_token))]).toEqual(['good', 'good']);

    await refresh(provider.url, first.refresh_token);
    const afterwards = await signIn(provider.url, 'nobody', { publicUrl, browser, parameters: { prompt: 'none' } });
    expect(await verdict(afterwards)).toBe('good');
    expect(await verdict(await renewed(afterwards.refresh_token))).toBe('good');
  });
});

describe('[Q-S13] revocation', () => {
  it('of an access token makes the API refuse it at once', async () => {
    const tokens = await enter();
    const other = await enter('researcher@demo.test');
    expect(await verdict(tokens)).toBe('good');
    await revoke(tokens.access_token, 'access_token');
    expect([await verdict(tokens), await verdict(other)]).toEqual(['revoked', 'good']);
  });

  it('of a refresh token ends its access tokens too', async () => {
    const tokens = await enter();
    await revoke(tokens.refresh_token, 'refresh_token');
    expect(await verdict(tokens)).toBe('revoked');
    expect(await errorOf(await refresh(provider.url, tokens.refresh_token))).toEqual([400, 'invalid_grant']);
  });

  it('of a forged, foreign or unknown token changes nothing', async () => {
    const tokens = await enter();
    const [head, , signature] = tokens.access_token.split('.');
    const claims = Buffer.from(JSON.stringify(decodeJwt(tokens.access_token))).toString('base64url');
    await revoke(`${head}.${claims}x.${signature}`, 'access_token');
    await revoke('no-such-token', 'refresh_token');
    expect(await verdict(tokens)).toBe('good');
  });
});

describe('[Q-S14] signing out', () => {
  const endSession = (idToken?: string) => {
    const url = new URL('/session/end', provider.url);
    if (idToken) url.searchParams.set('id_token_hint', idToken);
    url.searchParams.set('client_id', provider.clientId);
    url.searchParams.set('post_logout_redirect_uri', `${publicUrl}/unauthorized`);
    url.searchParams.set('state', 'kept');
    return url;
  };
  const session = async () => {
    const browser = openBrowser();
    return { browser, tokens: await signIn(provider.url, 'admin@demo.test', { publicUrl, browser }) };
  };

  it('with the ID token needs no click, ends the session and goes to /unauthorized', async () => {
    const { browser, tokens } = await session();
    const page = await browser(endSession(tokens.id_token));
    expect(await page.clone().text()).toContain('/assets/sign-out.js');

    const back = await submit(browser, page);
    expect(back.headers.get('location')).toBe(`${publicUrl}/unauthorized?state=kept`);
    expect(await verdict(tokens)).toBe('revoked');
    const next = await browser(authorizeUrl(provider.url, 'v'.repeat(43), { publicUrl }));
    expect(next.headers.get('location')).toMatch(/^\/interaction\//);
  });

  it('asks first where no ID token, or that of somebody else, is given', async () => {
    const { browser } = await session();
    const foreign = await enter('researcher@demo.test');
    for (const hint of [undefined, foreign.id_token]) {
      const page = await (await browser(endSession(hint))).text();
      expect(page).toContain('Do you want to sign out?');
      expect(page).not.toContain('<script');
    }
  });

  it('goes to no other address', async () => {
    const { browser, tokens } = await session();
    const url = endSession(tokens.id_token);
    url.searchParams.set('post_logout_redirect_uri', 'https://evil.example/');
    expect((await browser(url)).status).toBe(400);
  });
});

describe('a restart', () => {
  it('keeps keys, sessions, refresh tokens and what was revoked, in files of the owner alone', async () => {
    const browser = openBrowser();
    const tokens = await signIn(provider.url, 'admin@demo.test', { publicUrl, browser });
    const revoked = await enter();
    await revoke(revoked.access_token, 'access_token');

    const port = Number(new URL(provider.url).port);
    await provider.close();
    provider = await start(port);
    // the pool of connections still has to notice that the old ones are gone
    await vi.waitFor(() => fetch(provider.url), 50_000);

    expect([await verdict(tokens), await verdict(revoked)]).toEqual(['good', 'revoked']);
    expect(await verdict(await renewed(tokens.refresh_token))).toBe('good');
    const silently = await signIn(provider.url, 'nobody', { publicUrl, browser, parameters: { prompt: 'none' } });
    expect(decodeJwt(silently.access_token).sub).toBe('demo-1');
    for (const file of ['keys.json', 'sessions.json']) {
      if (process.platform === 'win32') continue;
      expect(statSync(join(dataDir, 'identity', file)).mode & 0o777).toBe(0o600);
    }
  });
});

describe('the parts of its configuration', () => {
  const page = { title: 'Index', home: publicUrl };
  const parts = {
    port: 4001,
    clientId: 'ours',
    audience: 'api',
    publicUrls: [publicUrl, 'http://localhost:5173'],
    accounts: [],
    tokenTtl: 600,
    secrets: {},
  };
  const configuration = configurationOf({ ...parts, page } as never) as never as Record<
    string,
    (...all: unknown[]) => unknown
  >;
  const { ttl, features } = configuration as never as {
    ttl: { Session: (ctx: unknown, session: { loginTs?: number }) => number };
    features: {
      devInteractions: object;
      revocation: { allowedPolicy: (ctx: unknown, client: object, token: object) => boolean };
      rpInitiatedLogout: { postLogoutSuccessSource: (ctx: object) => void };
    };
  };
  const now = () => Math.floor(Date.now() / 1000);
  const shown = (show: (ctx: object) => unknown) => {
    const ctx = { body: '', type: '', set: vi.fn() };
    show(ctx);
    expect(ctx.set).toHaveBeenCalledWith('cache-control', 'no-store');
    return ctx.body;
  };

  it('a session ends eight hours after its sign-in, however often it is used', () => {
    const left = (loginTs?: number) => ttl.Session({}, loginTs === undefined ? {} : { loginTs });
    expect([left() / 3600, left(now() - 3600) / 3600]).toEqual([expect.closeTo(8, 2), expect.closeTo(7, 2)]);
    expect(left(now() - 9 * 3600)).toBe(1);
  });

  it('a client takes back its own tokens alone, and the pages of the library are not there', () => {
    const may = (clientId: string) => features.revocation.allowedPolicy({}, { clientId: 'ours' }, { clientId });
    expect([may('ours'), may('theirs')]).toEqual([true, false]);
    expect(features.devInteractions).toEqual({ enabled: false });
    const origins = [publicUrl, 'http://localhost:5173', 'https://evil.example'];
    expect(origins.map((origin) => configuration.clientBasedCORS?.({}, origin))).toEqual([true, true, false]);
  });

  it('what it says of an error and after signing out is a page that is not kept', () => {
    const error = (words: object) => shown((ctx) => configuration.renderError?.(ctx, words));
    expect(error({ error: 'invalid_client' })).toContain('<code>invalid_client</code>');
    expect(error({ error: 'invalid_client', error_description: 'unknown' })).toContain('>invalid_client: unknown<');
    expect(shown(features.rpInitiatedLogout.postLogoutSuccessSource)).toContain('You are signed out');
  });

  it.each([
    ['nobody', { session: {} }, undefined],
    ['no client', { client: undefined, session: { accountId: 'demo-1' } }, undefined],
    ['the same session', {}, 'known'],
    ['a sign-in anew', { result: { login: {} } }, 'known, renewed'],
    ['the grant of another client', { of: { clientId: 'theirs' } }, 'new'],
    ['the grant of another person', { of: { accountId: 'demo-2' } }, 'new'],
  ])('the grant of %s', async (_, { of, ...given }: { of?: object } & object, expected) => {
    const saved: unknown[] = [];
    class Grant {
      exp = 0;
      scopes: unknown[] = [];
      kept = 'new';
      constructor(of: object) {
        Object.assign(this, of);
      }
      static find = async () => new Grant({ kept: 'known', accountId: 'demo-1', clientId: 'ours', ...of });
      addOIDCScope = (scope: string) => this.scopes.push(scope);
      addResourceScope = (audience: string, scope: string) => this.scopes.push([audience, scope]);
      save = async () => saved.push([this.scopes, this.exp - now()]);
    }
    const session = { accountId: 'demo-1', grantIdFor: () => 'grant' };
    const oidc = { provider: { Grant }, client: { clientId: 'ours' }, session, ...given };
    const grant = (await configuration.loadExistingGrant?.({ oidc })) as Grant | undefined;
    const name = grant?.kept;
    expect(saved.length > 0 && name === 'known' ? `${name}, renewed` : name).toBe(expected);
    expect(saved.length).toBe(expected && expected !== 'known' ? 1 : 0);
    const all = 'openid profile email';
    for (const one of saved) expect(one).toEqual([[all, ['api', all]], expect.closeTo(16 * 3600, -1)]);
  });
});
