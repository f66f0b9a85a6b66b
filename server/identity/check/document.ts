/**
 * What a provider's discovery document and its keys say (OpenID Connect Discovery 1.0, RFC 7517).
 */
import { counted } from '#rules/words.ts';
import { algorithms } from '../../token.ts';
import { type Finding, held, right, unknown, wrong } from './finding.ts';

/** The members of the document that are read here; any may be missing. */
export interface Document {
  issuer?: string;
  jwks_uri?: string;
  authorization_endpoint?: string;
  token_endpoint?: string;
  userinfo_endpoint?: string;
  end_session_endpoint?: string;
  revocation_endpoint?: string;
  introspection_endpoint?: string;
  scopes_supported?: string[];
  response_types_supported?: string[];
  code_challenge_methods_supported?: string[];
  claims_supported?: string[];
}

const PATIENCE_MS = 10_000;
const withoutSlash = (address: string) => address.replace(/\/$/, '');

/** Reads the document. Rejects with a sentence where there is none. */
export async function readDocument(authority: string): Promise<Document> {
  const address = `${withoutSlash(authority)}/.well-known/openid-configuration`;
  const answer = await reach(address).catch((error) => {
    throw new Error(`${address} cannot be reached (${reasonOf(error)}): OIDC_AUTHORITY is the issuer's address.`);
  });
  if (!answer.ok)
    throw new Error(`${address} answers ${answer.status}: OIDC_AUTHORITY is the issuer's address, nothing after it.`);
  const document = await answer.json().catch(() => undefined);
  if (typeof document !== 'object' || document === null) throw new Error(`${address} is no JSON document.`);
  return document as Document;
}

/** What the document itself shows. */
export function judgeDocument(document: Document, authority: string, scope: string): Finding[] {
  const { issuer, authorization_endpoint, token_endpoint, end_session_endpoint, revocation_endpoint } = document;
  return [
    held(
      issuer !== undefined && withoutSlash(issuer) === withoutSlash(authority),
      `The provider calls itself ${issuer}.`,
      `The provider calls itself ${issuer ?? 'nothing'}: set OIDC_AUTHORITY to that, to the letter.`,
    ),
    held(
      isSecure(authorization_endpoint) && isSecure(token_endpoint),
      'It says where people sign in and where tokens are made.',
      'It says no https:// address where people sign in or where tokens are made.',
    ),
    held(
      document.response_types_supported?.includes('code') ?? true,
      'It offers the authorization code flow.',
      'It does not offer the authorization code flow (response type code): turn it on for the client.',
    ),
    document.code_challenge_methods_supported
      ? held(
          document.code_challenge_methods_supported.includes('S256'),
          'It takes PKCE with S256.',
          'It does not take PKCE with S256, which the client always uses.',
        )
      : unknown('It does not say whether it takes PKCE with S256 (some that do leave it out).'),
    ...missingScopes(document, scope),
    ...missingClaims(document),
    end_session_endpoint
      ? right('Logging out ends the session at the provider too.')
      : unknown('It has no address for logging out: who logs out here stays signed in there.'),
    revocation_endpoint
      ? right('Logging out takes tokens back at the provider.')
      : unknown('It cannot take tokens back: give access tokens a short life there.'),
  ];
}

function missingScopes({ scopes_supported: offered }: Document, scope: string): Finding[] {
  if (!offered) return [unknown('It does not say which scopes it offers.')];
  // scopes of an API of one's own stand in few documents
  const missing = ['openid', 'profile', 'email'].filter(
    (one) => scope.split(/\s+/).includes(one) && !offered.includes(one),
  );
  return [
    held(
      missing.length === 0,
      `It offers the scopes that are asked for (${scope}).`,
      `It does not offer the scope ${missing.join(', ')}: turn it on for the client there, or set OIDC_SCOPE without it.`,
    ),
  ];
}

function missingClaims({ claims_supported: offered }: Document): Finding[] {
  if (!offered) return [unknown('It does not say which claims it gives: --token tells.')];
  if (!offered.includes('email'))
    return [unknown('It does not list the claim email, by which the first sign-in finds the account: --token tells.')];
  return offered.includes('email_verified')
    ? [right('It gives e-mail addresses and whether they were verified.')]
    : [unknown('It does not list email_verified: where it never gives it, set OIDC_TRUST_EMAIL=on.')];
}

/** Looks at the published keys: one of them has to be of a kind that is accepted. */
export async function judgeKeys({ jwks_uri }: Document): Promise<Finding[]> {
  if (!jwks_uri) return [wrong('It says no address of its keys (jwks_uri).')];
  const set = await reach(jwks_uri)
    .then(async (answer) => (await answer.json()) as { keys?: { kty?: string; use?: string; alg?: string }[] })
    .catch(() => undefined);
  if (!Array.isArray(set?.keys)) return [wrong(`Its keys cannot be read at ${jwks_uri}.`)];
  const usable = set.keys.filter(
    ({ kty, use, alg }) =>
      ['RSA', 'EC', 'OKP'].includes(kty ?? '') && use !== 'enc' && (!alg || algorithms.includes(alg)),
  );
  return [
    held(
      usable.length > 0,
      `It publishes ${counted(usable.length, 'key')} that tokens may be signed with.`,
      `None of its keys is accepted: sign access tokens with one of ${algorithms.join(', ')}.`,
    ),
  ];
}

/** A request that gives up in time and follows no redirection. */
export const reach = (address: string, init: RequestInit = {}): Promise<Response> =>
  fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS), ...init });

const reasonOf = (error: { message?: string; cause?: { code?: string; message?: string } }) =>
  error.cause?.code ?? error.cause?.message ?? error.message;

const isSecure = (address: string | undefined) =>
  address !== undefined && /^(https:|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/))/.test(address);
