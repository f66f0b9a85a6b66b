/** What an access token that the provider really made lacks. */
import { decodeJwt, type JWTPayload } from 'jose';
import type { IdentitySettings } from '../../settings.ts';
import { createTokenVerifier } from '../../token.ts';
import { roleNames } from '../account-access.ts';
import { roleOfGroups } from '../provider-roles.ts';
import { type Finding, held, right, wrong } from './finding.ts';

/** A token that lives longer and was taken stays good for so long, unless its person logs out. */
const LONG_SECONDS = 3_600;

/** Judges a token as the API would, and says what to set where it would refuse it. */
export async function judgeToken(token: string, settings: IdentitySettings): Promise<Finding[]> {
  const claims = claimsOf(token);
  if (!claims)
    return [wrong('The token is no JWT: let the provider make JWT access tokens (an opaque one cannot be read here).')];
  const { roles } = settings;
  const verifier = createTokenVerifier({ ...settings, ...(roles && { rolesClaim: roles.claim }) });
  const verdict = await verifier.verify(token);
  if (!verdict.ok)
    return [wrong(`The API refuses the token (${verdict.reason}): ${adviceOf(verdict.reason, claims, settings)}`)];
  const profile = verdict.identity.email ? claims : ((await verifier.readProfile(token)) ?? {});
  const { email, email_verified: verified } = profile;
  const life = (claims.exp ?? 0) - (claims.iat ?? claims.exp ?? 0);
  return [
    right(`The API accepts the token; it is for ${settings.audience}.`),
    held(
      typeof email === 'string',
      'It, or the userinfo address, gives the e-mail address.',
      'Neither it nor the userinfo address gives an e-mail address: add the claim email, and the scope email.',
    ),
    held(
      verified === true || (verified === undefined && settings.trustEmail),
      'The e-mail address counts as verified.',
      verified === undefined
        ? 'It does not say whether the e-mail address was verified: add the claim email_verified, or set OIDC_TRUST_EMAIL=on where the provider verifies every one.'
        : 'The e-mail address was not verified: verify it at the provider.',
    ),
    ...(roles ? [judgeRole(verdict.identity.groups ?? [], roles)] : []),
    held(
      life <= LONG_SECONDS,
      `It lives for ${life} s.`,
      `It lives for ${life} s: shorten that to ${LONG_SECONDS} or less, for so long one that was taken stays good.`,
    ),
  ];
}

/** Only where the provider is to say roles: without one nobody gets in. */
function judgeRole(groups: readonly string[], { claim, of }: NonNullable<IdentitySettings['roles']>): Finding {
  const role = roleOfGroups(of, groups);
  return held(
    role !== undefined,
    `Its claim ${claim} says the role ${roleNames[role ?? 0]}.`,
    `Its claim ${claim} holds ${groups.join(', ') || 'nothing'}, which is no role: let the provider add the groups of OIDC_ROLES to access tokens, or set OIDC_ROLES_CLAIM and OIDC_ROLES to what it says.`,
  );
}

function claimsOf(token: string): JWTPayload | undefined {
  try {
    return decodeJwt(token);
  } catch {
    return undefined;
  }
}

function adviceOf(reason: string, { aud, iss }: JWTPayload, { audience, authority }: IdentitySettings): string {
  if (reason === 'wrong aud')
    return `it is for ${[aud ?? []].flat().join(', ') || 'nobody'}; set OIDC_AUDIENCE to one of these, or let the provider add ${audience} (an audience mapper, or 'audience' or 'resource' in OIDC_SIGN_IN_PARAMETERS).`;
  if (reason === 'wrong iss')
    return `it is from ${iss}, not from ${authority}; where the provider has versions of its tokens, take the one of this issuer.`;
  if (reason.startsWith('lives for'))
    return 'let the provider make tokens of minutes (a client renews them by itself), or set TOKEN_MAX_LIFE in hours.';
  if (reason === 'expired') return 'get a new one.';
  if (reason.startsWith('not an access token')) return 'it is an ID token; --token takes an access token.';
  return 'see the reason.';
}
