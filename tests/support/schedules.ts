/**
 * Random schedules of concurrent mutations against a simulated server, and the oracle that judges
 * what is shown. A server's state is a replay of its commit log; a response is a prefix of that
 * log. A view is right when it equals some landed response with the operations replayed on it that
 * are neither in that prefix nor known to have been refused.
 */
import { draw, random } from './random.ts';

export type Row = { Id: number; Name: string };
export type State = { lists: Record<number, Row[]>; counts: Record<number, number> };
export type Change =
  | { kind: 'add'; list: number; Id: number; Name: string }
  | { kind: 'rename'; list: number; Id: number; Name: string }
  | { kind: 'remove'; list: number; Id: number }
  | { kind: 'move'; list: number; to: number; Id: number };
export type Operation = Change & { mutation: MutationName };
export type MutationName = 'createActivity' | 'updateActivity' | 'deleteActivity' | 'clearNotification';
/** The contract's area of each mutation: its writes may be sent one after the other. */
export const areaOf = {
  createActivity: 'structure',
  updateActivity: 'structure',
  deleteActivity: 'structure',
  clearNotification: 'notifications',
} as const satisfies Record<MutationName, string>;
type Committed = { change: Change; operation?: Operation };

export const LISTS = [1, 2] as const;

const renamed = (rows: Row[], { Id, Name }: Row) => rows.map((row) => (row.Id === Id ? { ...row, Name } : row));
const counted = (counts: Record<number, number>, list: number, by: number) => ({
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
const apply = (state: State, change: Change): State => ({
  lists: Object.fromEntries(LISTS.map((list) => [list, effects.list(state.lists[list] ?? [], list, change)])),
  counts: effects.counts(state.counts, change),
});

/** How far the random numbers of reads, and of one write from the next, lie from those of the steps. */
const [READS, WRITES] = [1_000_003, 7_000_003];
const LONGEST_READ = 60;
const THEIRS = 'theirs';
const takesAway = ({ kind }: Change) => kind === 'remove' || kind === 'move';

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
export type QueryName = (typeof queries)[number];
export type View = {
  counts: Record<number, number>;
  list1: Row[];
  list2: Row[];
  pages: { rows: Row[]; count: number };
};
const viewOf = ({ counts, lists: { 1: list1 = [], 2: list2 = [] } }: State): View => ({
  counts,
  list1,
  list2,
  pages: { rows: list1, count: list1.length },
});

/** The simulated server, as an engine reaches it. */
export type Server = {
  read<Name extends QueryName>(name: Name, signal: AbortSignal): Promise<View[Name]>;
  write(operation: Operation): Promise<unknown>;
  /** Tells the oracle that the engine gave an operation up, so that no view owes it any more. */
  giveUp(operation: Operation): void;
};
/** A way of working optimistically, as a schedule drives it. */
export type Engine = {
  /** The queries that it can serve; the others are not judged. */
  offers: readonly QueryName[];
  /** Whether its lists are in the server's order; if not, they are compared by Id. */
  ordered: boolean;
  /** Puts a query on the screen; returns what takes it off again. */
  open(name: QueryName): () => void;
  /** What the screen shows; undefined before the first response. */
  shown<Name extends QueryName>(name: Name): View[Name] | undefined;
  send(operation: Operation): void;
  refetch(which: 'open' | 'all', cancelRefetch: boolean): void;
  fetchNextPage(): void;
  close(): void;
};
export type Strategy = (server: Server) => Engine;
export type Verdict = {
  wrongTicks: number;
  wrongAtEnd: boolean;
  operations: number;
  /** The queries that were wrong at any time. */
  wrong: ReadonlySet<QueryName>;
};

/**
 * What a schedule may do and what is judged: 'everything' includes rows that have not been read yet
 * and the responses of closed queries; 'screen' starts with every query loaded, changes only rows
 * that are shown, and judges only queries that are open.
 */
export type Scope = 'everything' | 'screen';

/** A server whose every state is known: `allowed` lists the views that are right at this moment. */
function simulateServer(seed: number) {
  const log: Committed[] = [];
  const begun: Operation[] = [];
  const refused = new Set<Operation>();
  const landed = new Map(queries.map((name) => [name, new Set<number>()]));
  const stateAt = (version: number) =>
    log.slice(0, version).reduce((state, { change }) => apply(state, change), initial);

  const delay = draw(random(seed + READS));
  const server: Server = {
    read: async (name, signal) => {
      const [request, response] = [delay(2, LONGEST_READ / 2), delay(2, LONGEST_READ / 2)];
      await sleep(request, signal);
      const version = log.length;
      const answer = structuredClone(viewOf(stateAt(version))[name]);
      await sleep(response, signal);
      landed.get(name)?.add(version);
      return answer;
    },
    write: async (operation) => {
      const chance = random(seed + WRITES * (begun.indexOf(operation) + 1));
      const between = draw(chance);
      const fate = chance();
      await sleep(between(2, 60));
      if (fate < 0.25) {
        await sleep(between(2, 20));
        refused.add(operation);
        throw new Error('409');
      }
      log.push({ change: operation, operation });
      await sleep(between(2, 40));
      // A lost response on list 1 could tear its pages apart, which is not what is judged here.
      if (fate > 0.9 && operation.list === 2 && operation.kind !== 'move') {
        refused.add(operation);
        throw new Error('the answer was lost');
      }
      return operation;
    },
    giveUp: (operation) => void refused.add(operation),
  };
  /** Every view that some landed response and the operations still owed to it allow. */
  const allowed = <Name extends QueryName>(name: Name): View[Name][] =>
    [...(landed.get(name) ?? [])].map((version) => {
      const known = new Set(log.slice(0, version).flatMap(({ operation }) => operation ?? []));
      const owed = begun.filter((operation) => !known.has(operation) && !refused.has(operation));
      return viewOf(owed.reduce<State>((state, change) => apply(state, change), stateAt(version)))[name];
    });
  return { server, begun, log, stateAt, allowed };
}

/**
 * Pages may be of different responses, between which rows move: each row is right, none is there
 * twice, and so is the order and the count.
 */
function arePagesRight({ rows, count }: View['pages'], views: View['pages'][]): boolean {
  const places = views.map((view) => new Map(view.rows.map((row, at) => [JSON.stringify(row), at])));
  const isKnown = (row: Row) => places.some((known) => known.has(JSON.stringify(row)));
  const follows = (row: Row, other: Row) =>
    places.some((known) => {
      const [one, two] = [known.get(JSON.stringify(row)), known.get(JSON.stringify(other))];
      return one === undefined || two === undefined || one < two;
    });
  const isInOrder = rows.every((row, at) => at === 0 || follows(rows[at - 1] as Row, row));
  const isOnce = new Set(rows.map(({ Id }) => Id)).size === rows.length;
  return isOnce && isInOrder && rows.every(isKnown) && views.some((view) => view.count === count);
}

/**
 * Runs one schedule under fake timers (`advance` moves the clock and runs what is due). Steps, fates of operations and delays of
 * reads are drawn apart from each other, so that every engine gets the same steps and fates however often it reads.
 */
export async function runSchedule(
  seed: number,
  strategy: Strategy,
  advance: (ms: number) => Promise<void>,
  scope: Scope = 'everything',
): Promise<Verdict> {
  const { server, begun, log, stateAt, allowed } = simulateServer(seed);
  const engine = strategy(server);
  const judged = queries.filter((name) => engine.offers.includes(name));

  const equals = (shown: View[QueryName] | undefined, wanted: View[QueryName]) => {
    // The pages loaded so far show the beginning of the list, and the count of all.
    if (shown && 'rows' in shown && 'rows' in wanted)
      return (
        shown.count === wanted.count && shown.rows.every((row, at) => same(row, (wanted as View['pages']).rows[at]))
      );
    const arranged = (view: typeof shown) => (Array.isArray(view) && !engine.ordered ? byId(view) : view);
    return same(arranged(shown), arranged(wanted));
  };
  const isRight = (shown: View[QueryName], views: View[QueryName][]) =>
    'rows' in shown ? arePagesRight(shown, views as View['pages'][]) : views.some((wanted) => equals(shown, wanted));
  const closers = new Map<QueryName, () => void>();
  const wrong = new Set<QueryName>();
  let wrongTicks = 0;
  const judge = () => {
    for (const name of judged) {
      if (scope === 'screen' && !closers.has(name)) continue;
      const shown = engine.shown(name);
      if (shown === undefined || isRight(shown, allowed(name))) continue;
      wrong.add(name);
      wrongTicks++;
    }
  };

  const chance = random(seed);
  const between = draw(chance);
  let ids = 100;
  /** Rows of a list that a screen shows: those of others may not have been read yet, one's own may be removed already. */
  const onScreen = (list: number) =>
    (stateAt(log.length).lists[list] ?? []).filter(
      ({ Id, Name }) => !Name.startsWith(THEIRS) && !begun.some((own) => own.Id === Id && takesAway(own)),
    );
  const pick = (): Operation => {
    const [list, kind, which, number] = [between(1, 3), chance(), chance(), between(1, 99)];
    const oneOf = (rows: Row[]) => rows[Math.floor(which * rows.length)]?.Id;
    // An Id that no row has: such a renaming changes nothing.
    const renamedIn = (of: number) => (scope === 'everything' ? 1 + Math.floor(which * 7) : (oneOf(onScreen(of)) ?? 0));
    if (kind < 0.35) return { mutation: 'createActivity', kind: 'add', list, Id: ++ids, Name: `new ${ids}` };
    if (kind < 0.6)
      return { mutation: 'updateActivity', kind: 'rename', list, Id: renamedIn(list), Name: `renamed ${number}` };
    const rows = scope === 'everything' ? (stateAt(log.length).lists[list] ?? []) : onScreen(list);
    const Id = oneOf(rows.filter((row) => !begun.some((own) => own.Id === row.Id && own.kind !== 'rename')));
    if (Id === undefined)
      return { mutation: 'clearNotification', kind: 'rename', list: 1, Id: renamedIn(1), Name: `cleared ${number}` };
    return kind < 0.8
      ? { mutation: 'deleteActivity', kind: 'remove', list, Id }
      : { mutation: 'updateActivity', kind: 'move', list, to: 3 - list, Id };
  };
  const open = (name: QueryName) => closers.set(name, engine.open(name));
  const toggle = (name: QueryName) => {
    const close = closers.get(name);
    if (!close) return void open(name);
    closers.delete(name);
    close();
  };
  const step = () => {
    const what = chance();
    if (what < 0.5) {
      const operation = pick();
      begun.push(operation);
      engine.send(operation);
    } else if (what < 0.65) engine.refetch('open', chance() < 0.5);
    else if (what < 0.75) log.push({ change: { kind: 'add', list: 2, Id: ++ids, Name: `${THEIRS} ${ids}` } });
    else if (what < 0.85) toggle(queries[between(0, 4)] ?? 'counts');
    else engine.fetchNextPage();
  };

  for (const name of queries) if (chance() < 0.8 || scope === 'screen') open(name);
  await advance(between(0, 80) + (scope === 'screen' ? LONGEST_READ : 0));
  for (let steps = between(8, 16); steps > 0; steps--) {
    step();
    for (let wait = between(0, 40); wait > 0; wait -= 4) {
      await advance(4);
      judge();
    }
  }
  for (const name of queries) if (!closers.has(name)) open(name);
  await advance(1500);
  // What others did since the last response is learnt by looking again; one's own operations must need no such help.
  if (log.some(({ operation }) => !operation)) engine.refetch('all', true);
  await advance(1500);
  judge();
  const end = viewOf(stateAt(log.length));
  const wrongAtEnd = judged.some((name) => !equals(engine.shown(name), end[name]));
  for (const close of closers.values()) close();
  engine.close();
  return { wrongTicks, wrongAtEnd, operations: begun.length, wrong };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const byId = (rows: Row[]) => rows.toSorted((one, other) => one.Id - other.Id);
