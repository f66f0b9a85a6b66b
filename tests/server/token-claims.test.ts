/** What a verifier makes of the claims of a good signature, and of a provider that answers badly. */
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTokenVerifier, type VerifierOptions } from '../../server/token.ts';
import { startTestIssuer, type TestIssuer, testAudience } from './support/issuer.ts';

let issuer: TestIssuer;
beforeAll(async () => {
  issuer = await startTestIssuer();
});
afterAll(() => issuer.close());

const seconds = () => Math.floor(Date.now() / 1_000);
const HOUR = 3_600;
const verifierOf = (options: Partial<VerifierOptions> = {}) =>
  createTokenVerifier({ authority: issuer.url, audience: testAudience, ...options });
const judged = async (claims: JWTPayload, options: Partial<VerifierOptions> = {}) =>
  verifierOf(options).verify(await issuer.token({ sub: 'rui', ...claims }));

describe('an access token', () => {
  it('says who, of which session, and from when until when', async () => {
    const iat = seconds() - 60;
    const said = { email: 'a@demo.test', email_verified: true, sid: 's1' };
    expect(await judged({ iat, exp: iat + 600, ...said })).toStrictEqual({
      ok: true,
      identity: {
        ...{ issuer: issuer.url, subject: 'rui', email: 'a@demo.test', emailVerified: true, sessionId: 's1' },
        ...{ issuedAt: iat, expiresAt: iat + 600 },
      },
    });
    expect(await judged({ iat: undefined, exp: iat + 600, sid: 7 })).toStrictEqual({
      ok: true,
      identity: { issuer: issuer.url, subject: 'rui', expiresAt: iat + 600 },
    });
  });

  it.each<[string, JWTPayload, string[]]>([
    ['groups', { groups: ['staff', 7, 'guests'] }, ['staff', 'guests']],
    ['groups', { groups: 'staff' }, ['staff']],
    ['groups', {}, []],
    ['realm_access.roles', { realm_access: { roles: ['staff'] } }, ['staff']],
    ['realm_access.roles', { 'realm_access.roles': ['own'], realm_access: { roles: ['staff'] } }, ['own']],
    ['realm_access.roles', { realm_access: null }, []],
    ['groups.length', { groups: 'staff' }, []],
    ['groups.at.name', { groups: ['staff'] }, []],
  ])('[B81] says the roles at %s of %j', async (rolesClaim, claims, groups) => {
    expect(await judged(claims, { rolesClaim })).toMatchObject({ ok: true, identity: { groups } });
  });

  it.each<[string, () => JWTPayload, string | undefined]>([
    ['a day', () => ({ exp: seconds() + 24 * HOUR, iat: seconds() }), undefined],
    ['a week', () => ({ exp: seconds() + 168 * HOUR, iat: seconds() }), '168 h'],
    ['a week, in its last minutes', () => ({ exp: seconds() + 60, iat: seconds() - 168 * HOUR }), '168 h'],
    ['an hour from now on', () => ({ exp: seconds() + HOUR, iat: undefined }), undefined],
    ['a day and a half from now on', () => ({ exp: seconds() + 36 * HOUR, iat: undefined }), '36 h'],
  ])('[Q-S13] that lives for %s is taken, or refused with words', async (_what, claims, life) => {
    const reason = `lives for ${life}, longer than TOKEN_MAX_LIFE allows`;
    expect(await judged(claims())).toMatchObject(life ? { ok: false, reason } : { ok: true });
    expect(await judged(claims(), { longestLife: 200 * HOUR })).toMatchObject({ ok: true });
  });

  it('is read up to 16 kB', async () => {
    const { verify } = verifierOf();
    expect(await verify('x'.repeat(16_384))).toEqual({ ok: false, reason: 'malformed' });
    expect(await verify('x'.repeat(16_385))).toEqual({ ok: false, reason: 'too long' });
  });
});

