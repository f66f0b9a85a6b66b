import type { Calls } from '#src/lib/api/calls.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { takeHeldNotes } from './held-notes.ts';

/** What is held back for undo is sent when the page ends, so that the browser need not ask about it. */
export function sendHeldAtEnd(calls: Calls): void {
  globalThis.addEventListener('pagehide', () => calls.flush(true));
}

/** Tells what a page that ended without warning (a crash) had shown as deleted and never sent. */
export function tellHeldNotes(): void {
  for (const record of takeHeldNotes())
    notices.push({ message: `‘${record}’ was not deleted: the page ended before.` });
}
