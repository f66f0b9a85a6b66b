import { UserManager, WebStorageStateStore } from 'oidc-client-ts';
import type { Settings } from '../settings.ts';

/** Signs in and renews from this long before a token ends, in seconds. */
const RENEW_AHEAD = 10;

/**
 * The one UserManager: authorization code with PKCE, everything in session storage (requirements
 * A9). Renewal is ours (`renewal.ts`), because the library's own repeats without bound and twice
 * where React mounts twice.
 */
export function createUserManager(
  { authority, clientId, scope, signInParameters = {} }: Settings,
  base = globalThis.location.origin + import.meta.env.BASE_URL,
): UserManager {
  const store = () => new WebStorageStateStore({ store: globalThis.sessionStorage });
  return new UserManager({
    authority,
    client_id: clientId,
    scope,
    extraQueryParams: signInParameters,
    redirect_uri: `${base}login/callback`,
    silent_redirect_uri: `${base}silent-renew.html`,
    post_logout_redirect_uri: `${base}unauthorized`,
    userStore: store(),
    stateStore: store(),
    automaticSilentRenew: false,
    accessTokenExpiringNotificationTimeInSeconds: RENEW_AHEAD,
    revokeTokenTypes: ['access_token', 'refresh_token'],
    requestTimeoutInSeconds: 10,
    silentRequestTimeoutInSeconds: 10,
  });
}
