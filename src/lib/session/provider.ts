import { ErrorTimeout, type UserManager } from 'oidc-client-ts';
import type { StoredUser } from '#src/first-screen/stored-user.ts';
import { addressOf } from '../api/fetcher.ts';
import type { Settings } from '../settings.ts';
import { createRenewal, type Renewal } from './renewal.ts';
import { createUserManager } from './user-manager.ts';

/** What the session hears of. */
export type Told = {
  /** Somebody signed in, got a new token, or is signed in no more. */
  changed(user: StoredUser | null): void;
  /** The provider could not be reached to renew. */
  unreachable(): void;
};

/** Everything that speaks with the identity provider; loaded apart from the first screen. */
export type Provider = {
  userManager: UserManager;
  renew: Renewal['renew'];
  /** No token is renewed by itself any more. */
  stop: Renewal['stop'];
  /** Revokes what the provider lets be revoked; false where it cannot be reached. */
  revoke(): Promise<boolean>;
};

/** Opens the way to the provider and watches the token that the tab holds. */
export async function openProvider(settings: Settings, { changed, unreachable }: Told): Promise<Provider> {
  const userManager = createUserManager(settings);
  const { renew, stop } = createRenewal(userManager, unreachable);
  userManager.events.addUserLoaded(changed);
  userManager.events.addUserUnloaded(() => changed(null));
  // Reading it sets the library's clock, which tells when the token is about to end.
  await userManager.getUser();
  return { userManager, renew, stop, revoke: () => revoked(userManager) };
}

async function revoked(userManager: UserManager): Promise<boolean> {
  const told = tellApi(await userManager.getUser());
  const isReachable = await userManager.revokeTokens().then(
    () => true,
    (error) => !(error instanceof TypeError || error instanceof ErrorTimeout),
  );
  await told;
  return isReachable;
}

/** Many providers cannot revoke an access token: the API refuses the session's from now on. */
const tellApi = (user: StoredUser | null): Promise<unknown> =>
  user
    ? fetch(new URL('../log-out', addressOf('/api/v1')), {
        method: 'POST',
        headers: { authorization: `Bearer ${user.access_token}` },
        keepalive: true,
      }).catch(() => undefined)
    : Promise.resolve();
