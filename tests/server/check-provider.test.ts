/** What `npm run check:provider` says of providers that lack one thing each. */
import { spawnSync } from 'node:child_process';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkProvider } from '../../server/identity/check/index.ts';
import { startIdentityProvider } from '../../server/identity/provider.ts';
import { readProviderRoles } from '../../server/identity/provider-roles.ts';
import { defaultScope, type IdentitySettings } from '../../server/settings.ts';
import { signIn } from '../support/sign-in.ts';
import { type FlawedProvider, type Provided, startProvider } from './support/flawed-provider.ts';

const publicUrl = 'http://localhost:4000';
const settingsOf = (authority: string, more: Partial<IdentitySettings> = {}): IdentitySettings => ({
  authority,
  clientId: 'index',
  audience: 'urn:index',
  trustEmail: false,
  scope: defaultScope,
  signInParameters: {},
  ...more,
});

let provider: FlawedProvider;
let usual: Provided;
beforeAll(async () => {
  provider = await startProvider(publicUrl);
  usual = { ...provider.provided };
});
afterAll(() => provider.close());
beforeEach(() => {
  Object.assign(provider.provided, { ...usual, document: { ...usual.document }, answers: { ...usual.answers } });
});

/** The sentences about what is wrong. */
async function wrongs(more: Partial<IdentitySettings> = {}, token?: string): Promise<string[]> {
  const findings = await checkProvider({ identity: settingsOf(provider.url, more), publicUrl, token });
  return findings.filter(({ is }) => is === 'wrong').map(({ says }) => says);
}

describe('a provider that has all', () => {
  it('is right in every point, and so is the token that it makes', async () => {
    const token = await provider.token({ aud: 'urn:index', email: 'a@example.org', email_verified: true });
    const findings = await checkProvider({ identity: settingsOf(provider.url), publicUrl, token });
    expect(findings.filter(({ is }) => is !== 'right')).toEqual([]);
    expect(findings.length).toBeGreaterThan(14);
  });

  it('is the development provider too, with a token of a person who signed in', async () => {
    const own = await startIdentityProvider({ port: 0, publicUrls: [publicUrl] });
    try {
      const { access_token: token } = await signIn(own.url, 'researcher@demo.test', { publicUrl });
      const identity = settingsOf(own.url, { clientId: own.clientId, audience: own.audience });
      const findings = await checkProvider({ identity, publicUrl, token });
      expect(findings.filter(({ is }) => is === 'wrong')).toEqual([]);
      const elsewhere = await checkProvider({ identity, publicUrl: 'https://elsewhere.example' });
      expect(elsewhere.filter(({ is }) => is === 'wrong').map(({ says }) => says)).toEqual(
        expect.arrayContaining([
          expect.stringContaining('enter https://elsewhere.example/login/callback as a redirect'),
        ]),
      );
    } finally {
      await own.close();
    }
  });
});

describe('what is wrong is said, with what to set', () => {
  const without = (name: string) => () => {
    delete provider.provided.document[name];
  };
  const says = (name: string, value: unknown) => () => {
    provider.provided.document[name] = value;
  };
  const answers =
    (path: string, status: number, body: unknown = {}, headers: object = {}) =>
    () => {
      provider.provided.answers[path] = () => ({ status, body, headers });
    };
  const keysAre = (keys: unknown[]) => () => {
    provider.provided.keys = keys;
  };
  const refusedWith = (error: string) => () => {
    provider.provided.answers['/authorize'] = (of) => ({
      status: 302,
      headers: { location: `${of.searchParams.get('redirect_uri')}?error=${error}` },
    });
  };

  it.each<[string, () => void, RegExp]>([
    ['no document', answers('/.well-known/openid-configuration', 404), /answers 404: OIDC_AUTHORITY is the issuer/],
    ['another issuer', says('issuer', 'https://login.example'), /calls itself https:\/\/login\.example: set OIDC_AUTH/],
    ['an issuer of plain http', says('token_endpoint', 'http://login.example/token'), /says no https:\/\/ address/],
    ['no code flow', says('response_types_supported', ['token']), /authorization code flow/],
    ['no S256', says('code_challenge_methods_supported', ['plain']), /PKCE with S256/],
    ['no scope email', says('scopes_supported', ['openid', 'profile']), /does not offer the scope email/],
    ['no keys', without('jwks_uri'), /no address of its keys/],
    ['keys that are secrets', keysAre([{ kty: 'oct' }]), /None of its keys is accepted/],
    ['an unknown redirect address', answers('/authorize', 400), /enter http:\/\/localhost:4000\/login\/callback as a/],
    ['a scope that the client may not have', refusedWith('invalid_scope'), /set OIDC_SCOPE/],
    ['a flow that is off', refusedWith('unauthorized_client'), /turn on the authorization code flow/],
    ['a client with a secret', answers('/token', 401, { error: 'invalid_client' }), /make it a public client/],
    ['no web origin', answers('/token', 400, { error: 'invalid_grant' }), /enter it as a web origin/],
    ['an unknown address after log-out', answers('/end', 400), /enter http:\/\/localhost:4000\/unauthorized as/],
  ])('%s', async (_what, break_, sentence) => {
    break_();
    expect(await wrongs()).toEqual(expect.arrayContaining([expect.stringMatching(sentence)]));
  });

  it('a provider that is not there', async () => {
    const findings = await checkProvider({ identity: settingsOf('http://localhost:9'), publicUrl });
    expect(findings).toEqual([{ is: 'wrong', says: expect.stringMatching(/cannot be reached/) }]);
  });
});

