import { matchQuery, type Query, type QueryCache, type QueryKey } from '@tanstack/react-query';
import type { Edit } from './edits.ts';

/** A pending operation: its edits are replayed on every answer that cannot know of it yet. */
type Entry = { edits: Edit[]; acknowledgedAt?: number };

/** What the server last said to one query (`base`), when that was asked for, and what is shown of it. */
type Answer = { base: unknown; askedAt: number; view: unknown };

/** How many settled operations are remembered; an answer that is older than all of them is not trusted. */
const REMEMBERED = 200;
/** The time of an answer that nobody is known to have asked for: before everything. */
const NEVER = -1;

/**
 * Keeps what the server said and what is still on its way apart: a query's data is always `replay(base, pending operations)`
 * (design, section 2). An answer is taken as base only if no operation that edits it was under way between its request and
 * its landing, so that counters and additions are never counted twice.
 */
export function createOverlay(cache: QueryCache) {
  const answers = new Map<string, Answer>();
  const asked = new Map<string, number>();
  const settled: { keys: QueryKey[]; at: number }[] = [];
  let log: Entry[] = [];
  let clock = 0;
  let forgottenUpTo = 0;
  let writing = false;
  let waiting: (() => void)[] = [];

  const edits = (query: Query) =>
    log.flatMap((entry) =>
      entry.edits.filter(({ key }) => matchQuery({ queryKey: key }, query)).map((one) => ({ entry, one })),
    );

  const replay = (query: Query, { base, askedAt }: Pick<Answer, 'base' | 'askedAt'>) =>
    edits(query)
      .filter(({ entry }) => entry.acknowledgedAt === undefined || entry.acknowledgedAt > askedAt)
      .reduce((view, { one }) => one.change(view), base);

  const isUnderWay = (query: Query) => edits(query).some(({ entry }) => entry.acknowledgedAt === undefined);

  /** Was an operation that edits this query under way at some time since `since`? */
  const disturbed = (query: Query, since: number) =>
    since < forgottenUpTo ||
    isUnderWay(query) ||
    settled.some(({ keys, at }) => at > since && keys.some((key) => matchQuery({ queryKey: key }, query)));

  function write(query: Query, state: Partial<Query['state']>) {
    writing = true;
    query.setState(state);
    writing = false;
  }

  /** Puts the view back where the library wrote something else (an answer, or the state from before a cancelled fetch). */
  function hold(query: Query) {
    const answer = answers.get(query.queryHash);
    if (answer && query.state.data !== answer.view) write(query, { data: answer.view });
  }

  function show(query: Query) {
    const answer = answers.get(query.queryHash);
    if (!answer) return;
    answer.view = replay(query, answer);
    hold(query);
  }

  function land(query: Query, manual: boolean) {
    const known = answers.get(query.queryHash);
    const further = !manual && isNextPage(query);
    const askedAt = manual ? ++clock : (asked.get(query.queryHash) ?? NEVER);
    const usable = manual || !known || !(disturbed(query, askedAt) || (further && edits(query).length > 0));
    if (usable) {
      const base = known && further ? appendPage(known.base, query.state.data) : query.state.data;
      answers.set(query.queryHash, { base, askedAt: known && further ? known.askedAt : askedAt, view: undefined });
    } else write(query, { isInvalidated: true });
    show(query);
    prune();
  }

  /** An acknowledged operation has served when every answer it edits was asked for after its acknowledgement. */
  function prune() {
    log = log.filter(({ acknowledgedAt, edits }) => {
      if (acknowledgedAt === undefined) return true;
      const queries = edits.flatMap(({ key }) => cache.findAll({ queryKey: key }));
      return queries.some(
        ({ queryHash }) => (answers.get(queryHash)?.askedAt ?? Number.POSITIVE_INFINITY) < acknowledgedAt,
      );
    });
  }

  function showAll(entry: Entry) {
    for (const { key } of entry.edits) for (const query of cache.findAll({ queryKey: key })) show(query);
  }

  function settle(entry: Entry) {
    settled.push({ keys: entry.edits.map(({ key }) => key), at: ++clock });
    if (settled.length > REMEMBERED) forgottenUpTo = settled.shift()?.at ?? forgottenUpTo;
    for (const wake of waiting) wake();
    waiting = [];
    return clock;
  }

  cache.subscribe(({ type, query, ...event }) => {
    if (writing) return;
    if (type === 'removed') {
      answers.delete(query.queryHash);
      asked.delete(query.queryHash);
    } else if (type === 'updated' && 'action' in event) {
      if (event.action.type === 'fetch') asked.delete(query.queryHash);
      if (event.action.type === 'success') land(query, event.action.manual === true);
      else hold(query);
    }
  });

  return {
    /** A request of this query is about to be sent. Later pages of the same answer keep the time of the first, a repetition does not. */
    ask(query: Query, again: boolean) {
      const at = ++clock;
      if (again || !asked.has(query.queryHash)) asked.set(query.queryHash, at);
      return at;
    },
    /** Is an answer to a request sent at `askedAt` free of operations under way? */
    isClear: (query: Query, askedAt: number) => answers.has(query.queryHash) || !disturbed(query, askedAt),
    /** Resolves when no operation that edits this query is under way. */
    async quiet(query: Query) {
      while (isUnderWay(query)) await new Promise<void>((wake) => void waiting.push(wake));
    },
    begin(edits: Edit[]): Entry {
      const entry: Entry = { edits };
      log.push(entry);
      showAll(entry);
      return entry;
    },
    /** The server has done it: it stays in view until an answer lands that was asked for after this moment. */
    acknowledge(entry: Entry) {
      entry.acknowledgedAt = settle(entry);
      prune();
    },
    /** The server has refused it: it alone is taken back. */
    takeBack(entry: Entry) {
      log = log.filter((other) => other !== entry);
      settle(entry);
      showAll(entry);
    },
  };
}

type Pages = { pages: unknown[]; pageParams: unknown[] };
const isNextPage = (query: Query) => {
  const meta = query.state.fetchMeta as { fetchMore?: { direction?: string } } | null;
  return meta?.fetchMore?.direction === 'forward';
};

/** The library appends a further page to what is shown; the base gets the page alone. */
const appendPage = (base: unknown, shown: unknown): Pages => ({
  pages: [...(base as Pages).pages, (shown as Pages).pages.at(-1)],
  pageParams: (shown as Pages).pageParams,
});

export type Overlay = ReturnType<typeof createOverlay>;
export type PendingOperation = Entry;
