import type { QueryClient } from '@tanstack/react-query';

/** Answers by address that index.html has asked for (scripts/support/shell/send-early.js). */
const { early } = globalThis as {
  early?: Map<string, Promise<Response>> & { headers?: { Authorization: string } };
};

/**
 * The answer that was asked for before this script was there, once; undefined where there is none.
 * From the first write on there is none: what was read before it is not to be shown after it. Nor
 * with another token: a refusal of the old one would be taken for one of the new, and renew again.
 */
export function earlyAnswer({ href }: URL, { method, headers }: RequestInit): Promise<Response> | undefined {
  if (method !== 'GET' || new Headers(headers).get('Authorization') !== early?.headers?.Authorization) early?.clear();
  const answer = early?.get(href);
  early?.delete(href);
  return answer;
}

/**
 * How long the start waits at most for the page, and for what has been asked for already, in
 * milliseconds.
 */
const AT_MOST_MS = 300;

/**
 * Where index.html has asked for the page's answers: waits until the page is loaded, with the parts
 * that it is drawn with, and its reads have come, so that it is drawn once, with them, instead of
 * the shell that stands there.
 */
export async function whenEarly(client: QueryClient, load: () => Promise<unknown>): Promise<void> {
  if (!early?.size) return;
  // What fails is told where the page is drawn.
  await atMost(load().catch(() => undefined));
  await atMost(allRead(client));
}

const atMost = (waited: Promise<unknown>) =>
  Promise.race([waited, new Promise((resolve) => setTimeout(resolve, AT_MOST_MS))]);

const allRead = (client: QueryClient) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (client.isFetching() > 0) return;
      stop();
      resolve();
    };
    const stop = client.getQueryCache().subscribe(look);
    look();
  });
