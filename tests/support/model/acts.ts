import { ApiError } from '#src/lib/api/api-error.ts';
import type { Failure } from '#src/lib/api/reports.ts';
import type { Operation } from './operation.ts';
import { requestOf } from './routes.ts';
import type { Fate } from './schedule.ts';

/** One press of a button: the first call, or a 'Try again'. */
export type Attempt = {
  fates: Fate[];
  sent: number;
  /** From when to when the client did not know how it ends. */
  sentAt: number;
  endedAt: number;
  /** How often in a row its token had expired. */
  expired: number;
  isOver: boolean;
  outcome?: string;
};
export type Report = { failure: Failure; isFinal: boolean; isWithdrawn: boolean; isUsed: boolean };

/** What the person wants done once, however often it is sent. */
export type Act = {
  id: number;
  operation: Operation;
  request: string;
  /** When it was begun or tried again last: intentions are shown in this order. */
  order: number;
  begunAt: number;
  /** When its first request left. */
  sentAt: number;
  /** When the client learnt how it ended. */
  endedAt: number;
  /** Place in the log of the server, and how often the server did something for it. */
  commit?: number;
  done: number;
  /** What the client was told. */
  state: 'pending' | 'done' | 'refused' | 'unknown';
  /** Was it told, since the last definite word, that nobody knows? */
  isDoubtful: boolean;
  /** Was it ever? */
  wasDoubtful: boolean;
  /** It was tried again while nobody knew. */
  mayBeStored: boolean;
  attempts: Attempt[];
  reports: Report[];
};

/** The book of all that the person wanted. */
export function createActs(now: () => number) {
  const acts: Act[] = [];
  const keys = new Map<string, Act>();
  let order = 0;

  return {
    all: acts,
    begin(operation: Operation, fates: Fate[]): Act {
      const act: Act = {
        ...{
          id: acts.length,
          operation,
          request: requestOf(operation),
          order: ++order,
          begunAt: now(),
          sentAt: Infinity,
          endedAt: Infinity,
        },
        ...{ done: 0, state: 'pending', isDoubtful: false, wasDoubtful: false, mayBeStored: false, reports: [] },
        attempts: [{ fates, sent: 0, sentAt: Infinity, endedAt: Infinity, expired: 0, isOver: false }],
      };
      acts.push(act);
      return act;
    },
    again(act: Act, fates: Fate[]) {
      act.state = 'pending';
      act.mayBeStored = act.isDoubtful;
      act.order = ++order;
      act.endedAt = Infinity;
      act.attempts.push({ fates, sent: 0, sentAt: Infinity, endedAt: Infinity, expired: 0, isOver: false });
    },
    /** Whose request is it? Of equal ones the first that was begun; a key tells them apart. */
    of(request: string, key: string | undefined): Act {
      const open = acts.filter((act) => act.request === request && act.attempts.some(({ isOver }) => !isOver));
      const keyed = key === undefined ? undefined : keys.get(key);
      const unsent = open.filter((act) => act.attempts.at(-1)?.sent === 0).sort((a, b) => a.order - b.order);
      const act = keyed && open.includes(keyed) ? keyed : (unsent[0] ?? open[0] ?? keyed);
      if (!act) throw new Error(`Nobody asked for ${request}`);
      if (key !== undefined) keys.set(key, act);
      return act;
    },
    /** Its request leaves. */
    sent(act: Act) {
      const attempt = act.attempts.at(-1) as Attempt;
      attempt.sentAt = Math.min(attempt.sentAt, now());
      act.sentAt = Math.min(act.sentAt, now());
    },
    /** A definite word, or none, has reached the client. */
    told(act: Act, outcome: string) {
      const attempt = act.attempts.at(-1) as Attempt;
      attempt.outcome = outcome;
      if (outcome === '503' || outcome === 'lost') {
        act.isDoubtful = true;
        act.wasDoubtful = true;
        if (outcome === 'lost') act.state = 'unknown';
      } else if (outcome === '401' && act.isDoubtful) {
        // turned away unread: no word about the tries before
        act.state = 'unknown';
      } else {
        act.isDoubtful = false;
        act.state = outcome === 'ok' ? 'done' : 'refused';
      }
      if (outcome === '503') return;
      act.endedAt = now();
      attempt.endedAt = now();
      attempt.isOver = true;
    },
    /**
     * A failure was reported: of the act that has failed last in this way and was not reported
     * since.
     */
    reported(failure: Failure, isFinal: boolean): Report | undefined {
      const status = failure.error instanceof ApiError ? failure.error.status : -1;
      const isDue = (act: Act) => {
        const { outcome } = act.attempts.at(-1) as Attempt;
        const known = act.reports.filter((report) => report.isFinal).length;
        const isIt = outcome === (status === 0 ? 'lost' : String(status));
        return act.operation.id === failure.operationId && isIt && (known < act.attempts.length || !isFinal);
      };
      const act = acts.filter(isDue).sort((a, b) => ended(b) - ended(a) || a.order - b.order)[0];
      const report = { failure, isFinal, isWithdrawn: false, isUsed: false };
      act?.reports.push(report);
      if (act && isFinal && act.state === 'pending') act.state = 'unknown';
      return act && report;
    },
  };
}

/** What is still being processed counts as the oldest. */
const ended = ({ endedAt }: Act) => (Number.isFinite(endedAt) ? endedAt : -1);

export type Acts = ReturnType<typeof createActs>;
