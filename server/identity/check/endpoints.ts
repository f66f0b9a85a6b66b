/**
 * What a provider answers where the client will ask it (RFC 6749, RFC 7636, OpenID Connect
 * RP-Initiated Logout 1.0).
 */
import { createHash, randomBytes } from 'node:crypto';
import type { IdentitySettings } from '../../settings.ts';
import { introspect } from '../introspection.ts';
import { type Document, reach } from './document.ts';
import { type Finding, held, right, unknown, wrong } from './finding.ts';

type Client = Pick<IdentitySettings, 'clientId' | 'scope' | 'signInParameters' | 'introspection'> & {
  publicUrl: string;
};

/**
 * Asks as the client does, with nobody signed in: sign-in, silent renewal, log-out and the way of
 * scripts to tokens.
 */
export async function judgeEndpoints(document: Document, client: Client): Promise<Finding[]> {
  const { publicUrl } = client;
  return [
    await judgeRedirect(document, client, `${publicUrl}/login/callback`, 'Signing in'),
    await judgeRedirect(document, client, `${publicUrl}/silent-renew.html`, 'Renewing without a page'),
    ...(await judgeTokens(document, client)),
    ...(await judgeLogOut(document, client)),
    ...(await judgeIntrospection(document, client)),
  ];
}

/** With `prompt=none` a provider comes back to the address with an error, or not at all. */
async function judgeRedirect(
  { authorization_endpoint }: Document,
  client: Client,
  redirect: string,
  what: string,
): Promise<Finding> {
  const address = URL.parse(authorization_endpoint ?? '');
  if (!address) return wrong(`${what}: the provider says no address for it.`);
  const asked = {
    client_id: client.clientId,
    redirect_uri: redirect,
    response_type: 'code',
    scope: client.scope,
    state: randomBytes(8).toString('hex'),
    code_challenge: createHash('sha256').update(randomBytes(32)).digest('base64url'),
    code_challenge_method: 'S256',
    prompt: 'none',
    ...client.signInParameters,
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  const answer = await reach(address.href).catch(() => undefined);
  if (!answer) return wrong(`${what}: ${address.origin} cannot be reached.`);
  const to = URL.parse(answer.headers.get('location') ?? '', address.href);
  if (to && `${to.origin}${to.pathname}` === redirect) {
    const error = to.searchParams.get('error') ?? new URLSearchParams(to.hash.slice(1)).get('error');
    return error && !/^(login|interaction|consent|account_selection)_required$/.test(error)
      ? wrong(`${what} is refused with '${error}': ${adviceOf(error, client)}`)
      : right(`${what} comes back to ${redirect}.`);
  }
  if (answer.status >= 400)
    return wrong(
      `${what} is refused (${answer.status}): enter ${redirect} as a redirect address of the client ${client.clientId}, and see that the client is there.`,
    );
  return unknown(
    `${what} leads to a page of the provider (${answer.status}): whether ${redirect} is entered shows there.`,
  );
}

function adviceOf(error: string, { scope }: Client): string {
  if (error === 'invalid_scope') return `the client may not ask for '${scope}'; set OIDC_SCOPE, or allow it there.`;
  if (error === 'unauthorized_client') return 'turn on the authorization code flow (standard flow) for the client.';
  if (error === 'invalid_target') return 'OIDC_SIGN_IN_PARAMETERS names something that the provider does not know.';
  return "look the word up in the provider's log.";
}

/** How a code that nobody gave is refused says whether the client is public and pages may ask. */
async function judgeTokens({ token_endpoint }: Document, { clientId, publicUrl }: Client): Promise<Finding[]> {
  if (!token_endpoint) return [];
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: clientId,
    redirect_uri: `${publicUrl}/login/callback`,
    code: 'check',
    code_verifier: randomBytes(32).toString('base64url'),
  });
  const answer = await reach(token_endpoint, { method: 'POST', body, headers: { origin: publicUrl } }).catch(
    () => undefined,
  );
  if (!answer) return [wrong(`Tokens: ${token_endpoint} cannot be reached.`)];
  const { error } = (await answer.json().catch(() => ({}))) as { error?: string };
  const allowed = answer.headers.get('access-control-allow-origin');
  return [
    held(
      error !== 'invalid_client' && error !== 'unauthorized_client' && answer.status !== 401,
      `The client ${clientId} gets tokens without a secret.`,
      `The client ${clientId} is refused without a secret (${error ?? answer.status}): make it a public client (single-page application) with PKCE.`,
    ),
    held(
      allowed === '*' || allowed === publicUrl,
      `Pages of ${publicUrl} may ask for tokens.`,
      `Pages of ${publicUrl} may not ask for tokens: enter it as a web origin (CORS) of the client.`,
    ),
  ];
}

async function judgeLogOut({ end_session_endpoint }: Document, { clientId, publicUrl }: Client): Promise<Finding[]> {
  const address = URL.parse(end_session_endpoint ?? '');
  if (!address) return [];
  const back = `${publicUrl}/unauthorized`;
  address.searchParams.set('client_id', clientId);
  address.searchParams.set('post_logout_redirect_uri', back);
  const answer = await reach(address.href).catch(() => undefined);
  return [
    held(
      answer !== undefined && answer.status < 400,
      `Logging out is accepted with ${back} to come back to.`,
      `Logging out is refused${answer ? ` (${answer.status})` : ''}: enter ${back} as an address to come back to after logging out (post-logout redirect).`,
    ),
  ];
}

/** Only where the API is to ask the provider about tokens. */
async function judgeIntrospection({ introspection_endpoint }: Document, { introspection }: Client): Promise<Finding[]> {
  if (!introspection) return [];
  if (!introspection_endpoint)
    return [
      wrong('It has no address to ask about tokens (introspection_endpoint): leave OIDC_INTROSPECTION_CLIENT_ID out.'),
    ];
  const said = await introspect(introspection_endpoint, introspection, 'check').catch((error: Error) => error);
  return [
    held(
      said === false,
      `It tells ${introspection.id} whether a token is still good.`,
      said instanceof Error
        ? `It does not tell ${introspection.id} whether a token is still good (${said.message}): make that a confidential client there, with the secret of OIDC_INTROSPECTION_CLIENT_SECRET.`
        : 'It calls a token active that nobody made.',
    ),
  ];
}
