import { type Configuration, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import type { Account } from './accounts.ts';
import { createAdapter } from './adapter.ts';
import { errorPage, type PageContext, signOutPage } from './pages.ts';
import type { DenyList } from './revocation.ts';
import type { Secrets } from './secrets.ts';
import type { Store } from './store.ts';

export interface ConfigurationOptions {
  port: number;
  clientId: string;
  audience: string;
  /** Origins at which the client runs. */
  publicUrls: readonly string[];
  accounts: readonly Account[];
  /** Seconds that access and ID tokens live. */
  tokenTtl: number;
  secrets: Secrets;
  store: Store;
  denyList: DenyList;
  page: PageContext;
}

const scope = 'openid profile email';
/** A working day: sessions and refresh tokens end then, however often they were used. */
const sessionSeconds = 8 * 3600;
const now = () => Math.floor(Date.now() / 1000);

/** Code + PKCE for a public client, JWT access tokens, rotating refresh tokens, no consent. */
export function configurationOf(options: ConfigurationOptions): Configuration {
  const { port, accounts, clientId, audience, publicUrls, tokenTtl, secrets, store, denyList, page } = options;
  const claimsOf = ({ id, name, email }: Account) => ({ sub: id, name, email, email_verified: true });
  const find = (id: string | undefined) => accounts.find((account) => account.id === id);

  return {
    adapter: createAdapter(store),
    jwks: secrets.jwks as Configuration['jwks'],
    // cookies ignore ports: without the port in their name, two providers on one machine would
    // share sessions
    cookies: {
      keys: secrets.cookieKeys,
      names: {
        session: `provider_${port}_session`,
        interaction: `provider_${port}_interaction`,
        resume: `provider_${port}_resume`,
      },
    },
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: publicUrls.flatMap((url) => [`${url}/login/callback`, `${url}/silent-renew.html`]),
        post_logout_redirect_uris: publicUrls.map((url) => `${url}/unauthorized`),
      },
    ],
    clientBasedCORS: (_ctx, origin) => publicUrls.some((url) => new URL(url).origin === origin),
    clockTolerance: 5,
    responseTypes: ['code'],
    scopes: ['openid'],
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    ttl: {
      AccessToken: tokenTtl,
      IdToken: tokenTtl,
      AuthorizationCode: 60,
      Interaction: 3600,
      Grant: 2 * sessionSeconds,
      // a rotated token keeps the expiry of its predecessor, so that rotating does not lengthen it
      RefreshToken: (ctx) => Math.max(1, ctx.oidc.entities.RotatedRefreshToken?.remainingTTL ?? sessionSeconds),
      Session: (_ctx, session) => Math.max(1, (session.loginTs ?? now()) + sessionSeconds - now()),
    },
    rotateRefreshToken: true,
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    interactions: { policy: policy(), url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, id) => {
      const account = find(id);
      return account && { accountId: account.id, claims: () => claimsOf(account) };
    },
    loadExistingGrant: (ctx) => loadGrant(ctx, audience),
    // the API identifies people by (iss, sub); the e-mail only binds the first sign-in
    extraTokenClaims: (_ctx, token) => {
      const account = 'accountId' in token ? find(token.accountId) : undefined;
      // as Keycloak and Entra ID name the session, so that logging out ends this one alone
      const sid = 'sessionUid' in token ? token.sessionUid : undefined;
      return account && { email: account.email, email_verified: true, ...(sid && { sid }) };
    },
    formats: {
      customizers: {
        jwt: (_ctx, token, { payload }) => denyList.remember(payload, 'grantId' in token ? token.grantId : undefined),
      },
    },
    features: {
      devInteractions: { enabled: false },
      // tokens for the API are not taken there, and ID tokens carry every claim
      userinfo: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => void html(ctx, signOutPage(page, form, isOwnSession(ctx))),
        postLogoutSuccessSource: (ctx) =>
          void html(
            ctx,
            errorPage(page, { title: 'You are signed out', text: 'Your session at this provider has ended.' }),
          ),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope,
          audience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: tokenTtl,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    renderError: (ctx, { error, error_description: description }) => {
      const text =
        'The request of the application was not accepted. Start again there; if that does not help, tell those who run it.';
      const detail = [error, description].filter(Boolean).join(': ');
      html(ctx, errorPage(page, { title: 'This sign-in cannot go on', text, detail }));
    },
  };
}

/** `prompt=select_account` prompts again like `prompt=login`; consent is never requested. */
function policy() {
  const base = interactionPolicy.base();
  base.remove('consent');
  base.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return base;
}

/** One grant per session with every scope, shared by its tabs. A sign-in restarts its lifetime. */
async function loadGrant({ oidc }: KoaContextWithOIDC, audience: string) {
  const { Grant } = oidc.provider;
  const { client, session, result } = oidc;
  if (!client || !session?.accountId) return undefined;
  const known = await Grant.find(session.grantIdFor(client.clientId) ?? '');
  const isOurs = known?.accountId === session.accountId && known.clientId === client.clientId;
  if (isOurs && !result?.login) return known;
  const grant = isOurs ? known : new Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(scope);
  grant.addResourceScope(audience, scope);
  grant.exp = now() + 2 * sessionSeconds;
  await grant.save();
  return grant;
}

/** Whether a sign-out request carries the session's ID token and needs no confirmation. */
function isOwnSession({ oidc }: KoaContextWithOIDC): boolean {
  const { session, entities } = oidc;
  return entities.IdTokenHint !== undefined && entities.IdTokenHint.payload.sub === session?.accountId;
}

function html(ctx: KoaContextWithOIDC, body: string): void {
  ctx.type = 'html';
  ctx.set('cache-control', 'no-store');
  ctx.body = body;
}
