/** What of the tab's storage is what somebody typed or chose. */
const PREFIX = 'draft:';
/** A draft is written at most so often while it is typed (milliseconds): writing takes longer than a key may. */
const EVERY = 1000;

/** What somebody typed and what it was typed over, so that both come back after a reload or an error page. */
export type Draft<Values> = { base: Values; typed: Values };

/** Drafts that have changed since they were written. */
const due = new Map<string, Draft<unknown>>();
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Keeps a draft for this tab until it is saved, given up, or the person signs out (quality, Q-R15 and Q-R16). */
export const drafts = {
  read<Values>(name: string): Draft<Values> | undefined {
    drafts.flush();
    const text = sessionStorage.getItem(PREFIX + name);
    return text ? (JSON.parse(text) as Draft<Values>) : undefined;
  },
  /** Is written within a second, or before by `flush`. */
  keep(name: string, draft: Draft<unknown>): void {
    due.set(name, draft);
    timer ??= setTimeout(drafts.flush, EVERY);
    tell();
  },
  /** Writes what is due: where a field, a screen or the page is left, and before a draft is looked for. */
  flush(): void {
    clearTimeout(timer);
    timer = undefined;
    for (const [name, draft] of due) write(name, draft);
    due.clear();
  },
  drop(name: string): void {
    due.delete(name);
    sessionStorage.removeItem(PREFIX + name);
    tell();
  },
  /** Signing out leaves nothing of anybody's, neither written nor due: the page that is left would write what is due. */
  forgetAll(): void {
    clearTimeout(timer);
    timer = undefined;
    due.clear();
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    tell();
  },
  /** Is there one, written or due? Told to whoever subscribes when it may have changed. */
  has: (name: string): boolean => due.has(name) || sessionStorage.getItem(PREFIX + name) !== null,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** The names of those kept that begin so, in their order. */
  names(begin: string): string[] {
    drafts.flush();
    return Object.keys(sessionStorage)
      .filter((key) => key.startsWith(PREFIX + begin))
      .map((key) => key.slice(PREFIX.length))
      .sort();
  },
};

function write(name: string, draft: Draft<unknown>): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(draft));
  } catch {
    // Storage is full or refused: what was typed is on the screen still.
  }
}
