/** Begins as the drafts do, so that signing out takes the notes along [Q-S35]. */
const PREFIX = 'draft:held:';

/** Notes in this tab what is held back for undo; returns how to remove the note. A crash leaves it to the next start. */
export function noteHeld(record: string): () => void {
  const key = PREFIX + crypto.randomUUID();
  try {
    sessionStorage.setItem(key, JSON.stringify({ record }));
  } catch {
    // Storage is full or refused: only the announcement after a crash is lost.
  }
  return () => sessionStorage.removeItem(key);
}

/** The records that an earlier page of this tab held back and did not send; they are noted no longer. */
export function takeHeldNotes(): string[] {
  const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
  const notes = keys.map((key) => JSON.parse(sessionStorage.getItem(key) ?? '{}') as { record: string });
  for (const key of keys) sessionStorage.removeItem(key);
  return notes.map(({ record }) => record);
}
