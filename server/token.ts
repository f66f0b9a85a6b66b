import { errors, type JWTPayload, type JWTVerifyResult, jwtVerify } from 'jose';
import { createDiscovery } from './identity/discovery.ts';
import type { TokenSession } from './identity/ended-sessions.ts';
import { createIntrospection, type IntrospectionClient, introspect } from './identity/introspection.ts';
import { createKeys } from './identity/keys.ts';
import { createVerifiedTokens } from './identity/verified-tokens.ts';

/** The claims of a valid token: (`issuer`, `subject`) is the identity, the e-mail binds it once. */
export interface TokenIdentity extends TokenSession {
  issuer: string;
  subject: string;
  email?: string;
  /** Undefined where the provider does not say. */
  emailVerified?: boolean;
  /** What the configured claim holds. */
  groups?: readonly string[];
  /** Seconds since 1970. */
  expiresAt: number;
}

/** `reason` is for the log; `unavailable`: the provider could not be reached (503, not 401). */
export type Verdict = { ok: true; identity: TokenIdentity } | { ok: false; reason: string; unavailable?: true };

/** What a logout token says has ended. */
export type LogoutVerdict = { ok: true; session: TokenSession } | Extract<Verdict, { ok: false }>;

export interface TokenVerifier {
  /** Judges a raw bearer token. Never throws. */
  verify(token: string): Promise<Verdict>;
  /** Judges a logout token of the provider (Back-Channel Logout 1.0, 2.6). Never throws. */
  verifyLogout?(token: string): Promise<LogoutVerdict>;
  /** Calls the userinfo endpoint, for tokens without an e-mail; undefined where it fails. */
  readProfile(token: string): Promise<JWTPayload | undefined>;
}

export interface VerifierOptions {
  authority: string;
  audience: string;
  /** Tokens taken back before they expire, by their `jti`. */
  isRevoked?: (tokenId: string) => boolean;
  /** Tokens made to live longer are refused; seconds. */
  longestLife?: number;
  /** Of the client, for which logout tokens are; without it none is accepted. */
  clientId?: string;
  /** Asks the provider about each token too, which may have ended before it expires. */
  introspection?: IntrospectionClient;
  /** The claim that says roles: its name, or where it stands, such as `realm_access.roles`. */
  rolesClaim?: string;
}

// Asymmetric algorithms only: a public key can never serve as a shared secret, and 'none' is
// excluded.
export const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
const accessTokenTypes = new Set([undefined, 'jwt', 'at+jwt', 'application/at+jwt']);
/** Claims of ID tokens and logout tokens, which access tokens of the audience lack. */
const foreignClaims = ['nonce', 'at_hash', 'c_hash', 's_hash', 'events'];
const UNASKED = 'the identity provider could not be asked';
const longestToken = 16_384;
const HOUR = 3_600;
const defaultLongestLife = 24 * HOUR;
const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';
/** Seconds after which a logout token is too old to be news. */
const logoutAge = 300;

/** The part of an Authorization header that follows 'Bearer '; undefined where there is none. */
export function bearerOf(header: string | undefined): string | undefined {
  return header?.match(/^Bearer +([^\s,]+)$/i)?.[1];
}

/**
 * Verifies access tokens with the provider's published keys (found by discovery; refetched every
 * ten minutes, and for an unknown key at most every 30 s): signature, algorithm, type, issuer,
 * audience, expiry and start with 5 s of tolerance, revocation, and with `introspection` what the
 * provider says of it [Q-S13] [Q-S16].
 */
