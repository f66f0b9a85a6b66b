import { ErrorTimeout, type User, type UserManager } from 'oidc-client-ts';
import type { Settings } from '../settings.ts';
import { createRenewal } from './renewal.ts';
import { safeReturnTo } from './return-to.ts';
import { createUserManager } from './user-manager.ts';

/** Why the visitor is not signed in, kept for the tab so that /unauthorized does not start sign-in in a loop. */
export type Ending = 'signed-out' | 'refused' | 'failed';
const ENDING = 'session:ending';
const DRAFTS = 'draft:';
const REVOCATION_MS = 3000;

/** Who is signed in, and the ways in and out (decisions, sections 1 and 4). */
export type Session = {
  userManager: UserManager;
  /** The access token, or undefined where nobody is signed in. */
  token(): string | undefined;
  /** Takes up the session that the tab holds, renewing an expired token. True when somebody is signed in. */
  restore(): Promise<boolean>;
  /** A new token, shared by all who ask at the same time. False where that is impossible. */
  renew(): Promise<boolean>;
  /** Leaves for the provider and comes back to `returnTo`. Never resolves. */
  signIn(returnTo: string, prompt?: 'select_account'): Promise<never>;
  /** Takes the provider's answer from the address; resolves to where the person wanted to go. */
  completeSignIn(): Promise<string>;
  /** Revokes the token, ends the provider's session, and always forgets it here. Never resolves. */
  signOut(ending?: Ending): Promise<never>;
  /** Forgets the token here because the product no longer takes it; what was typed stays. */
  refuse(): Promise<void>;
  ending(): Ending | undefined;
};

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Revokes what the provider lets be revoked; false where the provider cannot be reached. */
const revoked = (userManager: UserManager) =>
  userManager.revokeTokens().then(
    () => true,
    (error) => !(error instanceof TypeError || error instanceof ErrorTimeout),
  );

const never = () => new Promise<never>(() => undefined);

/** Builds the session over one UserManager. `unreachable` is told when the provider cannot be reached to renew. */
export function createSession(settings: Settings, unreachable: () => void = () => undefined): Session {
  const userManager = createUserManager(settings);
  const renewal = createRenewal(userManager, unreachable);
  let user: User | null = null;
  userManager.events.addUserLoaded((loaded) => {
    user = loaded;
  });
  userManager.events.addUserUnloaded(() => {
    user = null;
  });

  async function forget(ending: Ending) {
    sessionStorage.setItem(ENDING, ending);
    await userManager.removeUser();
  }

  return {
    userManager,
    token: () => user?.access_token,
    renew: renewal.renew,
    async restore() {
      user = await userManager.getUser();
      if (user?.expired && !(await renewal.renew())) user = null;
      return user !== null;
    },
    async signIn(returnTo, prompt) {
      await userManager.signinRedirect({
        state: { returnTo: safeReturnTo(returnTo) },
        nonce: crypto.randomUUID(),
        prompt,
      });
      return never();
    },
    async completeSignIn() {
      const signedIn = await userManager.signinRedirectCallback();
      sessionStorage.removeItem(ENDING);
      return safeReturnTo((signedIn.state as { returnTo?: unknown } | undefined)?.returnTo);
    },
    async signOut(ending = 'signed-out') {
      const leaving = await userManager.getUser();
      for (const key of Object.keys(sessionStorage)) if (key.startsWith(DRAFTS)) sessionStorage.removeItem(key);
      if (!leaving) {
        await forget(ending);
        globalThis.location.replace('/unauthorized');
        return never();
      }
      const isReachable = await Promise.race([revoked(userManager), wait(REVOCATION_MS).then(() => false)]);
      await forget(ending);
      const stay = () => globalThis.location.replace('/unauthorized');
      if (isReachable) await userManager.signoutRedirect({ id_token_hint: leaving.id_token }).catch(stay);
      else stay();
      return never();
    },
    refuse: () => forget('refused'),
    ending: () => (sessionStorage.getItem(ENDING) as Ending | null) ?? undefined,
  };
}
