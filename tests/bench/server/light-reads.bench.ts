import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { median, p95, type Row } from '../../../scripts/support/bench.ts';
import { startProduct, type Where } from '../../faults/support/product.ts';
import { signIn } from '../../support/sign-in.ts';
import { engines } from './engines.ts';
import { startOtherPerson, tokenIn } from './other-person.ts';
import { type Ask, send } from './product.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
/** Of each round at least, idle and under each load. */
const READS = 200;
/** Under a load a round goes on until the load was done so often: a plan or an import has quiet and loud parts. */
const LOADS = 2;
const MOST_READS = 2000;
const PAUSE_MS = 5;
const EDITION = 4;
const countriesOf = { operationId: 'listCountriesProgress', params: { reportEditionId: EDITION } } satisfies Ask;

export const name = `Light reads against the real server, idle and while something heavy runs by turns: medians of ${ROUNDS} rounds of at least ${READS}`;

const light: Ask[] = [
  { operationId: 'readCurrentUser' },
  {
    operationId: 'listDashboardIndicators',
    params: { editionId: EDITION },
    query: { currentUser: false, offset: 14_000 },
  },
  { operationId: 'readIndicatorRating', params: { countryId: 404, reportEditionId: EDITION, indicatorId: 451 } },
];

type Call = (ask: Ask) => Promise<{ ms: number; body: Buffer }>;
type Heavy = { name: string; asks: Ask[] };

async function heavies(call: Call): Promise<Heavy[]> {
  const progress = JSON.parse((await call(countriesOf)).body.toString()) as { CountryId: number }[];
  const countries = progress.map(({ CountryId }) => CountryId);
  const exporting: Ask = {
    operationId: 'exportData',
    body: {
      ReportEditionIds: [EDITION],
      ExportFieldChoice: 0,
      ExportFormatChoice: null,
      CountryIds: countries,
      IndicatorIds: Array.from({ length: 150 }, (_, index) => index + 1),
    },
  };
  const download = (token: string): Ask => ({ operationId: 'downloadExport', params: { token } });
  const file = (await call(download(tokenIn((await call(exporting)).body)))).body;
  const all: Heavy[] = [
    {
      name: 'compares of two editions',
      asks: [{ operationId: 'readCompare', query: { editions: [EDITION, EDITION - 1], countries } }],
    },
    { name: 'exports of an edition', asks: [exporting, download('{download}')] },
    { name: 'imports of an edition', asks: [{ operationId: 'importFile', body: new Uint8Array(file) }] },
    { name: 'plans of an edition', asks: await plansOf(call, countries) },
  ];
  return all.filter(({ name: load }) => load.includes(process.env.BENCH_LOAD ?? ''));
}

/** Two plans of the whole edition by turns, so that each gives every country indicator to another. */
async function plansOf(call: Call, countries: number[]): Promise<Ask[]> {
  const { body } = await call({ operationId: 'listMilestones', params: { id: EDITION } });
  const milestones = JSON.parse(body.toString()) as { Id: number }[];
  return [
    [2, 8],
    [8, 2],
  ].map((UserIds) => ({
    operationId: 'applyAssignmentPlan',
    params: { editionId: EDITION },
    body: { Cells: milestones.map(({ Id }) => ({ MilestoneId: Id, CountryIds: countries, Research: { UserIds } })) },
  }));
}

/** The milliseconds of light reads one after the other, `READS` of them and on until it is enough. */
async function times(call: Call, isEnough = () => true): Promise<number[]> {
  const found: number[] = [];
  while (found.length < READS || (!isEnough() && found.length < MOST_READS)) {
    const ask = light[found.length % light.length];
    if (ask) found.push((await call(ask)).ms);
    await sleep(PAUSE_MS);
  }
  return found;
}

async function timesUnder(work: Parameters<typeof startOtherPerson>[0], call: Call): Promise<number[]> {
  const other = await startOtherPerson(work);
  const before = other.done();
  const found = await times(call, () => other.done() - before >= LOADS);
  await other.end();
  return found;
}

/** Idle and under a load, one right after the other, so that what else the machine does disturbs both. */
interface Pair {
  idle: number[];
  busy: number[];
}

/** Of a single round both percentiles move by half; of the middle one far less. */
const middle = (rounds: number[][]) => ({ 'p50 ms': median(rounds.map(median)), 'p95 ms': median(rounds.map(p95)) });

function rowOf(label: string, pairs: Pair[]): Row {
  const ratios = pairs.map(({ idle, busy }) => p95(busy) / p95(idle));
  return {
    label,
    values: {
      ...middle(pairs.map(({ busy }) => busy)),
      'p95 ÷ idle': median(ratios),
      least: Math.min(...ratios),
      most: Math.max(...ratios),
    },
  };
}

async function measureServer(engine: string, where: Where): Promise<Row[]> {
  const product = await startProduct(where);
  const agent = new Agent({ keepAlive: true });
  try {
    const authority = `http://localhost:${product.ports[1]}`;
    const { access_token: token } = await signIn(authority, 'admin@demo.test', { publicUrl: product.url });
    const call: Call = (ask) => send(agent, product.url, token, ask);
    const loads = await heavies(call);
    await times(call);
    const pairs = new Map<string, Pair[]>(loads.map(({ name: load }) => [load, []]));
    for (let round = 0; round < ROUNDS; round++)
      for (const { name: load, asks } of loads) {
        const idle = await times(call);
        const busy = await timesUnder({ url: product.url, token, asks }, call);
        pairs.get(load)?.push({ idle, busy });
        console.error(
          `${engine}, ${load}, round ${round + 1}: p95 ${p95(idle).toFixed(1)} → ${p95(busy).toFixed(1)} ms`,
        );
      }
    const idle = [...pairs.values()].flat().map((pair) => pair.idle);
    return [
      { label: `${engine}: idle`, kind: 'base', values: middle(idle) },
      ...[...pairs].map(([load, rounds]) => rowOf(`${engine}: during ${load}`, rounds)),
    ];
  } finally {
    agent.destroy();
    await product.stop();
  }
}

/** Three light reads by turns: who I am, a page of the dashboard, one rating. The goal is a 95th percentile of at most 2×. */
export async function run(): Promise<Row[]> {
  const found: Row[] = [];
  for (const engine of engines()) {
    found.push(...(await engine.with((where) => measureServer(engine.name, where))));
  }
  return found;
}
