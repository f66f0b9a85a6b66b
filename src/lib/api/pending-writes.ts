import { partialMatchKey, type QueryKey, replaceEqualDeep } from '@tanstack/react-query';
import type { Doubt, Edit, Shown } from './edits.ts';
import { firstPages, followedBy, type Pages } from './pages.ts';
import type { Request } from './requests.ts';

/** A pending write. Times are those of the clock of all requests. */
export type PendingWrite = {
  edits: readonly Edit[];
  /** When its request left; undefined while it is held back or queued. */
  sentAt?: number;
  /**
   * It was answered 503: from its sending on nobody can tell whether answers hold it, for longer
   * than they can wait.
   */
  isOpen?: boolean;
  settledAt?: number;
  /**
   * It, or one that it repeats, was lost: answers from before and after that do not mix, and the
   * next try looks at those from before.
   */
  doubt?: Doubt | undefined;
  /** Taken back: not shown any more, but answers that were asked for before may still hold it. */
  isRefused?: boolean;
};

/**
 * What the server said to one query, when that was asked for and when it came; of an infinite query
 * page by page.
 */
export type Answer = { base: unknown; askedAt: readonly number[]; answeredAt: readonly number[] };

/** What is known of one query, `answers` oldest first. */
export type QueryRecord = {
  queryKey: QueryKey;
  answers: Answer[];
  view: unknown;
  /** The query is gone; pending writes may still look at what it held. */
  isEvicted: boolean;
};

/** An answer whose pages, or only part, were asked for at one time. */
export function answerOf(base: unknown, { askedAt, answeredAt }: Request): Answer {
  const pages = Array.from({ length: (base as Partial<Pages> | undefined)?.pages?.length ?? 1 });
  return { base, askedAt: pages.map(() => askedAt), answeredAt: pages.map(() => answeredAt) };
}

export const touches = ({ edits }: PendingWrite, queryKey: QueryKey): boolean =>
  edits.some(({ key }) => partialMatchKey(queryKey, key));

/**
 * How many pages of an answer (its only one, where it has none) cannot know of the write yet; they
 * are always the first ones.
 */
function owedPages({ sentAt, settledAt, isOpen }: PendingWrite, { askedAt, answeredAt }: Answer): number {
  const [until, times] = isOpen ? [sentAt, answeredAt] : [settledAt, askedAt];
  return until === undefined ? times.length : times.filter((at) => at < until).length;
}

/** Was an answer asked for after an earlier try was lost? */
const isLater = ({ doubt }: PendingWrite, { askedAt }: Answer): boolean =>
  Math.min(...askedAt) > (doubt?.since ?? Number.NEGATIVE_INFINITY);

/** Is it in all that can hold it? In one list the same may have stood before. */
export const isFound = ({ doubt }: PendingWrite): boolean =>
  doubt !== undefined && doubt.found.size > 0 && [...doubt.found.values()].every(Boolean);

/**
 * Applies pending writes, in order, to what the server said. Every write sees the state just before
 * it, also of other queries, so that a refused one leaves no trace in those that follow.
 */
