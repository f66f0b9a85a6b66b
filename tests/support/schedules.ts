/**
 * Random schedules of concurrent mutations against a simulated server, and the oracle that judges what is shown.
 * A server's state is a replay of its commit log; an answer is a prefix of that log. A view is right when it equals some
 * landed answer with the operations replayed on it that are neither in that prefix nor known to have been refused.
 */
import { InfiniteQueryObserver, MutationObserver, type QueryClient, QueryObserver } from '@tanstack/react-query';

export type Row = { Id: number; Name: string };
export type State = { lists: Record<number, Row[]>; counts: Record<number, number> };
export type Change =
  | { kind: 'add'; list: number; Id: number; Name: string }
  | { kind: 'rename'; list: number; Id: number; Name: string }
  | { kind: 'remove'; list: number; Id: number }
  | { kind: 'move'; list: number; to: number; Id: number };
type Operation = Change & { mutation: MutationName };
export type MutationName = 'createActivity' | 'updateActivity' | 'deleteActivity' | 'clearNotification';
type Committed = { change: Change; operation?: Operation };

export const LISTS = [1, 2] as const;
export const countsKey = ['listMilestones', 4] as const;
export const listKey = (list: number) => ['listActivities', list] as const;
export const pagesKey = ['infinite', 'listNotifications'] as const;
const PAGE = 3;

export const renamed = (rows: Row[], { Id, Name }: Row) => rows.map((row) => (row.Id === Id ? { ...row, Name } : row));
export const counted = (counts: Record<number, number>, list: number, by: number) => ({
  ...counts,
  [list]: (counts[list] ?? 0) + by,
});

/** What a change does to each part of the state: the meaning that the server, the edits and the oracle share. */
export const effects = {
  list: (rows: Row[], list: number, change: Change): Row[] => {
    if (change.kind === 'move') {
      if (change.list === change.to) return rows;
      if (change.list === list) return rows.filter(({ Id }) => Id !== change.Id);
      return change.to === list ? [...rows, { Id: change.Id, Name: `moved ${change.Id}` }] : rows;
    }
    if (change.list !== list) return rows;
    if (change.kind === 'add') return [...rows, { Id: change.Id, Name: change.Name }];
    return change.kind === 'rename' ? renamed(rows, change) : rows.filter(({ Id }) => Id !== change.Id);
  },
  counts: (counts: Record<number, number>, change: Change) => {
    if (change.kind === 'add') return counted(counts, change.list, 1);
    if (change.kind === 'remove') return counted(counts, change.list, -1);
    return change.kind === 'move' ? counted(counted(counts, change.list, -1), change.to, 1) : counts;
  },
};
export const apply = (state: State, change: Change): State => ({
  lists: Object.fromEntries(LISTS.map((list) => [list, effects.list(state.lists[list] ?? [], list, change)])),
  counts: effects.counts(state.counts, change),
});

export const random = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};

const sleep = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    setTimeout(resolve, ms);
  });

const initial: State = {
  lists: { 1: [1, 2, 3, 4, 5].map((Id) => ({ Id, Name: `a${Id}` })), 2: [6, 7].map((Id) => ({ Id, Name: `b${Id}` })) },
  counts: { 1: 5, 2: 2 },
};
const queries = ['counts', 'list1', 'list2', 'pages'] as const;
type QueryName = (typeof queries)[number];
const picture: Record<QueryName, (state: State) => unknown> = {
  counts: ({ counts }) => counts,
  list1: ({ lists }) => lists[1],
  list2: ({ lists }) => lists[2],
  pages: ({ lists }) => ({ rows: lists[1], count: lists[1]?.length }),
};

export type Strategy = (refuse: (error: unknown) => void) => {
  client: QueryClient;
  /** Options of a mutation by name, its mutationFn given. */
  options(name: MutationName, mutationFn: (change: Change) => Promise<unknown>): object;
};
export type Verdict = { wrongTicks: number; wrongAtEnd: boolean; operations: number };

