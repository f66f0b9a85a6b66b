import type { Calls } from '#src/lib/api/calls.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { type HeldNote, takeHeldNotes } from './held-notes.ts';

/**
 * For so long after a page has ended what it sent may be sent again: later others may have gone on
 * with the record.
 */
const AGAIN_MS = 120_000;

/**
 * What is held back for undo is sent when the page ends, so that the browser need not ask about it.
 */
export function sendHeldAtEnd(calls: Calls): void {
  globalThis.addEventListener('pagehide', () => calls.flush(true));
}

/**
 * What the page before had shown as deleted: what it never sent (a crash) is reported. Nobody heard
 * the answer to what it sent as it ended, so it is sent again, which does nothing where it is gone,
 * and a refusal is reported with the record's name.
 */
export async function settleHeldNotes(calls: Calls): Promise<void> {
  const again: HeldNote[] = [];
  for (const note of takeHeldNotes()) {
    if (!note.sentOn) notices.push({ message: `‘${note.record}’ was not deleted: the page ended before.` });
    else if (Date.now() - Date.parse(note.sentOn) < AGAIN_MS) again.push(note);
    else
      notices.push({ message: `Nobody knows whether ‘${note.record}’ was deleted: the page ended before the answer.` });
  }
  if (again.length > 0) await import('./send-again.ts').then(({ sendAgain }) => sendAgain(calls, again));
}
