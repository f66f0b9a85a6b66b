/** What `npm run check:provider` says of providers that lack one thing each. */
import { afterEach, describe, expect, it } from 'vitest';
import { checkProvider } from '../../server/identity/check/index.ts';
import { startIdentityProvider } from '../../server/identity/provider.ts';
import { runProgram } from '../support/program.ts';
import { signIn } from '../support/sign-in.ts';
import { flawedProvider, settingsOf } from './support/flawed-provider.ts';

const publicUrl = 'http://localhost:4000';
const { provider, wrongs } = flawedProvider(publicUrl);

describe('a provider that has all', () => {
  it('is right in every point, and so is the token that it makes', async () => {
    const token = await provider.token({ aud: 'urn:index', email: 'a@example.org', email_verified: true });
    const findings = await checkProvider({ identity: settingsOf(provider.url), publicUrl, token });
    expect(findings.filter(({ is }) => is !== 'right')).toEqual([]);
    expect(findings.length).toBeGreaterThan(14);
    const says = findings.map((one) => one.says);
    expect(says).toContain('It publishes 1 key that tokens may be signed with.');
    expect(says).toContain('It lives for 300 s.');
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
  const refusedWith =
    (error: string, mark = '?') =>
    () => {
      provider.provided.answers['/authorize'] = (of) => ({
        status: 302,
        headers: { location: `${of.searchParams.get('redirect_uri')}${mark}error=${error}` },
      });
    };
  const cors = { 'access-control-allow-origin': publicUrl };

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
    ['a document that is a text', answers('/.well-known/openid-configuration', 200, 'text'), /is no JSON document\.$/],
    ['a document that is null', answers('/.well-known/openid-configuration', 200, null), /is no JSON docum/],
    ['no issuer', without('issuer'), /calls itself nothing: set OIDC_AUTHORITY/],
    ['no address to sign in', without('authorization_endpoint'), /^Signing in: the provider says no address for it\.$/],
    ['no address of tokens', without('token_endpoint'), /says no https:\/\/ address/],
    ['keys that are no list', keysAre('none' as never), /^Its keys cannot be read at .*\/keys\.$/],
    ['keys to encrypt with', keysAre([{ kty: 'RSA', use: 'enc' }]), /None of its keys is accepted/],
    ['keys of another algorithm', keysAre([{ kty: 'RSA', alg: 'RSA-OAEP' }]), /None of its keys is accepted/],
    ['an error behind #', refusedWith('invalid_scope', '#'), /set OIDC_SCOPE/],
    ['a target that is unknown', refusedWith('invalid_target'), /OIDC_SIGN_IN_PARAMETERS names something/],
    ['a word that nobody knows', refusedWith('strange'), /with 'strange': look the word up in the provider's log\.$/],
    [
      'a sign-in that is not there',
      says('authorization_endpoint', 'http://localhost:9/a'),
      /^Signing in: .*cannot be r/,
    ],
    ['tokens that are not there', says('token_endpoint', 'http://localhost:9/t'), /^Tokens: .*cannot be reached\.$/],
    ['no answer to log-out', says('end_session_endpoint', 'http://localhost:9/e'), /^Logging out is refused: enter/],
    [
      'a client that may not',
      answers('/token', 400, { error: 'unauthorized_client' }, cors),
      /\(unauthorized_client\)/,
    ],
    ['a status of secrets alone', answers('/token', 401, {}, cors), /is refused without a secret \(401\): make it/],
    [
      'a client that is not known',
      answers('/token', 400, { error: 'invalid_client' }, cors),
      /\(invalid_client\): mak/,
    ],
    ['an unknown address after log-out', answers('/end', 400), /enter http:\/\/localhost:4000\/unauthorized as/],
  ])('%s', async (_what, break_, sentence) => {
    break_();
    expect(await wrongs()).toEqual(expect.arrayContaining([expect.stringMatching(sentence)]));
  });

  it.each<[string, () => void]>([
    ['keys without a word on what they are for', keysAre([{ kty: 'RSA' }, { kty: 'OKP', use: 'sig', alg: 'EdDSA' }])],
    ['no word on the kinds of answers', without('response_types_supported')],
    ['tokens for any page', answers('/token', 400, { error: 'invalid_grant' }, { 'access-control-allow-origin': '*' })],
    ['no log-out', without('end_session_endpoint')],
  ])('%s is nothing wrong', async (_what, break_) => {
    break_();
    expect(await wrongs()).toEqual([]);
  });

  it('of an address that it does not say nothing more is asked', async () => {
    without('token_endpoint')();
    expect(await wrongs()).toEqual([expect.stringContaining('says no https:// address')]);
  });

  it('several keys are counted', async () => {
    keysAre([{ kty: 'RSA' }, { kty: 'EC' }, { kty: 'oct' }])();
    const findings = await checkProvider({ identity: settingsOf(provider.url), publicUrl });
    expect(findings.map((one) => one.says)).toContain('It publishes 2 keys that tokens may be signed with.');
  });

  it.each<[string, () => void, string]>([
    ['no scopes', without('scopes_supported'), 'It does not say which scopes it offers.'],
    ['no claims', without('claims_supported'), 'It does not say which claims it gives: --token tells.'],
    [
      'no claim email',
      says('claims_supported', ['sub']),
      'It does not list the claim email, by which the first sign-in finds the account: --token tells.',
    ],
    [
      'a page of its own',
      answers('/authorize', 200),
      `Signing in leads to a page of the provider (200): whether ${publicUrl}/login/callback is entered shows there.`,
    ],
  ])('of %s it says that it cannot be seen', async (_what, break_, sentence) => {
    break_();
    const findings = await checkProvider({ identity: settingsOf(provider.url), publicUrl });
    expect(findings).toContainEqual({ is: 'unknown', says: sentence });
  });

  it('asks about log-out as the client that comes back', async () => {
    const asked: URL[] = [];
    provider.provided.answers['/end'] = (of) => {
      asked.push(of);
      return { status: 302, headers: {} };
    };
    await wrongs();
    expect(asked.map(({ searchParams: of }) => [of.get('client_id'), of.get('post_logout_redirect_uri')])).toEqual([
      ['index', `${publicUrl}/unauthorized`],
    ]);
  });

  it('whether it tells the API of tokens is asked only where the API is to ask', async () => {
    const introspection = { id: 'api', secret: 'secret' };
    const of = async () => {
      const findings = await checkProvider({ identity: settingsOf(provider.url, { introspection }), publicUrl });
      return findings.filter(
        (one) =>
          one.says.includes('introspection') ||
          one.says.includes('token is still') ||
          one.says.includes('token active'),
      );
    };
    expect(await of()).toEqual([
      { is: 'wrong', says: expect.stringContaining('leave OIDC_INTROSPECTION_CLIENT_ID out') },
    ]);
    says('introspection_endpoint', `${provider.url}/introspect`)();
    answers('/introspect', 200, { active: false })();
    expect(await of()).toEqual([{ is: 'right', says: 'It tells api whether a token is still good.' }]);
    answers('/introspect', 200, { active: true })();
    expect(await of()).toEqual([{ is: 'wrong', says: 'It calls a token active that nobody made.' }]);
    answers('/introspect', 401)();
    expect(await of()).toEqual([
      {
        is: 'wrong',
        says: expect.stringMatching(/^It does not tell api .* \(.* answered 401\): make that a confidential/),
      },
    ]);
  });

  it('a provider that is not there', async () => {
    const findings = await checkProvider({ identity: settingsOf('http://localhost:9'), publicUrl });
    expect(findings).toEqual([
      { is: 'wrong', says: expect.stringMatching(/cannot be reached \((ECONNREFUSED|bad port)\)/) },
    ]);
  });
});

describe('the command', () => {
  it('names a setting that is one slip away from one, as the server does', async () => {
    // nobody listens there
    const own = { OIDC_AUTHORITY: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'index', OIDC_AUDIENCE: 'urn:index' };
    const env = { PATH: process.env.PATH, ...own, PUBLIC_URL: publicUrl, OIDC_SCOP: 'openid' };
    const { status, stderr } = await runProgram(process.execPath, ['scripts/check-provider.ts'], { env });
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
    const sent = { scope: 'openid email api', signInParameters: { audience: 'https://api.example' } };
    expect(await wrongs(sent)).toEqual([]);
    expect(asked.map(({ searchParams: of }) => [of.get('scope'), of.get('audience')])).toEqual([
      ['openid email api', 'https://api.example'],
      ['openid email api', 'https://api.example'],
    ]);
  });
});
