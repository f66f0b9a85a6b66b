import { createLocalJWKSet, type JWK, type JWTPayload, jwtVerify } from 'jose';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Store } from './store.ts';

type Issued = { grantId: string | undefined; exp: number };

/** Private members of an RSA or elliptic key. */
const isPrivate = new Set(['d', 'p', 'q', 'dp', 'dq', 'qi']);
const publicPart = (key: JWK): JWK => Object.fromEntries(Object.entries(key).filter(([name]) => !isPrivate.has(name)));

/**
 * The list of revoked access tokens. A JWT is checked without asking the provider, so the API needs
 * this list: of revoked tokens, and of tokens whose grant ended (refresh token revoked or used
 * twice, code used twice, signed out).
 */
export function createDenyList(store: Store) {
  const denied = (tokenId: string) => `Denied:${tokenId}`;
  return {
    remember({ jti, exp }: JWTPayload, grantId: string | undefined): void {
      if (jti && exp) store.set(`Issued:${jti}`, { grantId, exp } satisfies Issued, exp);
    },
    deny({ jti, exp }: JWTPayload): void {
      if (jti && exp) store.set(denied(jti), true, exp + 60);
    },
    denyGrant(grantId: string): void {
      for (const [key, issued] of store.entries('Issued:')) {
        const { grantId: of, exp } = issued as Issued;
        if (of === grantId) store.set(denied(key.slice('Issued:'.length)), true, exp + 60);
      }
    },
    isRevoked: (tokenId: string): boolean => store.get(denied(tokenId)) !== undefined,
  };
}

export type DenyList = ReturnType<typeof createDenyList>;

/**
 * Makes the revocation endpoint do what clients expect of it: oidc-provider refuses JWTs there (400
 * unsupported_token_type), and oidc-client-ts refuses an empty response that is labelled
 * text/plain.
 */
export function acceptRevocation(provider: Provider, keys: JWK[], denyList: DenyList): void {
  const publicKeys = createLocalJWKSet({ keys: keys.map(publicPart) });

  async function denyJwt(token: string, clientId: string | undefined): Promise<void> {
    // expired tokens need no entry and forged ones must not create any; RFC 7009 returns 200 for
    // both
    const verified = await jwtVerify(token, publicKeys, { issuer: provider.issuer }).catch(() => undefined);
    if (verified && verified.payload.client_id === clientId) denyList.deny(verified.payload);
  }

  provider.on('grant.revoked', (_ctx, grantId) => denyList.denyGrant(grantId));
  provider.use(async (ctx: KoaContextWithOIDC, next: () => Promise<void>) => {
    await next();
    if (ctx.oidc?.route !== 'revocation') return;
    if (ctx.status === 400 && (ctx.body as { error?: string })?.error === 'unsupported_token_type') {
      await denyJwt(String(ctx.oidc.params?.token), ctx.oidc.client?.clientId);
      ctx.status = 200;
      ctx.body = '';
    }
    if (ctx.status === 200) ctx.type = 'application/json';
  });
}
