import { keepInTab, readInTab } from '../kept-in-tab.ts';
import { notices } from '../notices/notices.ts';
import { createStore } from '../store.ts';

/** What of the tab's storage is what somebody typed or chose. */
const PREFIX = 'draft:';
/**
 * A draft is written at most so often while it is typed (milliseconds): writing takes longer than a
 * key may.
 */
const EVERY = 1000;
/** Reported once, until there is space again. */
const STORAGE_FULL =
  'This browser has no room left for what you type. Save it soon: it would be lost if the page is reloaded.';

/**
 * Which record a draft is of, and the address where it is gone on with, as the list of unsaved work
 * says it; also the edition of the record, which may be closed or gone by then.
 */
export type DraftOrigin = { title: string; path: string; editionId?: number };

/**
 * What somebody typed and what it was typed over, so that both come back after a reload or an error
 * page.
 */
export type Draft<Values> = { base: Values; typed: Values; origin?: DraftOrigin | undefined; on?: string };

/** Drafts that have changed since they were written, and those for which there was no space. */
const due = new Map<string, Draft<unknown>>();
let timer: ReturnType<typeof setTimeout> | undefined;
let isFull = false;
/** How many forms on the screen keep a draft of a name. */
const open = new Map<string, number>();
/** Counts the changes, so that whoever follows the drafts looks again. */
const changes = createStore(0);
const tell = () => changes.set(changes.get() + 1);

/**
 * Keeps a draft for this tab until it is saved, given up, or the person signs out [Q-R15] [Q-R16].
 */
export const drafts = {
  read<Values>(name: string): Draft<Values> | undefined {
    drafts.flush();
    return (due.get(name) as Draft<Values> | undefined) ?? readInTab(PREFIX + name);
  },
  /** Is written within a second, or before by `flush`. */
  keep(name: string, draft: Draft<unknown>): void {
    due.set(name, { ...draft, on: new Date().toISOString() });
    timer ??= setTimeout(drafts.flush, EVERY);
    tell();
  },
  /**
   * Writes what is due: where a field, a screen or the page is left, and before a draft is looked
   * for.
   */
  flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const before = isFull;
    for (const [name, draft] of due) if (keepInTab(PREFIX + name, draft)) due.delete(name);
    isFull = due.size > 0;
    if (isFull && !before) notices.push({ message: STORAGE_FULL });
  },
  drop(name: string): void {
    due.delete(name);
    sessionStorage.removeItem(PREFIX + name);
    tell();
  },
  /**
   * Signing out leaves nothing of anybody's, neither written nor due: the page that is left would
   * write what is due.
   */
  forgetAll(): void {
    clearTimeout(timer);
    timer = undefined;
    due.clear();
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    tell();
  },
  /** Is there one, written or due? Told to whoever subscribes when it may have changed. */
  has: (name: string): boolean => due.has(name) || sessionStorage.getItem(PREFIX + name) !== null,
  subscribe: changes.subscribe,
  /** All that are kept in this tab, by name. */
  all: (): [name: string, draft: Draft<unknown>][] =>
    drafts.names('').flatMap((name) => {
      const draft = drafts.read(name);
      return draft ? [[name, draft]] : [];
    }),
  /** A form that keeps it is on the screen, until what is returned is called. */
  opened(name: string): () => void {
    open.set(name, (open.get(name) ?? 0) + 1);
    return () => void open.set(name, (open.get(name) ?? 1) - 1);
  },
  isOpen: (name: string): boolean => (open.get(name) ?? 0) > 0,
  /** The names of those kept that begin so, in their order. */
  names(begin: string): string[] {
    const written = Object.keys(sessionStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length));
    return [...new Set([...written, ...due.keys()])].filter((name) => name.startsWith(begin)).sort();
  },
};
