import { createRemoteJWKSet } from 'jose';

const renewAfterMs = 600_000;
const cooldownMs = 30_000;

/**
 * The provider's public keys, for jose. Refreshed in the background every ten minutes, so that a
 * withdrawn key is dropped; the last known keys stay in use while the provider is unreachable
 * [Q-R24].
 */
export function createKeys(): (jwksUri: string) => ReturnType<typeof createRemoteJWKSet> {
  let address: string | undefined;
  let keys: ReturnType<typeof createRemoteJWKSet> | undefined;
  let renewAt = 0;

  return (jwksUri) => {
    if (!keys || address !== jwksUri) {
      address = jwksUri;
      keys = createRemoteJWKSet(new URL(jwksUri), { cacheMaxAge: Infinity, cooldownDuration: cooldownMs });
      renewAt = Date.now() + renewAfterMs;
    } else if (Date.now() > renewAt) {
      const current = keys;
      renewAt = Date.now() + cooldownMs;
      current.reload().then(
        () => {
          renewAt = Date.now() + renewAfterMs;
        },
        () => undefined,
      );
    }
    return keys;
  };
}
