import { Server } from 'node:http';
import { connect } from 'node:net';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoAccounts } from '../../server/identity/accounts.ts';
import { type IdentityProvider, startIdentityProvider } from '../../server/identity/provider.ts';
import { authorize, authorizeUrl, exchange, openBrowser, postForm, signIn } from '../support/sign-in.ts';

const publicUrl = 'http://localhost:4000';
const verifier = 'v'.repeat(43);
let provider: IdentityProvider;

beforeAll(async () => {
  provider = await startIdentityProvider({ port: 0, publicUrls: [publicUrl] });
});
afterAll(() => provider.close());

const ask = (parameters: Record<string, string | undefined>) =>
  openBrowser()(authorizeUrl(provider.url, verifier, { publicUrl, parameters }));

/** The error that the client is told, on its own address. */
async function refusal(parameters: Record<string, string | undefined>) {
  const answer = await ask(parameters);
  const target = new URL(answer.headers.get('location') ?? '');
  const told = target.hash ? new URLSearchParams(target.hash.slice(1)) : target.searchParams;
  expect([answer.status, target.origin, target.pathname]).toEqual([303, publicUrl, '/login/callback']);
  expect([told.get('code'), told.get('access_token')]).toEqual([null, null]);
  return told.get('error');
}

describe('tokens', () => {
  it('carry who signed in: access token for the API alone, ID token for the client [S8]', async () => {
    const tokens = await signIn(provider.url, 'researcher@demo.test', { publicUrl });
    const access = decodeJwt(tokens.access_token);
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'RS256', typ: 'at+jwt' });
    expect(access).toMatchObject({
      iss: provider.url,
      aud: provider.audience,
      sub: 'demo-2',
      email: 'researcher@demo.test',
      email_verified: true,
      scope: 'openid profile email',
    });
    expect((access.exp ?? 0) - (access.iat ?? 0)).toBe(600);
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      aud: provider.clientId,
      name: 'Rui Tanaka',
      email: 'researcher@demo.test',
      email_verified: true,
    });
  });
});

describe('[Q-S1] code flow with PKCE S256 only', () => {
  it('refuses a request without a challenge', async () => {
    expect(await refusal({ code_challenge: undefined, code_challenge_method: undefined })).toBe('invalid_request');
  });

  it('refuses the plain method', async () => {
    expect(await refusal({ code_challenge: verifier, code_challenge_method: 'plain' })).toBe('invalid_request');
  });

  it.each(['token', 'id_token', 'id_token token', 'code token'])('refuses response_type %s', async (response_type) => {
    expect(await refusal({ response_type })).toBe('unsupported_response_type');
  });

  it('refuses a code that comes with another verifier', async () => {
    const { callback } = await authorize(provider.url, 'admin@demo.test', { publicUrl });
    const code = callback.searchParams.get('code') ?? '';
    const answer = await exchange(provider.url, { code, verifier, publicUrl });
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: 'invalid_grant' }]);
  });

  it('refuses a password', async () => {
    const fields = { grant_type: 'password', client_id: provider.clientId, username: 'admin@demo.test', password: 'x' };
    const answer = await postForm(provider.url, '/token', fields);
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: 'unsupported_grant_type' }]);
  });
});

describe('[Q-S4] a code serves once', () => {
  it('refuses the second use and takes back what the first one gave', async () => {
    const { callback, verifier } = await authorize(provider.url, 'admin@demo.test', { publicUrl });
    const code = callback.searchParams.get('code') ?? '';
    const first = (await (await exchange(provider.url, { code, verifier, publicUrl })).json()) as {
      access_token: string;
    };
    const tokenId = decodeJwt(first.access_token).jti ?? '';
    expect(provider.isRevoked(tokenId)).toBe(false);

    const second = await exchange(provider.url, { code, verifier, publicUrl });
    expect([second.status, await second.json()]).toMatchObject([400, { error: 'invalid_grant' }]);
    expect(provider.isRevoked(tokenId)).toBe(true);
  });
});

