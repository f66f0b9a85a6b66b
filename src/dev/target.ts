import { createStore, type Store } from '#src/lib/store.ts';
import type { Choices } from './choices.ts';

/** Names the target of a call to scripts/support/api-targets.ts. */
export const TARGET_HEADER = 'x-api-target';

/** State of the target: pending, responding, or silent with the reason. */
export type TargetState = { is: 'unknown' | 'asked' | 'answering' } | { is: 'silent'; words: string };

/** What the dev server is sent: a name of its own, or an address. */
export const addressOf = ({ target, ownUrl }: Pick<Choices, 'target' | 'ownUrl'>): string =>
  target === 'own' ? ownUrl : target;

export const targetState: Store<TargetState> = createStore<TargetState>({ is: 'unknown' });

/**
 * Learns from a response whether its target was there; the dev server says in a 502 of its own why
 * it was not.
 */
export async function hear(response: Response): Promise<void> {
  if (!response.headers.has(TARGET_HEADER)) return targetState.set({ is: 'answering' });
  const { detail } = (await response.clone().json()) as { detail: string };
  targetState.set({ is: 'silent', words: detail });
}

/** Not even the dev server, which passes the calls on, has responded. */
export const hearNothing = (): void => targetState.set({ is: 'silent', words: 'The dev server does not answer.' });

/**
 * Asks the target who is signed in, only to see that it responds; a refusal of the token is an
 * response too.
 */
export async function probe(choices: Choices, token: string | undefined): Promise<void> {
  targetState.set({ is: 'asked' });
  const headers = { Authorization: `Bearer ${token}`, [TARGET_HEADER]: addressOf(choices) };
  try {
    const response = await fetch(new URL('/api/v1/users/current-user', globalThis.location.origin), { headers });
    await hear(response);
    if (response.status === 401)
      targetState.set({ is: 'silent', words: 'It answers, but does not take this token (401).' });
  } catch {
    hearNothing();
  }
}

/** Downloads are fetched by the browser itself, without our header. */
export function rememberForDownloads(choices: Choices): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not all Cookie Store APIs can set a path.
  document.cookie = `${TARGET_HEADER}=${encodeURIComponent(addressOf(choices))}; path=/api/v1/downloads; SameSite=Strict`;
}
