import type { UserManager } from 'oidc-client-ts';
import { msLeft, removeStoredUser, type StoredUser, storedUser } from '#src/first-screen/stored-user.ts';
import { whenUsed } from '#src/first-screen/when-used.ts';
import type { Settings } from '../settings.ts';
import { ToldError } from '../told-error.ts';
import type { Ending } from './ending.ts';
import { FRAME_KEY } from './frame-key.ts';
import type { Provider, Told } from './provider.ts';
import { safeReturnTo } from './return-to.ts';

/** Kept for the tab, so that /unauthorized does not start sign-in in a loop. */
const ENDING = 'session:ending';
/**
 * The address requested, kept for the tab until somebody has signed in: a sign-in that fails leaves
 * the application.
 */
const RETURN_TO = 'session:return-to';
const REVOCATION_MS = 3000;
/** So long before a token ends the client of the provider is there, which renews it. */
const PROVIDER_AHEAD_MS = 30_000;

/** Who is signed in, and the ways in and out (ADR-009, ADR-015). */
export type Session = {
  /** The access token, or undefined where nobody is signed in. */
  token(): string | undefined;
  /**
   * Takes up the session that the tab holds, renewing an expired token. True when somebody is
   * signed in.
   */
  restore(): Promise<boolean>;
  /** A new token, shared by all who ask at the same time. False where that is impossible. */
  renew(): Promise<boolean>;
  /** Is the person being signed out, so that the page is about to go? */
  isLeaving(): boolean;
  /** Leaves for the provider and comes back to `returnTo`. Never resolves. */
  signIn(returnTo: string, prompt?: 'select_account'): Promise<never>;
  /** Takes the provider's response from the address; resolves to where the person wanted to go. */
  completeSignIn(): Promise<string>;
  /** The product has accepted who signed in: the address requested need not be kept any longer. */
  arrived(): void;
  /** The address requested before signing in failed, else that of the start page. */
  returnTo(): string;
  /**
   * Revokes the token, ends the provider's session, and always forgets it here, with what
   * `forgetWork` forgets (sign-out.ts). Never resolves.
   */
  signOut(ending?: Ending, forgetWork?: () => void): Promise<never>;
  /**
   * Forgets the token here because the product no longer accepts it; what was typed stays. Never
   * resolves while signing out.
   */
  refuse(): Promise<void>;
  ending(): Ending | undefined;
  /** Fetches the client of the provider, for what draws the session (react-oidc-context). */
  userManager(): Promise<UserManager>;
};

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

const cannot = () => false;

const loadProvider = async (settings: Settings, told: Told) =>
  (await import('./provider.ts')).openProvider(settings, told);

const never = () => new Promise<never>(() => undefined);

/**
 * Builds the session. The client of the provider (oidc-client-ts) is a seventh of what the first
 * screen would load, and a tab that holds a valid token does not need it to begin with.
 * `unreachable` is reported when the provider cannot be reached to renew.
 */
export function createSession(
  settings: Settings,
  unreachable: () => void = () => undefined,
  load: (settings: Settings, told: Told) => Promise<Provider> = loadProvider,
): Session {
  let user: StoredUser | null = null;
  let opened: Promise<Provider> | undefined;
  let renewing: Promise<boolean> = Promise.resolve(false);
  /**
   * Signing out: what is refused from then on is no loss of the session, and a token that came
   * after all would outlive it.
   */
  let isLeaving = false;

  const told: Told = {
    changed: (known) => {
      user = known;
    },
    unreachable,
  };
  const provider = () => {
    opened ??= load(settings, told).catch((error) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  /**
   * Without it nothing watches the token: what did not come is fetched when the connection is back.
   */
  const prepare = () => void provider().catch(() => globalThis.addEventListener('online', prepare, { once: true }));
  const renew = () => {
    if (!isLeaving) renewing = provider().then(({ renew }) => renew(), cannot);
    return isLeaving ? Promise.resolve(false) : renewing;
  };

  async function forget(ending: Ending) {
    sessionStorage.setItem(ENDING, ending);
    sessionStorage.removeItem(FRAME_KEY);
    user = null;
    // What cannot be fetched any more must not keep a token alive.
    await provider().then(
      ({ userManager }) => userManager.removeUser(),
      () => removeStoredUser(settings),
    );
  }

  return {
    token: () => user?.access_token,
    renew,
    isLeaving: () => isLeaving,
    async restore() {
      user = storedUser(settings);
      if (user && msLeft(user) <= 0 && !(await renew())) user = null;
      if (user) whenUsed(prepare, msLeft(user) - PROVIDER_AHEAD_MS);
      return user !== null;
    },
    async signIn(wanted, prompt) {
      const returnTo = safeReturnTo(wanted);
      sessionStorage.setItem(RETURN_TO, returnTo);
      try {
        const { userManager } = await provider();
        await userManager.signinRedirect({ state: { returnTo }, nonce: crypto.randomUUID(), prompt });
      } catch (cause) {
        throw new ToldError('The sign-in page cannot be reached. Check your connection and try again.', { cause });
      }
      return never();
    },
    async completeSignIn() {
      const { userManager } = await provider();
      const signedIn = await userManager.signinRedirectCallback();
      sessionStorage.removeItem(ENDING);
      return safeReturnTo((signedIn.state as { returnTo?: unknown } | undefined)?.returnTo);
    },
    arrived: () => sessionStorage.removeItem(RETURN_TO),
    returnTo: () => safeReturnTo(sessionStorage.getItem(RETURN_TO)),
    async signOut(ending = 'signed-out', forgetWork) {
      isLeaving = true;
      if (ending === 'signed-out') sessionStorage.removeItem(RETURN_TO);
      await Promise.race([renewing, wait(REVOCATION_MS)]);
      const known = await provider().catch(() => undefined);
      const leaving = await known?.userManager.getUser();
      forgetWork?.();
      if (!known || !leaving) {
        await forget(ending);
        globalThis.location.replace(`${import.meta.env.BASE_URL}unauthorized`);
        return never();
      }
      known.stop();
      const isReachable = await Promise.race([known.revoke(), wait(REVOCATION_MS).then(() => false)]);
      await forget(ending);
      const stay = () => globalThis.location.replace(`${import.meta.env.BASE_URL}unauthorized`);
      if (isReachable) await known.userManager.signoutRedirect({ id_token_hint: leaving.id_token }).catch(stay);
      else stay();
      return never();
    },
    refuse: () => (isLeaving ? never() : forget('expired')),
    userManager: async () => (await provider()).userManager,
    ending: () => (sessionStorage.getItem(ENDING) as Ending | null) ?? undefined,
  };
}
