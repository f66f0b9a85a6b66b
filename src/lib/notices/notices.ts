/** Default wording of a notice (document 1, section 2.3). */
export const DEFAULT_NOTICE = 'Oops. An error has occurred.';

export type NoticeAction = { label: string; run(): void };
/** `shown` is false once the toast has gone; an error stays in the list until it is dismissed. */
export type Notice = {
  id: number;
  tone: 'error' | 'info' | 'success';
  message: string;
  action?: NoticeAction;
  at: Date;
  shown: boolean;
  /** Milliseconds in view, where the toast area's five seconds are not meant. */
  ms?: number;
};
export type NewNotice = { tone?: Notice['tone']; message?: string; action?: NoticeAction; ms?: number };

/**
 * The notices of the product: one store at the root, outside React, so that a mutation whose screen has gone still speaks.
 * The toast shows those that are `shown`; errors stay in the global error list until dismissed (decisions, section 4).
 */
export function createNotices() {
  let list: readonly Notice[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  /** What a notice's button does: two refused changes told in the same words are both tried again, a reload happens once. */
  const runs = new Map<number, Set<() => void>>();
  const change = (next: readonly Notice[]) => {
    list = next;
    for (const listener of listeners) listener();
  };
  const dismiss = (id: number) => {
    runs.delete(id);
    change(list.filter((one) => one.id !== id));
  };
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    all: () => list,
    /** Says it once: a notice that is still shown with the same words is not repeated, its button then does both. Answers its id. */
    push({ tone = 'error', message = DEFAULT_NOTICE, action, ms }: NewNotice = {}): number {
      const repeated = list.find(
        (one) => one.shown && one.message === message && one.tone === tone && !one.action === !action,
      );
      if (repeated) {
        if (action) runs.get(repeated.id)?.add(action.run);
        return repeated.id;
      }
      const id = ++lastId;
      change([...list, { id, tone, message, at: new Date(), shown: true, action: withDismissal(action, id), ms }]);
      return id;
    },
    /** The toast has gone: errors stay in the list. */
    hide: (id: number) =>
      change(list.flatMap((one) => (one.id !== id ? one : one.tone === 'error' ? { ...one, shown: false } : []))),
    dismiss,
    /** What a button would do must not be done any more: its notice goes, unless the button does something else besides. */
    withdraw(run: () => void) {
      for (const [id, all] of runs) if (all.delete(run) && all.size === 0) dismiss(id);
    },
    clear() {
      runs.clear();
      change([]);
    },
  };

  function withDismissal(action: NoticeAction | undefined, id: number): NoticeAction | undefined {
    if (!action) return undefined;
    const all = new Set([action.run]);
    runs.set(id, all);
    const run = () => {
      dismiss(id);
      for (const each of all) each();
    };
    return { label: action.label, run };
  }
}

export const notices = createNotices();