describe('[Q-S5] redirect addresses are exact', () => {
  it.each([
    `${publicUrl}/login/callback/`,
    `${publicUrl}/login/callback?next=x`,
    `${publicUrl}/login/callback/../evil`,
    `${publicUrl}/login`,
    'http://localhost:4999/login/callback',
    'http://127.0.0.1:4000/login/callback',
    'https://localhost:4000/login/callback',
    'https://evil.example/login/callback',
  ])('shows an error page instead of going to %s', async (redirect_uri) => {
    const answer = await ask({ redirect_uri });
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    expect(await answer.text()).toContain('invalid_redirect_uri');
  });

  it.each(['/login/callback', '/silent-renew.html'])('takes %s', async (path) => {
    const answer = await ask({ redirect_uri: publicUrl + path });
    expect(answer.headers.get('location')).toMatch(/^\/interaction\//);
  });
});

describe('the sign-in page', () => {
  it('asks anew for prompt=login and prompt=select_account, but not otherwise', async () => {
    const { browser } = await authorize(provider.url, 'admin@demo.test', { publicUrl });
    const next = (prompt?: string) =>
      browser(authorizeUrl(provider.url, verifier, { publicUrl, parameters: { prompt } }));

    expect((await next()).headers.get('location')).toMatch(/^http:\/\/localhost:4000\/login\/callback\?code=/);
    expect((await next('none')).headers.get('location')).toMatch(/\?code=/);
    for (const prompt of ['login', 'select_account', 'login select_account']) {
      const page = await browser(new URL((await next(prompt)).headers.get('location') ?? '', provider.url));
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Signed in now')]);
    }
  });

  it('changes to another account, whose tokens are then those of the session', async () => {
    const first = await authorize(provider.url, 'admin@demo.test', { publicUrl });
    const options = { publicUrl, browser: first.browser };
    const other = await signIn(provider.url, 'spectator@demo.test', {
      ...options,
      parameters: { prompt: 'select_account' },
    });
    const silently = await signIn(provider.url, 'nobody', { ...options, parameters: { prompt: 'none' } });
    expect([decodeJwt(other.access_token).sub, decodeJwt(silently.access_token).sub]).toEqual(['demo-5', 'demo-5']);
  });

  it('tells a silent renewal without a session that a sign-in is needed', async () => {
    expect(await refusal({ prompt: 'none' })).toBe('login_required');
  });

  it('goes back with access_denied when cancelled', async () => {
    const browser = openBrowser();
    const start = await browser(authorizeUrl(provider.url, verifier, { publicUrl }));
    const action = new URL(start.headers.get('location') ?? '', provider.url);
    const cancelled = await browser(action, { method: 'POST', body: new URLSearchParams({ cancel: 'yes' }) });
    const back = await browser(cancelled.headers.get('location') ?? '');
    expect(back.headers.get('location')).toContain('error=access_denied');
  });

  it('lets nobody in who is not listed, and says so when it has expired', async () => {
    const browser = openBrowser();
    const start = await browser(authorizeUrl(provider.url, verifier, { publicUrl }));
    const action = new URL(start.headers.get('location') ?? '', provider.url);
    const body = new URLSearchParams({ account: 'stranger@demo.test' });
    expect((await browser(action, { method: 'POST', body })).status).toBe(422);

    const said = vi.spyOn(console, 'error').mockReturnValue();
    const stranger = await openBrowser()(action);
    expect([stranger.status, (await stranger.text()).includes('has expired')]).toEqual([400, true]);
    expect(said).not.toHaveBeenCalled();
    said.mockRestore();
  });
});

describe('headers', () => {
  const secure = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
  };

  it.each(['/', '/auth', '/nothing-here', '/jwks', '/assets/pages.css', '/interaction/x'])(
    '[Q-S31] [Q-S32] stand on %s, without a word about the software',
    async (path) => {
      const { headers } = await fetch(provider.url + path, { headers: { accept: 'text/html' } });
      expect(Object.fromEntries(headers)).toMatchObject(secure);
      expect(headers.get('x-powered-by')).toBeNull();
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
      expect(policy).not.toContain('unsafe');
    },
  );

  it('[Q-S33] open the provider to the origin of the client alone', async () => {
    const allowed = async (origin: string) => {
      const answer = await fetch(`${provider.url}/.well-known/openid-configuration`, { headers: { origin } });
      return answer.headers.get('access-control-allow-origin');
    };
    expect(await allowed(publicUrl)).toBe(publicUrl);
    expect(await allowed('https://evil.example')).toBeNull();
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const preflight = await fetch(`${provider.url}/token`, { method: 'OPTIONS', headers });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('[Q-S33] let the client alone read what a token request says', async () => {
    const asked = async (origin: string) => {
      const body = new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: provider.clientId,
        refresh_token: 'x',
      });
      const answer = await fetch(`${provider.url}/token`, { method: 'POST', headers: { origin }, body });
      const { error } = (await answer.json()) as { error: string };
      return [error, answer.headers.get('access-control-allow-origin')];
    };
    expect(await asked(publicUrl)).toEqual(['invalid_grant', publicUrl]);
    expect(await asked('https://evil.example')).toEqual(['invalid_request', null]);
  });

  it('answer no other name than localhost', async () => {
    expect((await fetch(provider.url.replace('localhost', '127.0.0.1'))).status).toBe(421);
  });
});

