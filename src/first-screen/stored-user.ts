import { readInTab } from '#src/lib/kept-in-tab.ts';
import type { Settings } from '#src/lib/settings.ts';

type Client = Pick<Settings, 'authority' | 'clientId'>;

const keyOf = ({ authority, clientId }: Client) => `oidc.user:${authority}:${clientId}`;

/** The members of oidc-client-ts's entry in session storage that starting the client reads. */
export type StoredUser = { access_token: string; expires_at?: number | undefined };

/**
 * The sign-in that the tab's session storage contains; null without one, or if it has no access
 * token.
 */
export function storedUser(client: Client): StoredUser | null {
  const stored = readInTab<StoredUser>(keyOf(client));
  return typeof stored?.access_token === 'string' ? stored : null;
}

/**
 * For how long the token is still valid, in milliseconds; `expires_at` counts seconds since 1970. A
 * token without it counts as one that never expires.
 */
export const msLeft = ({ expires_at }: StoredUser): number =>
  expires_at === undefined ? Number.POSITIVE_INFINITY : expires_at * 1000 - Date.now();

/** Forgets who is signed in. */
export const removeStoredUser = (client: Client): void => sessionStorage.removeItem(keyOf(client));
