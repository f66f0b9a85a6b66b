import type { ApiQueryClient } from '#src/lib/api/query-client.ts';

/** Sends what is held back for undo when the page ends, so that the browser need not ask. */
export function sendHeldAtEnd(client: ApiQueryClient): void {
  globalThis.addEventListener('pagehide', () => client.calls?.flush(true));
}