describe('beside signing in', () => {
  const said = () => vi.spyOn(console, 'error').mockReturnValue();

  it('its own address leads to the product, and one that cannot be read is answered and logged', async () => {
    const home = await fetch(provider.url);
    const words = await home.text();
    expect([home.status, words]).toEqual([200, expect.stringContaining('Nothing to do here')]);
    expect(words).toContain(`href="${publicUrl}/"`);
    const offered = await (await fetch(`${provider.url}/.well-known/openid-configuration`)).json();
    expect(offered).toMatchObject({ revocation_endpoint: `${provider.url}/token/revocation` });
    expect(offered).not.toHaveProperty('userinfo_endpoint');
    const errors = said();
    const odd = await fetch(`${provider.url}//`);
    expect([odd.status, await odd.text()]).toEqual([500, expect.stringContaining('Something went wrong here')]);
    expect(errors).toHaveBeenCalledWith('Identity provider:', expect.any(TypeError));
    errors.mockRestore();
  });

  it('what goes wrong while tokens are made is logged, and close does not wait for who is not answered', async () => {
    let isBroken = false;
    const broken = {
      ...(demoAccounts[1] as (typeof demoAccounts)[number]),
      get name() {
        if (isBroken) throw new Error('no name');
        return 'Rui Tanaka';
      },
    };
    const accounts = [broken];
    const own = await startIdentityProvider({ port: 0, publicUrls: [publicUrl], accounts });
    const { callback, verifier: proof } = await authorize(own.url, broken.email, { publicUrl });
    isBroken = true;
    const errors = said();
    const code = callback.searchParams.get('code') ?? '';
    const answer = await exchange(own.url, { code, verifier: proof, publicUrl });
    expect([answer.status, await answer.json()]).toMatchObject([500, { error: 'server_error' }]);
    expect(errors).toHaveBeenCalledWith('Identity provider:', expect.objectContaining({ message: 'no name' }));
    errors.mockRestore();
    const half = connect(Number(new URL(own.url).port), '127.0.0.1');
    half.on('error', () => undefined);
    await new Promise<void>((written) => half.write('GET / HTTP/1.1\r\n', () => written()));
    await new Promise((arrived) => setTimeout(arrived, 20));
    await own.close();
    half.destroy();
  });

  it('it does not start in production, nor where its port cannot be had, and says why', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    await expect(startIdentityProvider({ port: 0, publicUrls: [publicUrl] })).rejects.toThrow('NODE_ENV=production');
    vi.unstubAllEnvs();
    const port = Number(new URL(provider.url).port);
    const taken = `Port ${port} is in use: set OIDC_PORT to another one`;
    await expect(startIdentityProvider({ port, publicUrls: [publicUrl] })).rejects.toThrow(taken);
    const listen = vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
      queueMicrotask(() => this.emit('error', Object.assign(new Error('not allowed'), { code: 'EACCES' })));
      return this;
    });
    await expect(startIdentityProvider({ port, publicUrls: [publicUrl] })).rejects.toThrow('not allowed');
    listen.mockRestore();
  });
});
