/** Answers by address that index.html has asked for already (scripts/support/shell/send-early.js). */
const { early } = globalThis as { early?: Map<string, Promise<Response>> };

/**
 * The answer that was asked for before this script was there, once; undefined where there is none.
 * From the first write on there is none: what was read before it is not to be shown after it.
 */
export function earlyAnswer({ href }: URL, { method }: RequestInit): Promise<Response> | undefined {
  const answer = method === 'GET' ? early?.get(href) : early?.clear();
  early?.delete(href);
  return answer ?? undefined;
}

/** Whether index.html has asked for anything that nobody has wanted yet. */
export const hasEarly = (): boolean => Boolean(early?.size);

/** How long a page waits at most for what has been asked for already, in milliseconds. */
const AT_MOST_MS = 250;

/**
 * Waits for reads whose answers index.html has asked for, so that their page is drawn once, with
 * its data, instead of the shell that stands there; without such answers it does not wait.
 */
export function whenEarly(ask: () => Promise<unknown>[]): Promise<unknown> | undefined {
  const isEarly = hasEarly();
  const reads = Promise.all(ask());
  return isEarly ? Promise.race([reads, new Promise((resolve) => setTimeout(resolve, AT_MOST_MS))]) : undefined;
}
