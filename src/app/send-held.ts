import type { Calls } from '#src/lib/api/calls.ts';

/** Sends what is held back for undo when the page ends, so that the browser need not ask. */
export function sendHeldAtEnd(calls: Calls): void {
  globalThis.addEventListener('pagehide', () => calls.flush(true));
}
