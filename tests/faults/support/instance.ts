import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../scripts/support/free-port.ts';
import { root } from '../../../scripts/support/root.ts';
import type { IdentityProvider } from '../../../server/identity/provider.ts';
import type { Where } from './product.ts';

/** Longer than the proxy takes to notice. */
const DRAIN_SECONDS = 2;
const STARTS_WITHIN_MS = 300_000;

export interface Instance {
  url: string;
  /** Of its process. */
  pid(): number;
  /** Stops it and starts a build in its place, by default the one that it had. */
  restart(build?: string): Promise<void>;
  stop(): Promise<void>;
  /** As a crash does it. */
  kill(): Promise<void>;
}

export interface InstanceOptions {
  where: Where;
  provider: IdentityProvider;
  publicUrl: string;
  port?: number;
  /** Folder of a build. */
  build?: string;
  /** Settings beside the usual ones. */
  env?: Record<string, string>;
}

/** The product on a provider that outlives it, as it stands behind a proxy. */
export async function startInstance({ where, provider, publicUrl, ...options }: InstanceOptions): Promise<Instance> {
  const port = options.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  let build = options.build ?? root;
  let child: ChildProcess | undefined;
  const start = async () => {
    child = spawn(process.execPath, [join(build, 'server/main.ts')], {
      cwd: build,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        PATH: process.env.PATH,
        ...{ PORT: String(port), PUBLIC_URL: publicUrl, DATA_DIR: where.dataDir, DATABASE_URL: where.databaseUrl },
        ...{ OIDC_AUTHORITY: provider.url, OIDC_CLIENT_ID: provider.clientId, OIDC_AUDIENCE: provider.audience },
        ...{ DRAIN_SECONDS: String(DRAIN_SECONDS), RATE_LIMIT_FACTOR: '0', LOG_LEVEL: 'error' },
        ...options.env,
      },
    });
    const until = performance.now() + STARTS_WITHIN_MS;
    while (!(await isReady(url))) {
      if (performance.now() > until || child.exitCode !== null) throw new Error('an instance did not start');
      await sleep(50);
    }
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const stop = () => end('SIGTERM');
  process.once('exit', () => child?.kill('SIGKILL'));
  await start();
  return {
    url,
    pid: () => child?.pid ?? 0,
    stop,
    kill: () => end('SIGKILL'),
    restart: async (next = build) => {
      await stop();
      build = next;
      await start();
    },
  };
}

const isReady = (url: string) =>
  fetch(`${url}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
