import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Row } from '../../../scripts/support/bench.ts';
import { startProduct, type Where } from '../../faults/support/product.ts';
import { signIn } from '../../support/sign-in.ts';
import { engines } from './engines.ts';
import { startOtherPerson, tokenIn } from './other-person.ts';
import { type Ask, send } from './product.ts';

const ROUNDS = 3;
/** Of each round, idle and under each load. */
const READS = 200;
const PAUSE_MS = 5;
const EDITION = 4;
const countriesOf = { operationId: 'listCountriesProgress', params: { reportEditionId: EDITION } } satisfies Ask;

export const name = `Light reads against the real server, idle and while something heavy runs: the calmest of ${ROUNDS} rounds of ${READS}`;

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

async function times(call: Call): Promise<number[]> {
  const found: number[] = [];
  for (let read = 0; read < READS; read++) {
    const ask = light[read % light.length];
    if (ask) found.push((await call(ask)).ms);
    await sleep(PAUSE_MS);
  }
  return found.sort((a, b) => a - b);
}

const at = (sorted: number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;

/** The round with the lowest 95th percentile: what else the machine did disturbed it least. */
const calmest = (rounds: number[][]): number[] => rounds.toSorted((a, b) => at(a, 0.95) - at(b, 0.95))[0] ?? [];

async function measureServer(engine: string, where: Where): Promise<Row[]> {
  const product = await startProduct(where);
  const agent = new Agent({ keepAlive: true });
  try {
    const authority = `http://localhost:${product.ports[1]}`;
    const { access_token: token } = await signIn(authority, 'admin@demo.test', { publicUrl: product.url });
    const call: Call = (ask) => send(agent, product.url, token, ask);
    const loads = await heavies(call);
    await times(call);
    const idle: number[][] = [];
    const busy = new Map<string, number[][]>(loads.map(({ name: load }) => [load, []]));
    for (let round = 0; round < ROUNDS; round++) {
      idle.push(await times(call));
      for (const { name: load, asks } of loads) {
        const other = await startOtherPerson({ url: product.url, token, asks });
        busy.get(load)?.push(await times(call));
        await other.end();
      }
    }
    const row = (label: string, rounds: number[][], kind?: 'base'): Row => {
      const sorted = calmest(rounds);
      const values = { 'p50 ms': at(sorted, 0.5), 'p95 ms': at(sorted, 0.95) };
      console.error(label, values);
      return { label, values, ...(kind && { kind }) };
    };
    return [
      row(`${engine}: idle`, idle, 'base'),
      ...[...busy].map(([load, rounds]) => row(`${engine}: during ${load}`, rounds)),
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
