import type { Row } from '../../scripts/support/bench.ts';
import { type QueryName, runSchedule, type Scope, type Strategy } from '../support/schedules.ts';
import { simulateTime } from '../support/simulated-time.ts';
import { overlay, snapshots } from '../support/strategies.ts';
import { tanstackDb } from '../support/strategies-tanstack-db.ts';

const SCHEDULES = 2000;

export const name = `Optimistic work: ${SCHEDULES} random schedules of concurrent mutations, the same for all (empty: not offered)`;

type Time = ReturnType<typeof simulateTime>;
type Peer = { label: string; strategy: Strategy; offers: QueryName[]; kind?: 'base' };

const LISTS: QueryName[] = ['list1', 'list2'];
const peers: Peer[] = [
  {
    label: "the library's snapshot recipe",
    strategy: snapshots,
    offers: [...LISTS, 'counts', 'pages'],
    kind: 'base',
  },
  { label: 'TanStack DB, handlers', strategy: tanstackDb('handlers'), offers: LISTS },
  { label: 'TanStack DB, actions', strategy: tanstackDb('actions'), offers: [...LISTS, 'counts'] },
  { label: 'TanStack DB, queue', strategy: tanstackDb('queue'), offers: [...LISTS, 'counts'] },
  { label: 'our overlay', strategy: overlay, offers: [...LISTS, 'counts', 'pages'] },
];
const scopes: Record<Scope, string> = { screen: 'what the screen shows', everything: 'everything' };

async function score({ advance }: Time, scope: Scope, { label, strategy, offers, kind }: Peer): Promise<Row> {
  let [wrongViews, atEnd, operations] = [0, 0, 0];
  const wrong: ReadonlySet<QueryName>[] = [];
  for (let seed = 1; seed <= SCHEDULES; seed++) {
    const verdict = await runSchedule(seed, strategy, advance, scope);
    wrong.push(verdict.wrong);
    wrongViews += verdict.wrongTicks;
    atEnd += verdict.wrongAtEnd ? 1 : 0;
    operations += verdict.operations;
  }
  const schedules = (...names: QueryName[]) =>
    names.every((name) => offers.includes(name))
      ? wrong.filter((one) => names.some((name) => one.has(name))).length
      : Number.NaN;
  const values = {
    'schedules with wrong lists': schedules(...LISTS),
    'with wrong counts': schedules('counts'),
    'with wrong pages': schedules('pages'),
    'with any wrong value': schedules(...offers),
    '%': (100 * schedules(...offers)) / SCHEDULES,
    'wrong views': wrongViews,
    'wrong at the end': atEnd,
    operations,
  };
  return { label: `${label}: ${scopes[scope]}`, kind, values };
}

/** How often each way of working shows something that is neither a server's answer nor a pending operation. */
export async function run(): Promise<Row[]> {
  const time = simulateTime();
  try {
    const rows: Row[] = [];
    for (const scope of ['screen', 'everything'] as const)
      for (const peer of peers) rows.push(await score(time, scope, peer));
    return rows;
  } finally {
    time.restore();
  }
}
