/** Signing out removes what begins so (session, `draft:`). */
const PREFIX = 'draft:';

/** What somebody typed and what it was typed over, so that both come back after a reload or an error page. */
export type Draft<Values> = { base: Values; typed: Values };

/** Keeps a draft for this tab until it is saved, given up, or the person signs out (quality, Q-R15 and Q-R16). */
export const drafts = {
  read<Values>(name: string): Draft<Values> | undefined {
    const text = sessionStorage.getItem(PREFIX + name);
    return text ? (JSON.parse(text) as Draft<Values>) : undefined;
  },
  /** `text` is a draft as JSON. */
  write(name: string, text: string): void {
    try {
      sessionStorage.setItem(PREFIX + name, text);
    } catch {
      // Storage is full or refused: what was typed is on the screen still.
    }
  },
  drop: (name: string): void => sessionStorage.removeItem(PREFIX + name),
  /** The names of those kept that begin so, in their order. */
  names: (begin: string): string[] =>
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith(PREFIX + begin))
      .map((key) => key.slice(PREFIX.length))
      .sort(),
};
