import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { checkProvider } from '../../../server/identity/check/index.ts';
import { defaultScope, type IdentitySettings } from '../../../server/settings.ts';

/** What a provider of the tests says; a test changes a part of it. */
interface Provided {
  document: Record<string, unknown>;
  keys: unknown[];
  /** By path: the status and headers of the answer, and its body. */
  answers: Record<string, (url: URL, request: IncomingMessage) => { status: number; headers?: object; body?: unknown }>;
}

/** Settings of a server that takes this provider. */
export const settingsOf = (authority: string, more: Partial<IdentitySettings> = {}): IdentitySettings => ({
  authority,
  clientId: 'index',
  audience: 'urn:index',
  trustEmail: false,
  scope: defaultScope,
  signInParameters: {},
  ...more,
});

export interface FlawedProvider {
  url: string;
  provided: Provided;
  /** An access token signed with the provider's key. */
  token(claims: Record<string, unknown>, seconds?: number): Promise<string>;
  close(): Promise<void>;
}

/** A provider that does all that is asked of one, as `document`, `keys` and `answers` say, each of which may be changed. */
export async function startProvider(publicUrl: string): Promise<FlawedProvider> {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const provided: Provided = { document: {}, keys: [], answers: {} };
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const address = new URL(request.url ?? '/', url);
    const answer = provided.answers[address.pathname]?.(address, request) ?? { status: 404 };
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    response.end(JSON.stringify(answer.body === undefined ? {} : answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  provided.keys = [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256', use: 'sig' }];
  provided.document = {
    issuer: url,
    jwks_uri: `${url}/keys`,
    authorization_endpoint: `${url}/authorize`,
    token_endpoint: `${url}/token`,
    userinfo_endpoint: `${url}/me`,
    end_session_endpoint: `${url}/end`,
    revocation_endpoint: `${url}/revoke`,
    scopes_supported: ['openid', 'profile', 'email'],
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
    claims_supported: ['sub', 'email', 'email_verified'],
  };
  const location = (of: URL) => ({ location: `${of.searchParams.get('redirect_uri')}?error=login_required` });
  provided.answers = {
    '/.well-known/openid-configuration': () => ({ status: 200, body: provided.document }),
    '/keys': () => ({ status: 200, body: { keys: provided.keys } }),
    '/authorize': (of) => ({ status: 302, headers: location(of) }),
    '/token': () => ({
      status: 400,
      headers: { 'access-control-allow-origin': publicUrl },
      body: { error: 'invalid_grant' },
    }),
    '/end': () => ({ status: 302, headers: { location: `${publicUrl}/unauthorized` } }),
    '/me': () => ({ status: 200, body: {} }),
  };
  return {
    url,
    provided,
    token: (claims, seconds = 300) =>
      new SignJWT({ iss: url, sub: 'one', ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: 'one', typ: 'at+jwt' })
        .setIssuedAt()
        .setExpirationTime(`${seconds}s`)
        .sign(privateKey),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** One for all tests of a file, before each of which nothing is wrong with it. */
export function flawedProvider(publicUrl: string) {
  let started: FlawedProvider;
  let usual: Provided;
  beforeAll(async () => {
    started = await startProvider(publicUrl);
    usual = { ...started.provided };
  });
  afterAll(() => started.close());
  beforeEach(() => {
    Object.assign(started.provided, { ...usual, document: { ...usual.document }, answers: { ...usual.answers } });
  });
  const provider: Omit<FlawedProvider, 'close'> = {
    get url() {
      return started.url;
    },
    get provided() {
      return started.provided;
    },
    token: (...claims) => started.token(...claims),
  };
  /** The sentences of the check about what is wrong. */
  async function wrongs(more: Partial<IdentitySettings> = {}, token?: string): Promise<string[]> {
    const findings = await checkProvider({ identity: settingsOf(started.url, more), publicUrl, token });
    return findings.filter(({ is }) => is === 'wrong').map(({ says }) => says);
  }
  return { provider, wrongs };
}
