import { ErrorResponse, type User, type UserManager } from 'oidc-client-ts';

/** How often in a row a renewal is tried while the provider cannot be reached [Q-S9]. */
const ATTEMPTS = 5;
const LOCK = 'session:renewal';

/**
 * Renewal of the access token; `unreachable` is reported once when the provider could not be
 * reached in all attempts.
 */
export type Renewal = { renew(): Promise<boolean>; stop(): void };

/**
 * One renewal for all who wait for it, one at a time among the tabs, bounded. True when there is a
 * new token. With a refresh token that the provider no longer accepts (another tab has used it),
 * the provider's own session is asked in a hidden frame.
 */
export function createRenewal(
  userManager: UserManager,
  unreachable: () => void,
  wait = (ms: number) => new Promise((done) => setTimeout(done, ms)),
): Renewal {
  let shared: Promise<boolean> | undefined;
  let failures = 0;

  const exclusively = <T>(work: () => Promise<T>) => (navigator.locks ? navigator.locks.request(LOCK, work) : work());

  async function once(): Promise<boolean> {
    const before = await userManager.getUser();
    if (!before) return false;
    const renewed = await exclusively(() => silently(userManager, before));
    failures = 0;
    return Boolean(renewed);
  }

  const renew = () => {
    shared ??= once()
      .catch((error) => {
        if (!(error instanceof ErrorResponse)) failures++;
        return false;
      })
      .finally(() => {
        shared = undefined;
      });
    return shared;
  };

  const keepFresh = async () => {
    for (failures = 0; failures < ATTEMPTS; await wait(1000 * 2 ** failures)) {
      const before = failures;
      if ((await renew()) || failures === before) return;
    }
    unreachable();
  };
  userManager.events.addAccessTokenExpiring(keepFresh);
  return { renew, stop: () => userManager.events.removeAccessTokenExpiring(keepFresh) };
}

async function silently(userManager: UserManager, user: User) {
  try {
    return await userManager.signinSilent();
  } catch (error) {
    const isRefused = error instanceof ErrorResponse && user.refresh_token !== undefined;
    if (!isRefused) throw error;
    return userManager.signinSilent({ forceIframeAuth: true });
  }
}
