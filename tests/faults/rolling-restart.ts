import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { operations } from '#generated/operations.ts';
import { freePort } from '../../scripts/support/free-port.ts';
import { root } from '../../scripts/support/root.ts';
import { type IdentityProvider, startIdentityProvider } from '../../server/identity/provider.ts';
import { signIn } from '../support/sign-in.ts';
import { type Fault, inPlace, kenya } from './support/fault.ts';
import { startProduct, type Where } from './support/product.ts';
import { startReadyProxy } from './support/ready-proxy.ts';

/** Longer than the proxy takes to notice. */
const DRAIN_SECONDS = 2;
const WRITERS = 3;
const STARTS_WITHIN_MS = 60_000;

interface Seen {
  requests: number;
  /** By status, what was not as it should be. */
  strange: Record<string, number>;
  /** The last note of each writer that was acknowledged. */
  notes: number[];
}

interface Instance {
  url: string;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** The product on a provider that outlives it, as it stands behind a proxy. */
async function startInstance(where: Where, provider: IdentityProvider, publicUrl: string): Promise<Instance> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  const start = async () => {
    child = spawn(process.execPath, [join(root, 'server/main.ts')], {
      cwd: root,
      stdio: 'ignore',
      env: {
        PATH: process.env.PATH,
        ...{ PORT: String(port), PUBLIC_URL: publicUrl, DATA_DIR: where.dataDir, DATABASE_URL: where.databaseUrl },
        ...{ OIDC_AUTHORITY: provider.url, OIDC_CLIENT_ID: provider.clientId, OIDC_AUDIENCE: provider.audience },
        ...{ DRAIN_SECONDS: String(DRAIN_SECONDS), RATE_LIMIT_FACTOR: '0', LOG_LEVEL: 'error' },
      },
    });
    const until = performance.now() + STARTS_WITHIN_MS;
    while (!(await isReady(url))) {
      if (performance.now() > until || child.exitCode !== null) throw new Error('an instance did not start');
      await sleep(50);
    }
  };
  const stop = async () => {
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  await start();
  return {
    url,
    stop,
    restart: async () => {
      await stop();
      await start();
    },
  };
}

const isReady = (url: string) =>
  fetch(`${url}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Where a writer's rating is read, and where it is saved. */
function addressesOf(url: string, writer: number): [string, string] {
  const { path: reading } = operations.readIndicatorRating;
  const { path: saving } = operations.updateRating;
  const params: Record<string, number> = { ...kenya, indicatorId: kenya.indicatorId + writer };
  const filled = (path: string) => `${url}/api/v1${path.replaceAll(/\{(\w+)\}/g, (_, name) => `${params[name]}`)}`;
  return [filled(reading), filled(saving)];
}

/** Saves and reads by turns, and loads the page, until it is over. */
async function load(url: string, token: string, writer: number, seen: Seen, isOver: () => boolean): Promise<void> {
  const [reading, saving] = addressesOf(url, writer);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  for (let n = 1; !isOver(); n += 1) {
    const body = {
      ...{ CountryIndicatorRatingId: kenya.ratingId + writer, Score: 1, RatingIsMet: true },
      ResearcherNote: `note ${n}`,
    };
    const answer = await (n % 3 === 0
      ? fetch(`${url}/dashboard`)
      : n % 3 === 1
        ? fetch(saving, { method: 'PUT', headers, body: JSON.stringify(body) })
        : fetch(reading, { headers })
    ).catch(() => undefined);
    seen.requests += 1;
    const status = answer?.status ?? 'none';
    if (status !== 200) seen.strange[status] = (seen.strange[status] ?? 0) + 1;
    else if (n % 3 === 1) seen.notes[writer] = n;
    await answer?.arrayBuffer().catch(() => undefined);
  }
}

export const rollingRestart: Fault = {
  row: 'Q-R1',
  name: 'two instances restarted by turns behind a proxy that does not retry',
  engines: ['postgresql'],
  rounds: 3,
  run: (engine, rounds) =>
    inPlace(engine, async (where) => {
      // the demonstration's data, and then no demonstration any more
      await (await startProduct(where)).stop();
      const wrong: string[] = [];
      const instances: Instance[] = [];
      const provider = await startIdentityProvider({ port: 0, publicUrls: ['http://localhost:4000'] });
      const seen: Seen = { requests: 0, strange: {}, notes: [] };
      try {
        for (let at = 0; at < 2; at += 1) instances.push(await startInstance(where, provider, 'http://localhost:4000'));
        const proxy = await startReadyProxy(instances.map(({ url }) => url));
        try {
          const { access_token: token } = await signIn(provider.url, 'admin@demo.test', {
            publicUrl: 'http://localhost:4000',
          });
          let isOver = false;
          const loads = Array.from({ length: WRITERS }, (_, writer) =>
            load(proxy.url, token, writer, seen, () => isOver),
          );
          for (let round = 0; round < rounds; round += 1) for (const instance of instances) await instance.restart();
          isOver = true;
          await Promise.all(loads);
          if (proxy.failed > 0) wrong.push(`${proxy.failed} requests had no answer`);
          for (const [status, times] of Object.entries(seen.strange)) wrong.push(`${times} answers ${status}`);
          if (seen.requests < rounds * 100) wrong.push(`only ${seen.requests} requests`);
          for (const [writer, n] of seen.notes.entries()) {
            const [reading] = addressesOf(proxy.url, writer);
            const answer = await fetch(reading, { headers: { authorization: `Bearer ${token}` } });
            const { ResearcherNote } = await answer.json();
            if (ResearcherNote !== `note ${n}`) wrong.push(`note ${n} was acknowledged, '${ResearcherNote}' is there`);
          }
        } finally {
          await proxy.close();
        }
      } finally {
        await Promise.all(instances.map((instance) => instance.stop()));
        await provider.close();
      }
      return { counts: { restarts: rounds * 2, requests: seen.requests }, wrong };
    }),
};
