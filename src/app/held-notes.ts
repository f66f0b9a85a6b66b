import type { Held } from '#src/lib/api/reports.ts';
import { keepInTab, readInTab } from '#src/lib/kept-in-tab.ts';

/** Begins as the drafts do, so that signing out removes the notes too [Q-S35]. */
const PREFIX = 'draft:held:';

/**
 * A write that was shown as done: not sent before `sentOn`, and without a response while the note
 * is there.
 */
export type HeldNote = Pick<Held, 'operationId' | 'record' | 'variables'> & { sentOn?: string };

/**
 * Notes in this tab what is held back for undo; returns what ends it: at once where it was undone,
 * else with the response. A page that ends before leaves the note to the next start, since nobody
 * else can tell how it went.
 */
export function noteHeld({ operationId, record, variables }: HeldNote): (answered?: Promise<boolean>) => void {
  const key = PREFIX + crypto.randomUUID();
  const note: HeldNote = { operationId, record, variables };
  const remove = () => sessionStorage.removeItem(key);
  keepInTab(key, note);
  return (answered) => {
    if (!answered) return remove();
    keepInTab(key, { ...note, sentOn: new Date().toISOString() });
    void answered.then((isAnswered) => isAnswered && remove());
  };
}

/** The keys of the notes in this tab; at the start those that an earlier page left. */
export const heldNoteKeys = (): string[] => Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));

/** Returns the notes of these keys and removes them. */
export function takeHeldNotes(keys: readonly string[]): HeldNote[] {
  const notes = keys.flatMap((key) => readInTab<HeldNote>(key) ?? []);
  for (const key of keys) sessionStorage.removeItem(key);
  return notes;
}
