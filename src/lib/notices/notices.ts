import { createStore } from '../store.ts';

/** Default wording of a notice [S40]. */
export const DEFAULT_NOTICE = 'Oops. An error has occurred.';

export type NoticeAction = { label: string; run(): void };
/** `shown` is false once the toast has gone; an error stays in the list until it is dismissed. */
export type Notice = {
  id: number;
  tone: 'error' | 'info' | 'success';
  message: string;
  /** The record that it is about, in a line of its own. */
  record?: string | undefined;
  /** Of the call, for what is quoted to support. */
  error?: Error | undefined;
  action?: NoticeAction;
  at: Date;
  shown: boolean;
  /** Milliseconds in view, where the toast area's five seconds are not meant. */
  ms?: number;
};
export type NewNotice = {
  tone?: Notice['tone'];
  message?: string;
  record?: string | undefined;
  error?: Error | undefined;
  action?: NoticeAction;
  ms?: number;
};

/**
 * The notices of the product: one store at the root, outside React, so that a mutation whose screen
 * has gone still speaks. The toast shows those that are `shown`; errors stay in the global error
 * list until dismissed.
 */
export function createNotices() {
  const { get: all, set: change, subscribe } = createStore<readonly Notice[]>([]);
  let lastId = 0;
  /**
   * What a notice's button does: the same cause told again is tried again as a whole, a reload
   * happens once.
   */
  const runs = new Map<number, Set<() => void>>();
  const dismiss = (id: number) => {
    runs.delete(id);
    change(all().filter((one) => one.id !== id));
  };
  return {
    subscribe,
    all,
    /**
     * Says it, one notice a cause: the same words about the same record take the place of those
     * still shown, restart their five seconds, and their button then does both. Returns its id.
     */
    push({ tone = 'error', message = DEFAULT_NOTICE, record, error, action, ms }: NewNotice = {}): number {
      const repeated = all().find(
        (one) =>
          one.shown && one.message === message && one.record === record && one.tone === tone && !one.action === !action,
      );
      const id = ++lastId;
      const causes = new Set([...((repeated && runs.get(repeated.id)) ?? []), ...(action ? [action.run] : [])]);
      if (repeated) runs.delete(repeated.id);
      if (action) runs.set(id, causes);
      const run = () => {
        dismiss(id);
        for (const each of causes) each();
      };
      const notice = { id, tone, message, record, error, at: new Date(), shown: true, ms };
      change([
        ...all().filter((one) => one !== repeated),
        { ...notice, ...(action && { action: { ...action, run } }) },
      ]);
      return id;
    },
    /** The toast has gone: errors stay in the list. */
    hide: (id: number) =>
      change(all().flatMap((one) => (one.id !== id ? one : one.tone === 'error' ? { ...one, shown: false } : []))),
    dismiss,
    /**
     * What a button would do must not be done any more: its notice goes, unless the button does
     * something else besides.
     */
    withdraw(run: () => void) {
      for (const [id, causes] of runs) if (causes.delete(run) && causes.size === 0) dismiss(id);
    },
    clear() {
      runs.clear();
      change([]);
    },
  };
}

export const notices = createNotices();