/** Runs one schedule under fake timers (`advance` moves the clock and runs what is due). */
export async function runSchedule(
  seed: number,
  strategy: Strategy,
  advance: (ms: number) => Promise<void>,
): Promise<Verdict> {
  const chance = random(seed);
  const between = (low: number, high: number) => low + Math.floor(chance() * (high - low));
  const log: Committed[] = [];
  const begun: Operation[] = [];
  const refused = new Set<Operation>();
  const landed: Record<QueryName, Set<number>> = {
    counts: new Set(),
    list1: new Set(),
    list2: new Set(),
    pages: new Set(),
  };
  const stateAt = (version: number) =>
    log.slice(0, version).reduce((state, { change }) => apply(state, change), initial);
  const { client, options } = strategy(() => undefined);

  const answer = async <T>(signal: AbortSignal, of: (state: State) => T) => {
    await sleep(between(2, 30), signal);
    const version = log.length;
    const value = structuredClone(of(stateAt(version)));
    await sleep(between(2, 30), signal);
    return { value, version };
  };
  const read = (name: Exclude<QueryName, 'pages'>, queryKey: readonly unknown[]) =>
    new QueryObserver(client, {
      queryKey,
      queryFn: async ({ signal }) => {
        const { value, version } = await answer(signal, picture[name]);
        landed[name].add(version);
        return value;
      },
    });
  const pages = new InfiniteQueryObserver(client, {
    queryKey: pagesKey,
    initialPageParam: 0,
    getNextPageParam: (_last: { Data: Row[] }, all: { Data: Row[] }[]) => all.length * PAGE,
    queryFn: async ({ signal, pageParam }) => {
      const { value, version } = await answer(signal, ({ lists }) => lists[1] ?? []);
      landed.pages.add(version);
      return { Data: value.slice(pageParam, pageParam + PAGE), Count: value.length };
    },
  });
  const observers = {
    counts: read('counts', countsKey),
    list1: read('list1', listKey(1)),
    list2: read('list2', listKey(2)),
    pages,
  };
  const closers = new Map<QueryName, () => void>();
  const open = (name: QueryName) =>
    closers.set(
      name,
      observers[name].subscribe(() => undefined),
    );
  const close = (name: QueryName) => {
    closers.get(name)?.();
    closers.delete(name);
  };
  const keys: Record<QueryName, readonly unknown[]> = {
    counts: countsKey,
    list1: listKey(1),
    list2: listKey(2),
    pages: pagesKey,
  };

  const send = (operation: Operation) => {
    begun.push(operation);
    const mutationFn = async () => {
      await sleep(between(2, 60));
      const fate = chance();
      if (fate < 0.25) {
        await sleep(between(2, 20));
        refused.add(operation);
        throw new Error('409');
      }
      log.push({ change: operation, operation });
      await sleep(between(2, 40));
      // A lost answer on list 1 could tear its pages apart, which is not what is judged here.
      if (fate > 0.9 && operation.list === 2 && operation.kind !== 'move') {
        refused.add(operation);
        throw new Error('the answer was lost');
      }
      return operation;
    };
    const observer = new MutationObserver(client, options(operation.mutation, mutationFn) as never);
    observer.mutate(operation as never).catch(() => undefined);
  };

  let ids = 100;
  const pick = (): Operation => {
    const list = between(1, 3);
    const kind = chance();
    if (kind < 0.35) return { mutation: 'createActivity', kind: 'add', list, Id: ++ids, Name: `new ${ids}` };
    if (kind < 0.6)
      return { mutation: 'updateActivity', kind: 'rename', list, Id: between(1, 8), Name: `renamed ${between(1, 99)}` };
    const present = (stateAt(log.length).lists[list] ?? []).filter(
      ({ Id }) => !begun.some((own) => own.Id === Id && own.kind !== 'rename'),
    );
    const Id = present[between(0, Math.max(1, present.length))]?.Id;
    if (Id === undefined)
      return {
        mutation: 'clearNotification',
        kind: 'rename',
        list: 1,
        Id: between(1, 6),
        Name: `cleared ${between(1, 99)}`,
      };
    return kind < 0.8
      ? { mutation: 'deleteActivity', kind: 'remove', list, Id }
      : { mutation: 'updateActivity', kind: 'move', list, to: 3 - list, Id };
  };

  /** Every view that some landed answer and the operations still owed to it allow. */
  const allowed = (name: QueryName) =>
    [...landed[name]].map((version) => {
      const known = new Set(log.slice(0, version).flatMap(({ operation }) => operation ?? []));
      const owed = begun.filter((operation) => !known.has(operation) && !refused.has(operation));
      return picture[name](owed.reduce<State>((state, change) => apply(state, change), stateAt(version)));
    });
  const shownBy = (name: QueryName) => {
    const data = client.getQueryData(keys[name]) as { pages: { Data: Row[]; Count: number }[] } | undefined;
    if (name !== 'pages' || !data) return data;
    return { rows: data.pages.flatMap(({ Data }) => Data), count: data.pages.at(-1)?.Count };
  };
  const isRight = (name: QueryName) => {
    const shown = shownBy(name);
    if (shown === undefined) return true;
    const wanted = allowed(name);
    if (name !== 'pages') return wanted.some((one) => same(one, shown));
    // The pages loaded so far show the beginning of the list, and the count of all.
    const { rows, count } = shown as { rows: Row[]; count: number };
    return (wanted as { rows: Row[]; count: number }[]).some(
      (one) => count === one.count && rows.every((row, at) => same(row, one.rows[at])),
    );
  };

  for (const name of queries) if (chance() < 0.8) open(name);
  await advance(between(0, 80));
  let wrongTicks = 0;
  const steps = between(8, 16);
  for (let step = 0; step < steps; step++) {
    const what = chance();
    if (what < 0.5) send(pick());
    else if (what < 0.65) void client.refetchQueries({ type: 'active' }, { cancelRefetch: chance() < 0.5 });
    else if (what < 0.75) log.push({ change: { kind: 'add', list: 2, Id: ++ids, Name: `theirs ${ids}` } });
    else if (what < 0.85) {
      const name = queries[between(0, 4)] ?? 'counts';
      if (closers.has(name)) close(name);
      else open(name);
    } else if (pages.getCurrentResult().hasNextPage) void pages.fetchNextPage({ cancelRefetch: false });
    for (let wait = between(0, 40); wait > 0; wait -= 4) {
      await advance(4);
      wrongTicks += queries.filter((name) => !isRight(name)).length;
    }
  }
  for (const name of queries) if (!closers.has(name)) open(name);
  await advance(1500);
  // What others did since the last answer is learnt by looking again; one's own operations must need no such help.
  if (log.some(({ operation }) => !operation)) void client.refetchQueries();
  await advance(1500);
  wrongTicks += queries.filter((name) => !isRight(name)).length;
  const end = stateAt(log.length);
  const wrongAtEnd = queries.some((name) => {
    if (name !== 'pages') return !same(shownBy(name), picture[name](end));
    const shown = shownBy('pages') as { rows: Row[]; count: number } | undefined;
    return shown?.count !== end.lists[1]?.length || shown?.rows.some((row, at) => !same(row, end.lists[1]?.[at]));
  });
  for (const name of queries) close(name);
  client.clear();
  return { wrongTicks, wrongAtEnd, operations: begun.length };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
