import type { Settings } from '#src/lib/settings.ts';

type Client = Pick<Settings, 'authority' | 'clientId'>;

const keyOf = ({ authority, clientId }: Client) => `oidc.user:${authority}:${clientId}`;

/** The part of what oidc-client-ts keeps in session storage that a start needs. */
export type StoredUser = { access_token: string; expires_at?: number | undefined };

/**
 * Who the tab's session storage says is signed in; null where it holds nobody, or something that is
 * no token.
 */
export function storedUser(client: Client): StoredUser | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(client)) ?? 'null');
    return typeof stored?.access_token === 'string' ? stored : null;
  } catch {
    return null;
  }
}

/**
 * For how long the token still holds, in milliseconds; `expires_at` counts seconds since 1970. One
 * without an end is taken at its word.
 */
export const msLeft = ({ expires_at }: StoredUser): number =>
  expires_at === undefined ? Number.POSITIVE_INFINITY : expires_at * 1000 - Date.now();

/** Forgets who is signed in. */
export const removeStoredUser = (client: Client): void => sessionStorage.removeItem(keyOf(client));
