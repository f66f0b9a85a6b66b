/** The parts of a provider's discovery document that the API uses. */
export interface ProviderMetadata {
  issuer: string;
  jwks_uri: string;
  userinfo_endpoint?: string;
  introspection_endpoint?: string;
}

const lifetimeMs = 3_600_000;
const patienceMs = 5_000;
const pauseMs = 1_000;
const withoutSlash = (address: string) => address.replace(/\/$/, '');

/**
 * Returns a function that reads the provider's metadata: once an hour, one request for all callers,
 * and at most once a second after a failure. The last metadata stays in use while the provider is
 * unreachable.
 * @throws Error where there is none yet, or where the document names another issuer.
 */
export function createDiscovery(authority: string): () => Promise<ProviderMetadata> {
  const address = `${withoutSlash(authority)}/.well-known/openid-configuration`;
  let known: ProviderMetadata | undefined;
  let askAgainAt = 0;
  let asking: Promise<ProviderMetadata> | undefined;
  let failure: unknown;

  async function ask(): Promise<ProviderMetadata> {
    try {
      const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) });
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
      known = checked((await answer.json()) as Partial<ProviderMetadata>, authority);
      askAgainAt = Date.now() + lifetimeMs;
      return known;
    } catch (error) {
      failure = error;
      askAgainAt = Date.now() + pauseMs;
      if (known) return known;
      throw error;
    } finally {
      asking = undefined;
    }
  }

  return async () => {
    if (Date.now() < askAgainAt) {
      if (known) return known;
      throw failure;
    }
    asking ??= ask();
    return asking;
  };
}

function checked(document: Partial<ProviderMetadata>, authority: string): ProviderMetadata {
  const { issuer, jwks_uri, userinfo_endpoint, introspection_endpoint } = document;
  if (!issuer || !jwks_uri) throw new Error(`${authority} publishes no issuer or no keys`);
  // a document of another issuer would let that one sign for ours
  if (withoutSlash(issuer) !== withoutSlash(authority)) throw new Error(`${authority} calls itself ${issuer}`);
  return {
    ...{ issuer, jwks_uri },
    ...(userinfo_endpoint && { userinfo_endpoint }),
    ...(introspection_endpoint && { introspection_endpoint }),
  };
}
