import { createHmac, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, type JWTPayload, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createVerifiedTokens } from '../../server/identity/verified-tokens.ts';
import { bearerOf, createTokenVerifier, type TokenVerifier } from '../../server/token.ts';

const audience = 'urn:test:api';
const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 });
const now = () => Math.floor(Date.now() / 1000);
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

let server: Server;
let issuer: string;
let fetches = 0;
let verifier: TokenVerifier;

beforeAll(async () => {
  const keys = [
    { ...(await exportJWK(ours.publicKey)), kid: 'ours', alg: 'RS256', use: 'sig' },
    { ...(await exportJWK(curve.publicKey)), kid: 'curve', alg: 'ES256', use: 'sig' },
  ];
  server = createServer(({ url, headers }, response) => {
    if (url === '/keys') fetches += 1;
    const profile = { sub: 'person', email: 'a@demo.test', asked: headers.authorization };
    const metadata = { issuer, jwks_uri: `${issuer}/keys`, userinfo_endpoint: `${issuer}/me` };
    const body = { '/keys': { keys }, '/me': profile, '/.well-known/openid-configuration': metadata }[url ?? ''];
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // asked about what is no id it would take each token back
  const isRevoked = (tokenId?: string) => tokenId === undefined || tokenId === 'revoked';
  verifier = createTokenVerifier({ authority: issuer, audience, isRevoked });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

type Header = { alg?: string; kid?: string; typ?: string; [name: string]: unknown };

/** A good token but for what is given; undefined removes a claim. */
function token(claims: JWTPayload = {}, header: Header = {}, key: KeyObject = ours.privateKey): Promise<string> {
  const payload = { iss: issuer, aud: audience, sub: 'person', jti: 'a', iat: now(), exp: now() + 600, ...claims };
  const signer = new SignJWT(payload as JWTPayload);
  return signer
    .setProtectedHeader({ alg: 'RS256', kid: 'ours', typ: 'at+jwt', ...header })
    .sign(key, { crit: { x: true } });
}

/** Signed with our public key as a shared secret: what a verifier that believes the header would take. */
async function signedWithPublicKey(): Promise<string> {
  const [, payload] = (await token()).split('.');
  const input = `${encoded({ alg: 'HS256', kid: 'ours', typ: 'at+jwt' })}.${payload}`;
  const secret = ours.publicKey.export({ type: 'spki', format: 'pem' });
  return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`;
}

async function unsigned(alg: string): Promise<string> {
  const [, payload] = (await token()).split('.');
  return `${encoded({ alg, typ: 'at+jwt' })}.${payload}.`;
}

/** Our signature over other claims. */
async function tampered(): Promise<string> {
  const [head, , signature] = (await token()).split('.');
  return `${head}.${encoded({ iss: issuer, aud: audience, sub: 'admin', exp: now() + 600 })}.${signature}`;
}

async function embedded(): Promise<string> {
  return token({}, { jwk: await exportJWK(theirs.publicKey), kid: 'theirs' }, theirs.privateKey);
}

describe('a good token', () => {
  it.each<[string, () => Promise<string>]>([
    ['of the provider', () => token()],
    ['signed with ES256', () => token({}, { alg: 'ES256', kid: 'curve' }, curve.privateKey)],
    ['typed JWT, as other providers have it', () => token({}, { typ: 'JWT' })],
    ['for several audiences', () => token({ aud: ['urn:other', audience] })],
    ['that expired less than 5 s ago', () => token({ exp: now() - 3 })],
    ['without an id', () => token({ jti: undefined })],
    ['that Keycloak typed Bearer', () => token({ typ: 'Bearer' })],
  ])('is taken: %s', async (_name, make) => {
    expect(await verifier.verify(await make())).toMatchObject({ ok: true, identity: { issuer, subject: 'person' } });
  });

  it('hands on the e-mail only as the provider states it', async () => {
    const verdict = await verifier.verify(await token({ email: 'a@demo.test', email_verified: false }));
    expect(verdict).toMatchObject({ identity: { email: 'a@demo.test', emailVerified: false } });
    const without = await verifier.verify(await token({ email: 7, email_verified: 'true' }));
    expect(without.ok && without.identity).not.toHaveProperty('email');
    expect(without.ok && without.identity).not.toHaveProperty('emailVerified');
  });
});

describe('[Q-S16] [Q-S13] a token that is forged, foreign, outdated or taken back', () => {
  const cases: [name: string, make: () => Promise<string>, reason: string][] = [
    ["alg 'none'", () => unsigned('none'), 'algorithm not allowed'],
    ["alg 'None'", () => unsigned('None'), 'algorithm not allowed'],
    ['HS256 with the public key as secret', signedWithPublicKey, 'algorithm not allowed'],
    ['a key of their own under our kid', () => token({}, {}, theirs.privateKey), 'wrong signature'],
    ['an unknown kid', () => token({}, { kid: 'theirs' }, theirs.privateKey), 'signed by an unknown key'],
    [
      'a jku header that leads to their keys',
      () => token({}, { kid: 'x', jku: 'https://evil.example/keys' }, theirs.privateKey),
      'signed by an unknown key',
    ],
    ['an x5u header', () => token({}, { x5u: 'https://evil.example/c' }, theirs.privateKey), 'wrong signature'],
    ['their key in the header', embedded, 'signed by an unknown key'],
    ['our ES256 key named for RS256', () => token({}, { kid: 'curve' }), 'signed by an unknown key'],
    ['a critical header nobody knows', () => token({}, { crit: ['x'], x: 1 }), 'malformed'],
    ['changed claims', tampered, 'wrong signature'],
    ['expired', () => token({ exp: now() - 10 }), 'expired'],
    ['without an expiry', () => token({ exp: undefined }), 'wrong exp'],
    ['not valid yet', () => token({ nbf: now() + 60 }), 'wrong nbf'],
    ['another issuer', () => token({ iss: 'https://evil.example' }), 'wrong iss'],
    ['our issuer with a slash', () => token({ iss: `${issuer}/` }), 'wrong iss'],
    ['another audience', () => token({ aud: 'urn:other' }), 'wrong aud'],
    ['without an audience', () => token({ aud: undefined }), 'wrong aud'],
    ['without a subject', () => token({ sub: undefined }), 'wrong sub'],
    [
      'an ID token of the same audience',
      () => token({ nonce: 'n' }, { typ: 'JWT' }),
      'not an access token by its claims',
    ],
    ['an ID token with at_hash', () => token({ at_hash: 'h' }, { typ: 'JWT' }), 'not an access token by its claims'],
    [
      'an ID token as Keycloak types it',
      () => token({ typ: 'ID' }, { typ: 'JWT' }),
      'not an access token by its claims',
    ],
    ['a logout token', () => token({}, { typ: 'logout+jwt' }), 'not an access token by its type'],
    ['taken back', () => token({ jti: 'revoked' }), 'revoked'],
    ['longer than 16 kB', () => token({ padding: 'x'.repeat(20_000) }), 'too long'],
    ['no JWT at all', async () => 'opaque', 'malformed'],
    ['empty', async () => '', 'malformed'],
    ['three dots of nothing', async () => '...', 'malformed'],
  ];

  it.each(cases)('is refused: %s', async (_name, make, reason) => {
    const forged = await make();
    const verdict = await verifier.verify(forged);
    expect(verdict).toEqual({ ok: false, reason });
  });

  it('costs its provider no request', async () => {
    const forged = await Promise.all(cases.map(([, make]) => make()));
    await verifier.verify(await token());
    const before = fetches;
    for (const one of forged) await verifier.verify(one);
    expect(fetches).toBe(before);
  });
});

describe('a token that was good', () => {
  afterEach(() => void vi.useRealTimers());

  it('is verified once in half a minute', async () => {
    const verified = createVerifiedTokens();
    const result = { payload: { exp: now() + 600 }, protectedHeader: { alg: 'RS256' } };
    const verify = vi.fn(async () => result);
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const seconds of [0, 29, 1, 29]) {
      vi.setSystemTime(Date.now() + seconds * 1_000);
      expect(await verified('one', verify)).toBe(result);
    }
    expect(verify).toHaveBeenCalledTimes(2);
    await verified('other', verify);
    expect(verify).toHaveBeenCalledTimes(3);
  });

  it('is not kept itself', async () => {
    const verified = createVerifiedTokens();
    const kept = vi.spyOn(Map.prototype, 'set');
    await verified('the token', async () => ({ payload: { exp: now() + 600 }, protectedHeader: { alg: 'RS256' } }));
    expect(kept).toHaveBeenCalledOnce();
    expect(JSON.stringify(kept.mock.calls)).not.toContain('the token');
  });

  it('is forgotten once there are a thousand others, the one that was verified longest ago first', async () => {
    const verified = createVerifiedTokens();
    const verify = vi.fn(async () => ({ payload: { exp: now() + 600 }, protectedHeader: { alg: 'RS256' } }));
    const isKnown = async (name: string) => {
      const before = verify.mock.calls.length;
      await verified(name, verify);
      return verify.mock.calls.length === before;
    };
    vi.useFakeTimers({ toFake: ['Date'] });
    await verified('first', verify);
    vi.setSystemTime(Date.now() + 30_000);
    for (let one = 0; one < 998; one += 1) await verified(String(one), verify);
    await verified('first', verify);
    await verified('last', verify);
    expect([await isKnown('0'), await isKnown('first')]).toEqual([true, true]);
    await verified('one more', verify);
    expect([await isKnown('first'), await isKnown('1'), await isKnown('0')]).toEqual([true, true, false]);
  });

  it('[Q-S13] is refused once it is taken back, and once it has expired', async () => {
    const takenBack = new Set<string>();
    const own = createTokenVerifier({ authority: issuer, audience, isRevoked: (tokenId) => takenBack.has(tokenId) });
    const good = await token();
    expect(await own.verify(good)).toMatchObject({ ok: true });
    takenBack.add('a');
    expect(await own.verify(good)).toEqual({ ok: false, reason: 'revoked' });
    const brief = await token({ jti: 'b', exp: now() + 10 });
    expect(await own.verify(brief)).toMatchObject({ ok: true });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16_000 });
    expect(await own.verify(brief)).toEqual({ ok: false, reason: 'expired' });
  });

  it('vouches for no other with the same claims', async () => {
    const good = await token();
    expect(await verifier.verify(good)).toMatchObject({ ok: true });
    const [head, payload] = good.split('.');
    expect(await verifier.verify(`${head}.${payload}.${'A'.repeat(342)}`)).toEqual({
      ok: false,
      reason: 'wrong signature',
    });
  });
});

describe('the provider', () => {
  it('that cannot be reached is told apart from a bad token', async () => {
    const away = createTokenVerifier({ authority: 'http://127.0.0.1:9', audience });
    expect(await away.verify(await token())).toMatchObject({ ok: false, unavailable: true });
  });

  it('[Q-R24] that went away does not stop those whose token is good', async () => {
    const keys = [{ ...(await exportJWK(ours.publicKey)), kid: 'ours', alg: 'RS256' }];
    let address = '';
    const brief = createServer(({ url }, response) => {
      response.end(JSON.stringify(url === '/keys' ? { keys } : { issuer: address, jwks_uri: `${address}/keys` }));
    });
    await new Promise<void>((resolve) => brief.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(brief.address() as AddressInfo).port}`;
    const lasting = createTokenVerifier({ authority: address, audience });
    expect(await lasting.verify(await token({ iss: address }))).toMatchObject({ ok: true });
    brief.closeAllConnections();
    await new Promise((closed) => brief.close(closed));
    expect(await lasting.verify(await token({ iss: address }))).toMatchObject({ ok: true });
  });

  it('that calls itself by another name is not believed', async () => {
    const other = createTokenVerifier({ authority: issuer.replace('127.0.0.1', 'localhost'), audience });
    expect(await other.verify(await token())).toMatchObject({ ok: false, unavailable: true });
  });

  it('tells about a person where the token does not', async () => {
    expect(await verifier.readProfile('abc')).toEqual({ sub: 'person', email: 'a@demo.test', asked: 'Bearer abc' });
    const away = createTokenVerifier({ authority: 'http://127.0.0.1:9', audience });
    expect(await away.readProfile('abc')).toBeUndefined();
  });
});

describe('the Authorization header', () => {
  it.each([
    ['Bearer abc.def', 'abc.def'],
    ['bearer  abc', 'abc'],
    ['Basic abc', undefined],
    ['Bearer', undefined],
    ['Bearer a b', undefined],
    ['Bearer a,Bearer b', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j holds %j', (header, expected) => {
    expect(bearerOf(header)).toBe(expected);
  });
});