export function createTokenVerifier({
  authority,
  audience,
  isRevoked = () => false,
  longestLife = defaultLongestLife,
  clientId,
  rolesClaim,
  introspection,
}: VerifierOptions): TokenVerifier {
  const discover = createDiscovery(authority);
  const keysAt = createKeys();
  const verified = createVerifiedTokens();
  const isActive =
    introspection &&
    createIntrospection(introspection, async (token, client) => {
      const { introspection_endpoint: endpoint } = await discover();
      if (!endpoint) throw new Error('the identity provider publishes no introspection_endpoint');
      return introspect(endpoint, client, token);
    });

  async function verify(token: string): Promise<Verdict> {
    if (token.length > longestToken) return refused('too long');
    try {
      const { issuer, jwks_uri } = await discover();
      const requiredClaims = ['sub', 'exp'];
      const rules = { issuer, audience, algorithms, requiredClaims, clockTolerance: 5 };
      const keys = keysAt(jwks_uri);
      const verdict = judge(await verified(token, () => jwtVerify(token, keys, rules)));
      return verdict.ok && isActive ? await askedOf(isActive(token), verdict) : verdict;
    } catch (error) {
      return explain(error);
    }
  }

  function judge({ payload, protectedHeader }: JWTVerifyResult): Verdict {
    if (!accessTokenTypes.has(protectedHeader.typ?.toLowerCase())) return refused('not an access token by its type');
    if (foreignClaims.some((claim) => claim in payload)) return refused('not an access token by its claims');
    // Keycloak says there what kind of token it made
    if (typeof payload.typ === 'string' && payload.typ !== 'Bearer')
      return refused('not an access token by its claims');
    if (payload.jti && isRevoked(payload.jti)) return refused('revoked');
    // without iat it cannot be told from one that lives that long from now on
    const life = (payload.exp ?? 0) - (payload.iat ?? Date.now() / 1_000);
    if (life > longestLife) return refused(`lives for ${Math.round(life / HOUR)} h, longer than TOKEN_MAX_LIFE allows`);
    const groups = rolesClaim === undefined ? {} : { groups: textsAt(payload, rolesClaim) };
    return { ok: true, identity: { ...identityOf(payload), ...groups } };
  }

  async function verifyLogout(token: string): Promise<LogoutVerdict> {
    if (!clientId) return refused('no client to log out');
    if (token.length > longestToken) return refused('too long');
    try {
      const { issuer, jwks_uri } = await discover();
      const requiredClaims = ['iat', 'jti', 'events'];
      const rules = {
        issuer,
        audience: clientId,
        algorithms,
        requiredClaims,
        clockTolerance: 5,
        maxTokenAge: logoutAge,
      };
      const { payload } = await jwtVerify(token, keysAt(jwks_uri), rules);
      const { events, sid, sub, iat = 0 } = payload;
      const isLogout = typeof events === 'object' && events !== null && logoutEvent in events;
      if (!isLogout || 'nonce' in payload) return refused('not a logout token by its claims');
      const sessionId = typeof sid === 'string' ? { sessionId: sid } : {};
      if (sub === undefined && !sessionId.sessionId) return refused('names no session');
      return { ok: true, session: { issuer, issuedAt: iat, ...(sub !== undefined && { subject: sub }), ...sessionId } };
    } catch (error) {
      return explain(error);
    }
  }

  async function readProfile(token: string): Promise<JWTPayload | undefined> {
    try {
      const { userinfo_endpoint } = await discover();
      if (!userinfo_endpoint) return undefined;
      const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
      const answer = await fetch(userinfo_endpoint, { headers, redirect: 'error', signal: AbortSignal.timeout(5_000) });
      return answer.ok ? ((await answer.json()) as JWTPayload) : undefined;
    } catch {
      return undefined;
    }
  }

  return { verify, verifyLogout, readProfile };
}

function identityOf(payload: JWTPayload): TokenIdentity {
  const { iss = '', sub = '', exp = 0, iat, sid, email, email_verified: verified } = payload;
  return {
    issuer: iss,
    subject: sub,
    ...(typeof email === 'string' && { email }),
    ...(typeof verified === 'boolean' && { emailVerified: verified }),
    ...(typeof sid === 'string' && { sessionId: sid }),
    ...(iat !== undefined && { issuedAt: iat }),
    expiresAt: exp,
  };
}

/** The texts of a claim, one or many. A name with dots is tried as it is first, then as a path. */
function textsAt(payload: JWTPayload, claim: string): string[] {
  const step = (at: unknown, name: string) =>
    typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined;
  const found = payload[claim] ?? claim.split('.').reduce<unknown>(step, payload);
  return [found].flat().filter((one) => typeof one === 'string');
}

const refused = (reason: string): Extract<Verdict, { ok: false }> => ({ ok: false, reason });

/** A provider that is to be asked and cannot be has said nothing about the token. */
const askedOf = (active: Promise<boolean>, verdict: Verdict): Promise<Verdict> =>
  active.then(
    (isActive) => (isActive ? verdict : refused('ended at the provider')),
    (error: Error) => ({ ok: false, reason: `${UNASKED}: ${error.message}`, unavailable: true }),
  );

/** Library messages name claims and algorithms; network errors say nothing about the token. */
function explain(error: unknown): Extract<Verdict, { ok: false }> {
  if (error instanceof errors.JWTExpired) return refused('expired');
  if (error instanceof errors.JWTClaimValidationFailed) return refused(`wrong ${error.claim}`);
  if (error instanceof errors.JWKSNoMatchingKey) return refused('signed by an unknown key');
  if (error instanceof errors.JWSSignatureVerificationFailed) return refused('wrong signature');
  if (error instanceof errors.JOSEAlgNotAllowed) return refused('algorithm not allowed');
  const ofProvider = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid;
  if (error instanceof errors.JOSEError && !ofProvider && error.code !== 'ERR_JOSE_GENERIC')
    return refused('malformed');
  return { ok: false, reason: UNASKED, unavailable: true };
}
