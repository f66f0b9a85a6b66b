import type { Query, QueryCache } from '@tanstack/react-query';
import type { Doubt, Edit } from './edits.ts';
import { followedBy, isNextPage, type Pages } from './pages.ts';
import {
  answerOf,
  answersFor,
  createReplay,
  isFound,
  type PendingWrite,
  type QueryRecord,
  touches,
} from './pending-writes.ts';
import type { Request, Requests } from './requests.ts';

/** What is shown of a query, if it is still there. */
const newestOf = ({ answers, isEvicted }: QueryRecord) => new Set(isEvicted ? [] : answers.slice(-1));

/**
 * Keeps what the server said and the pending writes apart: a query's data is always the server's
 * answer with the pending writes applied to it (pending-writes.ts). An answer becomes the base only
 * if it is known of each write whether it holds it, so that counters and additions never count
 * twice. What was answered before it is made counts as asked for then: no write is older.
 */
export function createOverlay(cache: QueryCache, requests: Requests) {
  const records = new Map<string, QueryRecord>();
  let log: PendingWrite[] = [];
  let writing = 0;
  const waiting: (() => void)[] = [];

  /**
   * Writes of which nobody can tell whether an answer holds them: their requests were under way
   * while it was made.
   */
  const doubtful = ({ queryKey }: Query, { askedAt, answeredAt }: Request) =>
    log.filter(
      (write) =>
        write.sentAt !== undefined &&
        write.sentAt < answeredAt &&
        (write.settledAt ?? Number.POSITIVE_INFINITY) > askedAt &&
        touches(write, queryKey),
    );

  const isUnderWay = ({ queryKey }: Query) =>
    log.some(
      (write) =>
        write.sentAt !== undefined && write.settledAt === undefined && !write.isOpen && touches(write, queryKey),
    );

  function write(query: Query, state: Partial<Query['state']>) {
    writing++;
    query.setState(state);
    writing--;
  }

  /**
   * Puts the view back where the library wrote something else (an answer, or the state from before
   * a cancelled fetch).
   */
  function hold(query: Query) {
    const record = records.get(query.queryHash);
    if (record && !record.isEvicted && query.state.data !== record.view) write(query, { data: record.view });
  }

  /** Brings every view up to date that a pending write changes or changed. */
  function showAll(changed?: string) {
    const replay = createReplay(log, records);
    replay.findLost();
    for (const [hash, record] of records) {
      const isChanged = hash === changed || log.some((one) => touches(one, record.queryKey));
      if (isChanged && !record.isEvicted) record.view = replay.view(record);
    }
    for (const query of cache.getAll()) hold(query);
  }

  /** An answer of now, without a request. */
  const answerNow = (data: unknown) => {
    const now = requests.tick();
    return answerOf(data, { askedAt: now, answeredAt: now });
  };

  function landed(query: Query, sent: Request | undefined, isManual: boolean) {
    const { queryHash, queryKey, state } = query;
    const known = records.get(queryHash);
    const newest = known?.isEvicted ? undefined : known?.answers.at(-1);
    const request = sent ?? { askedAt: -1, answeredAt: requests.tick() };
    const record = known ?? { queryKey, answers: [], view: undefined, isEvicted: false };
    records.set(queryHash, Object.assign(record, { isEvicted: false }));
    if (isManual) record.answers.push(answerNow(state.data));
    else if (newest && isNextPage(query)) {
      const base = followedBy(newest.base as Pages, state.data as Pages);
      const askedAt = [...newest.askedAt, request.askedAt];
      record.answers.push({ base, askedAt, answeredAt: [...newest.answeredAt, request.answeredAt] });
    } else if (!newest || doubtful(query, request).length === 0) record.answers.push(answerOf(state.data, request));
    else write(query, { isInvalidated: true });
    showAll(queryHash);
    prune();
  }

  /**
   * Drops a settled write once every answer that it changes was asked for afterwards, and each
   * answer that no write looks at any more; older answers that a later write looks at count too.
   */
  function prune() {
    const needed = new Map([...records.values()].map((record) => [record, newestOf(record)]));
    const isNeeded = (one: PendingWrite) => {
      const { settledAt, isRefused, doubt } = one;
      if (settledAt === undefined) return true;
      const isAwaited = cache
        .getAll()
        .some(
          (query) =>
            query.state.fetchStatus === 'fetching' &&
            (requests.askedAt(query) ?? settledAt) < settledAt &&
            touches(one, query.queryKey),
        );
      const isOwed = [...needed].some(
        ([{ queryKey }, answers]) =>
          [...answers].some(({ askedAt }) => Math.min(...askedAt) < settledAt) && touches(one, queryKey),
      );
      return isAwaited || (isOwed && (!isRefused || doubt !== undefined));
    };
    // a write looks at what those before it have made
    log = log.toReversed().filter((one) => {
      if (!isNeeded(one)) return false;
      for (const [record, answers] of needed) for (const answer of answersFor(record, one)) answers.add(answer);
      return true;
    });
    log.reverse();
    for (const [hash, record] of records) {
      if (record.isEvicted && log.length === 0) records.delete(hash);
      else record.answers = record.answers.filter((answer) => needed.get(record)?.has(answer));
    }
  }

  function settle(one: PendingWrite) {
    one.settledAt = requests.tick();
    showAll();
    prune();
    for (const wake of waiting.splice(0)) wake();
  }

  for (const { queryKey, queryHash, state } of cache.getAll())
    if (state.data !== undefined)
      records.set(queryHash, { queryKey, answers: [answerNow(state.data)], view: state.data, isEvicted: false });

  requests.watch({
    landed,
    isShowable(query, request, answer) {
      const writes = doubtful(query, request).filter(({ isOpen }) => !isOpen);
      if (writes.length === 0) return true;
      const record = records.get(query.queryHash);
      if (!record || record.isEvicted) return false;
      return !isNextPage(query) || createReplay(log, records).isRepeatable(writes, record, answer);
    },
    async quiet(query) {
      while (isUnderWay(query)) await new Promise<void>((wake) => void waiting.push(wake));
    },
    changed(query) {
      if (writing === 0) hold(query);
    },
    removed({ queryHash }) {
      const record = records.get(queryHash);
      if (record) Object.assign(record, { isEvicted: true, view: undefined });
      prune();
    },
  });

  return {
    /** Shows a write; `doubt` is that of the try which it repeats. */
    begin(edits: readonly Edit[], doubt?: Doubt): PendingWrite {
      const one: PendingWrite = { edits, doubt };
      log.push(one);
      showAll();
      return one;
    },
    /** Its request leaves now. */
    send(one: PendingWrite) {
      one.sentAt ??= requests.tick();
    },
    /** The server has answered 503: what is shown stays, and nobody waits for it any more. */
    leaveOpen(one: PendingWrite) {
      one.isOpen = true;
      for (const wake of waiting.splice(0)) wake();
    },
    /** The server has done it: it stays in view until an answer lands that was asked for later. */
    acknowledge: settle,
    /**
     * The server has refused it, or nobody knows (`isUnknown`), or the person has taken it back: it
     * alone goes.
     */
    takeBack(one: PendingWrite, isUnknown = false) {
      one.isRefused = true;
      if (!isUnknown) one.doubt = undefined;
      else if (!isFound(one)) one.doubt = { since: requests.tick(), found: one.doubt?.found ?? new Map() };
      settle(one);
    },
  };
}