describe('a logout token', () => {
  const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  const ended = async (claims: JWTPayload, options: Partial<VerifierOptions> = { clientId: 'test' }) =>
    verifierOf(options).verifyLogout?.(await issuer.token({ aud: 'test', jti: 'j', events, ...claims }));

  it.each<[JWTPayload, object]>([
    [{ sub: 'rui' }, { subject: 'rui' }],
    [{ sid: 's1' }, { sessionId: 's1' }],
    [
      { sub: 'rui', sid: 's1' },
      { subject: 'rui', sessionId: 's1' },
    ],
    [{ sub: 'rui', sid: 7 }, { subject: 'rui' }],
  ])('[Q-S13] of %j says whose session has ended', async (claims, whose) => {
    const iat = seconds() - 200;
    const session = { issuer: issuer.url, issuedAt: iat, ...whose };
    expect(await ended({ iat, ...claims })).toStrictEqual({ ok: true, session });
  });

  it.each<[JWTPayload, string]>([
    [{ aud: testAudience }, 'wrong aud'],
    [{ iss: 'https://other.example' }, 'wrong iss'],
    [{ iat: undefined }, 'wrong iat'],
    [{ iat: 1 }, 'expired'],
    [{ jti: undefined }, 'wrong jti'],
    [{ events: undefined }, 'wrong events'],
    [{ events: {} }, 'not a logout token by its claims'],
    [{ events: null }, 'not a logout token by its claims'],
    [{ events: 'http://schemas.openid.net/event/backchannel-logout' }, 'not a logout token by its claims'],
    [{ nonce: 'n' }, 'not a logout token by its claims'],
    [{ sub: undefined }, 'names no session'],
  ])('with %j is refused', async (claims, reason) => {
    expect(await ended({ sub: 'rui', ...claims })).toEqual({ ok: false, reason });
  });

  it('is refused where no client is known, and where it is too long', async () => {
    expect(await ended({ sub: 'rui' }, {})).toEqual({ ok: false, reason: 'no client to log out' });
    const { verifyLogout } = verifierOf({ clientId: 'test' });
    expect(await verifyLogout?.('x'.repeat(16_384))).toEqual({ ok: false, reason: 'malformed' });
    expect(await verifyLogout?.('x'.repeat(16_385))).toEqual({ ok: false, reason: 'too long' });
  });
});

describe('a provider', () => {
  const document = () => ({
    issuer: issuer.url,
    jwks_uri: `${issuer.url}/jwks`,
    userinfo_endpoint: `${issuer.url}/me`,
  });
  /** Answers as `answers` say by path, and to all else with its document. */
  const answering = (answers: Record<string, () => Response>) =>
    vi.stubGlobal('fetch', async (url: string | URL) => {
      const answer = answers[new URL(url).pathname];
      return answer ? answer() : Response.json(document());
    });
  const unasked = { ok: false, reason: 'the identity provider could not be asked', unavailable: true };

  it.each<[string, () => Response]>([
    ['fail', () => new Response('', { status: 500 })],
    ['are none', () => Response.json({ keys: 'none' })],
    [
      'do not come in time',
      () => {
        throw new DOMException('late', 'TimeoutError');
      },
    ],
  ])('whose keys %s has said nothing of a token', async (_what, keys) => {
    const claims = { sub: 'rui', aud: [testAudience, 'test'], jti: 'j', events: {} };
    const token = await issuer.token(claims);
    answering({ '/jwks': keys });
    const { verify, verifyLogout } = verifierOf({ clientId: 'test' });
    expect([await verify(token), await verifyLogout?.(token)]).toEqual([unasked, unasked]);
  });

  it('that has no address to ask about tokens cannot be asked', async () => {
    const verdict = await judged({}, { introspection: { id: 'api', secret: 's' } });
    const why = 'the identity provider publishes no introspection_endpoint';
    expect(verdict).toEqual({ ...unasked, reason: `${unasked.reason}: ${why}` });
  });

  it('that refuses to tell about a person tells nothing', async () => {
    answering({ '/me': () => Response.json({ sub: 'rui' }, { status: 403 }) });
    expect(await verifierOf().readProfile('abc')).toBeUndefined();
    answering({ '/me': () => Response.json({ sub: 'rui' }) });
    expect(await verifierOf().readProfile('abc')).toEqual({ sub: 'rui' });
  });
});