describe('of a token is said', () => {
  const email = { email: 'a@example.org', email_verified: true };
  it.each<[string, Record<string, unknown>, number, RegExp]>([
    ['another audience', { ...email, aud: 'account' }, 300, /it is for account; set OIDC_AUDIENCE/],
    ['another issuer', { ...email, aud: 'urn:index', iss: 'https://sts.example' }, 300, /from https:\/\/sts\.example/],
    ['no e-mail', { aud: 'urn:index' }, 300, /add the claim email/],
    ['an unverified e-mail', { ...email, aud: 'urn:index', email_verified: false }, 300, /verify it at the provider/],
    ['nothing about verifying', { email: 'a@example.org', aud: 'urn:index' }, 300, /OIDC_TRUST_EMAIL=on/],
    ['a long life', { ...email, aud: 'urn:index' }, 86_400, /lives for 86400 s: shorten/],
    ['that it is an ID token', { ...email, aud: 'urn:index', nonce: 'n' }, 300, /--token takes an access token/],
  ])('%s', async (_what, claims, seconds, sentence) => {
    const told = await wrongs({}, await provider.token(claims, seconds));
    expect(told).toEqual(expect.arrayContaining([expect.stringMatching(sentence)]));
  });

  it('which role it says, where the provider is to say one', async () => {
    const roles = { claim: 'realm_access.roles', of: readProviderRoles('Admin=chiefs; Spectator=guests') };
    const says = async (held?: string[]) => {
      const token = await provider.token({
        ...email,
        aud: 'urn:index',
        ...(held && { realm_access: { roles: held } }),
      });
      const findings = await checkProvider({ identity: settingsOf(provider.url, { roles }), publicUrl, token });
      return findings.find(({ says }) => says.includes('realm_access.roles'));
    };
    expect(await says(['others', 'guests'])).toEqual({
      is: 'right',
      says: 'Its claim realm_access.roles says the role Spectator.',
    });
    const wrong = (what: string) => ({
      is: 'wrong',
      says: expect.stringMatching(new RegExp(`holds ${what}, which is no role: .*OIDC_ROLES_CLAIM and OIDC_ROLES`)),
    });
    expect([await says(['others', 'staff']), await says()]).toEqual([wrong('others, staff'), wrong('nothing')]);
  });

  it('that it is none', async () => {
    expect(await wrongs({}, 'opaque')).toEqual([expect.stringContaining('The token is no JWT')]);
  });
});

describe('the command', () => {
  it('names a setting that is one slip away from one, as the server does', () => {
    // nobody listens there
    const own = { OIDC_AUTHORITY: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'index', OIDC_AUDIENCE: 'urn:index' };
    const env = { PATH: process.env.PATH, ...own, PUBLIC_URL: publicUrl, OIDC_SCOP: 'openid' };
    const { status, stderr } = spawnSync(process.execPath, ['scripts/check-provider.ts'], { env, encoding: 'utf8' });
    expect([status, stderr.trim()]).toEqual([1, 'OIDC_SCOP is no setting: is OIDC_SCOPE meant?']);
  });
});

describe('what the client sends', () => {
  const asked: URL[] = [];
  afterEach(() => void asked.splice(0));

  it('is what OIDC_SCOPE and OIDC_SIGN_IN_PARAMETERS say', async () => {
    const answer = provider.provided.answers['/authorize'];
    provider.provided.answers['/authorize'] = (of, request) => {
      asked.push(of);
      return answer?.(of, request) ?? { status: 500 };
    };
    await wrongs({ scope: 'openid email api', signInParameters: { audience: 'https://api.example' } });
    expect(asked.map(({ searchParams: of }) => [of.get('scope'), of.get('audience')])).toEqual([
      ['openid email api', 'https://api.example'],
      ['openid email api', 'https://api.example'],
    ]);
  });
});
