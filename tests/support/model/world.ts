import {
  focusManager,
  hashKey,
  InfiniteQueryObserver,
  type InfiniteQueryObserverResult,
  type QueryClient,
  QueryObserver,
} from '@tanstack/react-query';
import { type Act, createActs, type Report } from './acts.ts';
import { type createClient, startWrite, type Told } from './client.ts';
import { operationOf } from './intents.ts';
import { createNetwork } from './network.ts';
import { createOracle, type Wrong } from './oracle.ts';
import { type ReadId, reads } from './reads.ts';
import type { Schedule, Step } from './schedule.ts';
import { createServer } from './server.ts';
import { type ViewName, viewNames, views } from './views.ts';

const hashes = new Map<ViewName, string>();
/** Looked up after every event of every schedule, so that it is made once. */
function hashOf(name: ViewName): string {
  const hash = hashes.get(name) ?? hashKey(views[name].options.queryKey as readonly unknown[]);
  hashes.set(name, hash);
  return hash;
}

type Observer = { stop(): void; result(): InfiniteQueryObserverResult; next(): void };
export type World = ReturnType<typeof createWorld>;

/** Client, server, network and oracle of one schedule, and what its steps do to them. */
export function createWorld(schedule: Schedule, trace: (line: string) => void, makeClient: typeof createClient) {
  let now = 0;
  let epoch = 0;
  let stamps = 0;
  const wrong: Wrong[] = [];
  const changed = () => void epoch++;
  const found = (one: Wrong) => {
    if (wrong.some(({ kind, about }) => kind === one.kind && about === one.about)) return;
    wrong.push(one);
    trace(
      `!! ${one.kind}: ${one.about}\n     shown    ${JSON.stringify(one.shown)}\n     expected ${JSON.stringify(one.expected)}`,
    );
  };
  /** The time, and within a millisecond the order: what ends and is asked for at once has one. */
  const stamp = () => now + ++stamps / 1e6;
  const acts = createActs(stamp);
  const server = createServer(trace);
  const network = createNetwork({ schedule, acts, server, now: stamp, trace, changed });
  const client: QueryClient = makeClient({ failed, withdrawn });
  const open = new Map<ViewName, Observer>();
  const scrolled = new Set<ViewName>();
  const shown = (name: ViewName) => client.getQueryCache().get(hashOf(name))?.state.data;
  const oracle = createOracle({ acts, server, network, shown });
  const judged = new Map<ViewName, { data: unknown; epoch: number }>();

  function failed(failure: Parameters<Parameters<typeof createClient>[0]['failed']>[0], told: Told) {
    if (failure.kind === 'read') return;
    // 'Still processing' is not yet a word about how it ended
    const isFinal = told.notice?.tone !== 'info';
    const report = acts.reported(failure, isFinal);
    trace(
      `  report ${failure.operationId}: ${told.notice?.message?.replaceAll('\n', ' / ')} ${told.notice?.action ? `[${told.notice.action.label}]` : ''}`,
    );
    if (!report) return found({ kind: 'told twice', about: failure.operationId });
    if (told.notice?.action === undefined && isFinal) report.isUsed = true;
    changed();
  }
  function withdrawn(retry: () => void) {
    const report = reportOf((one) => one.failure.retry === retry);
    if (!report || report.report.isUsed) return;
    trace(`  the retry of #${report.act.id} is withdrawn`);
    report.report.isWithdrawn = true;
  }
  const reportOf = (isIt: (report: Report) => boolean) =>
    acts.all.flatMap((act) => act.reports.map((report) => ({ act, report }))).find(({ report }) => isIt(report));

  function watch(name: ViewName) {
    if (open.has(name)) return;
    const { options, paged } = views[name];
    if (!paged) {
      const observer = new QueryObserver(client, options as never);
      open.set(name, {
        stop: observer.subscribe(() => undefined),
        result: () => observer.getCurrentResult() as never,
        next: () => undefined,
      });
      return;
    }
    const observer = new InfiniteQueryObserver(client, options as never);
    const stop = observer.subscribe(() => undefined);
    const result = () => observer.getCurrentResult() as unknown as InfiniteQueryObserverResult;
    open.set(name, { stop, result, next: () => void observer.fetchNextPage({ cancelRefetch: false }) });
  }
  const close = (name: ViewName) => {
    open.get(name)?.stop();
    open.delete(name);
  };

  /**
   * After each event: everything that is looked at is judged. A list that is scrolled to its end
   * asks for the next page.
   */
  function look() {
    for (const name of open.keys()) {
      const data = shown(name);
      const before = judged.get(name);
      if (data === undefined || (before?.data === data && before.epoch === epoch)) continue;
      judged.set(name, { data, epoch });
      const one = oracle.judge(name, data as object);
      if (one) found(one);
    }
    for (const name of scrolled) {
      const { hasNextPage, isFetching, isFetchNextPageError } = open.get(name)?.result() ?? {};
      if (hasNextPage && !isFetching && !isFetchNextPageError) open.get(name)?.next();
    }
  }

  function begin(act: Act) {
    trace(`  begin #${act.id} ${act.request}`);
    changed();
    startWrite(client, act.operation.id, act.operation.variables);
  }
  /** Failures that stand, with the 'Try again' that they offer. */
  const standing = () =>
    acts.all.flatMap((act) => {
      const report = act.reports.findLast(({ isFinal, isWithdrawn, isUsed }) => isFinal && !isWithdrawn && !isUsed);
      return report?.failure.retry && act.state !== 'pending' && act.state !== 'done' ? [{ act, report }] : [];
    });

  const steps: { [Do in Step['do']]: (step: Extract<Step, { do: Do }>) => void } = {
    open: ({ view }) => watch(view),
    close: ({ view }) => close(view),
    next: ({ view }) => open.get(view)?.result().hasNextPage && open.get(view)?.next(),
    scroll: ({ view }) => void scrolled.add(view),
    refetch: ({ view, cancel = false }) =>
      void client.refetchQueries(
        { queryKey: views[view].options.queryKey as readonly unknown[], exact: true, type: 'active' },
        { cancelRefetch: cancel },
      ),
    write({ intent, fates = [] }) {
      const operation = operationOf((view) => (open.has(view) ? shown(view) : undefined), intent);
      if (operation) begin(acts.begin(operation, fates));
    },
    other({ intent }) {
      const state = server.now();
      const all = (view: ViewName) => {
        if (!(view in views)) return undefined;
        const { read, params, query, paged } = views[view];
        const answer =
          reads[read as ReadId](state, params as never, { ...query, pageSize: '1000' } as never) ?? undefined;
        return paged ? { pages: [answer] } : answer;
      };
      const operation = operationOf(all, intent);
      if (operation) server.perform(operation);
      changed();
    },
    retry({ at, fates = [] }) {
      const all = standing();
      const chosen = all[at % Math.max(1, all.length)];
      if (!chosen) return;
      chosen.report.isUsed = true;
      acts.again(chosen.act, fates);
      changed();
      trace(`  try again #${chosen.act.id}`);
      chosen.report.failure.retry?.();
    },
    answer: ({ view, fate }) => network.expect(view, fate),
    focus() {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    },
    evict() {
      for (const query of client.getQueryCache().findAll({ type: 'inactive' })) client.getQueryCache().remove(query);
      for (const name of viewNames) {
        if (open.has(name)) continue;
        for (const key of network.landed.keys())
          if (key.slice(0, key.lastIndexOf(' ')) === name) network.landed.delete(key);
      }
    },
    expire: () => network.expire(),
    wait: () => undefined,
  };
  return {
    ...{
      schedule,
      acts,
      server,
      network,
      client,
      oracle,
      open,
      scrolled,
      wrong,
      found,
      look,
      watch,
      close,
      shown,
      standing,
    },
    take: (step: Step) => (steps[step.do] as (step: Step) => void)(step),
    tick(ms: number) {
      now = ms;
    },
    trace,
  };
}