export function createReplay(log: readonly PendingWrite[], records: ReadonlyMap<string, QueryRecord>) {
  const known = new Map<Answer, unknown[]>();

  /** The answer with the first `count` writes. */
  function stateOf(record: QueryRecord, answer: Answer, count: number): unknown {
    const states = known.get(answer) ?? [answer.base];
    known.set(answer, states);
    for (let at = states.length - 1; at < count; at++) states[at + 1] = applied(record, answer, at, states[at]);
    return states[count];
  }

  function applied({ queryKey }: QueryRecord, answer: Answer, at: number, state: unknown): unknown {
    const write = log[at] as PendingWrite;
    const owed = owedPages(write, answer);
    if (state === undefined || write.isRefused || !touches(write, queryKey)) return state;
    if (write.doubt && isLater(write, answer) && (isFound(write) || isAwaited(write))) return state;
    if (owed === answer.askedAt.length) return written(at, queryKey, answer, state);
    // what changes nothing more of an answer that holds it already can be applied without knowing
    // whether it does
    if (write.isOpen && answer.askedAt.every((asked) => asked < (write.settledAt ?? Number.POSITIVE_INFINITY))) {
      const once = written(at, queryKey, answer, state);
      if (isEqual(once, written(at, queryKey, answer, once))) return once;
    }
    if (owed === 0) return state;
    return followedBy(written(at, queryKey, answer, firstPages(state as Pages, owed)) as Pages, state as Pages);
  }

  /** Does a write that may be done already wait for an answer to be asked for since? */
  const isAwaited = (write: PendingWrite) =>
    [...records.values()].some(({ queryKey, answers, isEvicted }) => {
      const newest = answers.at(-1);
      return newest && !isEvicted && touches(write, queryKey) && !isLater(write, newest);
    });

  /** An answer with the write that stands at a place of the log. */
  function written(at: number, queryKey: QueryKey, answer: Answer, state: unknown): unknown {
    const shown = shownBefore(at, answer);
    const edits = (log[at] as PendingWrite).edits.filter(({ key }) => partialMatchKey(queryKey, key));
    return edits.reduce((old, { change }) => change(old, shown, queryKey), state);
  }

  const shownBefore =
    (at: number, edited: Answer): Shown =>
    <T>(key: QueryKey) =>
      [...records.values()].flatMap((record) => {
        const answer = partialMatchKey(record.queryKey, key) && answerBefore(record, log, at, edited);
        const state = answer ? stateOf(record, answer, at) : undefined;
        return state === undefined ? [] : [state as T];
      });

  return {
    /** Looks for lost writes in what was answered since; what is renamed afterwards stays found. */
    findLost() {
      for (const [at, write] of log.entries())
        for (const record of write.doubt ? records.values() : []) {
          const newest = record.answers.at(-1);
          if (!newest || !isLater(write, newest) || write.doubt?.found.get(record)) continue;
          // what it copied may be called otherwise since
          const shown = shownBefore(at, { ...newest, askedAt: [write.doubt?.since ?? 0] });
          for (const { key, isIn } of write.edits) {
            if (!partialMatchKey(record.queryKey, key)) continue;
            const isHeld = isIn?.(newest.base, shown, record.queryKey);
            if (isHeld !== undefined) write.doubt?.found.set(record, isHeld);
          }
        }
    },
    view: (record: QueryRecord): unknown => {
      const newest = record.answers.at(-1) as Answer;
      const isTouched = log.some((write) => touches(write, record.queryKey));
      return isTouched ? replaceEqualDeep(record.view, stateOf(record, newest, log.length)) : newest.base;
    },
    /**
     * Can a further page be shown that may hold these writes already? Only where each leaves it as
     * it is, or changes it by what the page says alone, and a second time nothing more. Each is
     * tried by itself: a count that one lowers and the next raises looks unchanged.
     */
    isRepeatable(writes: readonly PendingWrite[], { queryKey, answers }: QueryRecord, page: unknown): boolean {
      const newest = answers.at(-1) as Answer;
      const { pages, pageParams } = newest.base as Pages;
      return writes.every((write) => {
        const apply = (one: unknown) => written(log.indexOf(write), queryKey, newest, one) as Pages;
        const inList = apply({ pages: [...pages, page], pageParams: [...pageParams, undefined] }).pages.at(-1);
        const alone = apply({ pages: [page], pageParams: [undefined] });
        return isEqual(inList, page) || (isEqual(alone.pages[0], inList) && isEqual(alone, apply(alone)));
      });
    },
  };
}

const isEqual = (one: unknown, other: unknown) => replaceEqualDeep(one, other) === one;

/**
 * The newest answer that cannot hold the write at a place of the log, for it to look at; where
 * there is none, the oldest. Where the write may be done already, it is from the same side of that
 * doubt as the answer that is edited; so it is for those before it where there is such an answer.
 */
function answerBefore(
  { answers, queryKey }: QueryRecord,
  log: readonly PendingWrite[],
  at: number,
  edited: Answer,
): Answer | undefined {
  const write = log[at] as PendingWrite;
  const isOnSide = (of: PendingWrite) => (one: Answer) => isLater(of, one) === isLater(of, edited);
  const own = touches(write, queryKey) ? answers.filter(isOnSide(write)) : answers;
  const earlier = log.slice(0, at).filter((one) => one.doubt && !one.isRefused && touches(one, queryKey));
  const side = own.filter((one) => earlier.every((before) => isOnSide(before)(one)));
  return side.findLast(isBefore(write)) ?? newestBefore(own, write);
}

const isBefore =
  ({ settledAt = Number.POSITIVE_INFINITY }: PendingWrite) =>
  ({ askedAt }: Answer) =>
    Math.min(...askedAt) < settledAt;

const newestBefore = (answers: readonly Answer[], write: PendingWrite) =>
  answers.findLast(isBefore(write)) ?? answers[0];

/** The answers of a record that a write may look at: the newest before it on either side. */
export const answersFor = ({ answers }: QueryRecord, write: PendingWrite): Answer[] =>
  [newestBefore(answers, write), answers.findLast((one) => !isLater(write, one))].filter((one) => one !== undefined);
