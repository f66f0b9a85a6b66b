import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Row } from '../../scripts/support/bench.ts';
import { hasPostgres } from '../../scripts/support/postgres.ts';
import { startIdentityProvider } from '../../server/identity/provider.ts';
import { bind } from '../faults/support/bind.ts';
import { type Cluster, hasPooler, startCluster } from '../faults/support/cluster.ts';
import { type Instance, startInstance } from '../faults/support/instance.ts';
import { startProduct } from '../faults/support/product.ts';
import { signIn } from '../support/sign-in.ts';
import { cpuOf, postmasterOf } from './capacity/cpu.ts';
import type { Recorded } from './capacity/floor.ts';
import { askOnce, most, type Request } from './capacity/load.ts';
import { type Call, reading, working } from './capacity/mix.ts';

/** Of each step, of which there are seven at most for each line. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const LIMIT_MS = Number(process.env.BENCH_LIMIT_MS ?? 500);
const SETTLES_MS = 500;
const PUBLIC_URL = 'http://localhost:4000';

export const name = `Capacity: requests a second with a 95th percentile within ${LIMIT_MS} ms, and the processor time of one, beside bare Fastify that sends the same statements; one instance, PostgreSQL behind PgBouncer, a synchronous standby`;

interface Place {
  cluster: Cluster;
  start(env?: Record<string, string>): Promise<Instance>;
  /** Who saves and who only reads. */
  tokens: { working: string; reading: string };
}

export async function run(): Promise<Row[]> {
  if (!hasPostgres() || !hasPooler()) throw new Error('needs PostgreSQL and PgBouncer: apt-get install them');
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-capacity-'));
  const cluster = await startCluster();
  const provider = await startIdentityProvider({ port: 0, publicUrls: [PUBLIC_URL] });
  try {
    const where = { dataDir, databaseUrl: cluster.url };
    await (await startProduct(where)).stop();
    const tokenOf = async (email: string) => {
      const { access_token: token } = await signIn(provider.url, email, { publicUrl: PUBLIC_URL });
      await bind(cluster.url, token, email);
      return token;
    };
    const tokens = { working: await tokenOf('reviewer@demo.test'), reading: await tokenOf('admin@demo.test') };
    const start = (env: Record<string, string> = {}) => startInstance({ where, provider, publicUrl: PUBLIC_URL, env });
    return await measureAll({ cluster, start, tokens });
  } finally {
    await provider.close();
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureAll(place: Place): Promise<Row[]> {
  const { cluster, start, tokens } = place;
  const found: Row[] = [];
  // readers first: what others save makes the lists of events longer
  for (const [kind, calls] of [['reading', reading] as const, ['working', working] as const]) {
    const statements = await recorded(place, calls, tokens[kind]);
    const floor = await startFloor(cluster.url, statements);
    const floorRequests = calls.map(({ operationId }) => requestTo(`${floor.url}/${operationId}`, 'GET'));
    found.push({ ...(await measure(`${kind}: floor`, place, floor.child.pid ?? 0, floorRequests)), kind: 'base' });
    floor.child.disconnect();
    const ways: Record<string, string>[] =
      kind === 'reading' ? [{}, { DATABASE_STANDBY_URL: cluster.standbyUrl }] : [{}];
    for (const env of ways) {
      const instance = await start(env);
      const requests = calls.map((call) => requestOf(instance.url, call, tokens[kind]));
      const label = `${kind}: one instance${'DATABASE_STANDBY_URL' in env ? ', reads from the standby' : ''}`;
      found.push(await measure(label, place, instance.pid(), requests));
      await instance.stop();
    }
  }
  return found;
}

async function measure(label: string, { cluster }: Place, pid: number, requests: Request[]): Promise<Row> {
  const parts = {
    server: pid,
    primary: await postmasterOf(cluster.primaryUrl),
    standby: await postmasterOf(cluster.standbyUrl),
  };
  const times = () => Object.fromEntries(Object.entries(parts).map(([part, its]) => [part, cpuOf(its)]));
  console.error(label);
  const best = await most(requests, { seconds: SECONDS, limitMs: LIMIT_MS }, () => {
    const before = times();
    return () => Object.fromEntries(Object.entries(times()).map(([part, ms]) => [part, ms - (before[part] ?? 0)]));
  });
  const of = (part: string) => (best.counted[part] ?? 0) / best.requests;
  return {
    label,
    values: {
      'requests/s': best.perSecond,
      'at once': best.clients,
      'p95 ms': best.p95,
      'server CPU ms': of('server'),
      'primary CPU ms': of('primary'),
      'standby CPU ms': of('standby'),
    },
  };
}

/** The statements of each call, as an instance sends them that has been asked once before. */
async function recorded({ start }: Place, calls: Call[], token: string): Promise<Record<string, Recorded[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-recorded-'));
  const file = join(folder, 'statements');
  writeFileSync(file, '');
  const instance = await start({
    RECORD_TO: file,
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'capacity/record.ts')}`,
  });
  const agent = new Agent();
  try {
    const statements: Record<string, Recorded[]> = {};
    for (const call of calls) {
      const request = requestOf(instance.url, call, token);
      const askAndSettle = async () => {
        await askOnce(agent, request);
        // a transaction that only read is ended after its answer
        await sleep(SETTLES_MS);
      };
      await askAndSettle();
      const from = readFileSync(file, 'utf8').length;
      await askAndSettle();
      const lines = readFileSync(file, 'utf8').slice(from).split('\n').filter(Boolean);
      statements[call.operationId] = lines.map((line) => JSON.parse(line) as Recorded);
    }
    return statements;
  } finally {
    agent.destroy();
    await instance.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startFloor(
  url: string,
  statements: Record<string, Recorded[]>,
): Promise<{ child: ChildProcess; url: string }> {
  const settings = JSON.stringify({ url, statements });
  const child = fork(join(import.meta.dirname, 'capacity/floor.ts'), [settings], { stdio: 'inherit' });
  const [address] = await once(child, 'message');
  return { child, url: String(address) };
}

const requestTo = (url: string, method: string): Request => ({ url, method, headers: {} });

function requestOf(url: string, { method, path, body }: Call, token: string): Request {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${token}`,
    ...(text && { 'content-type': 'application/json', 'content-length': `${Buffer.byteLength(text)}` }),
  };
  return { url: `${url}${path}`, method, headers, ...(text && { body: text }) };
}
