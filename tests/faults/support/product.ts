import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OperationId } from '#generated/operations.ts';
import { operations } from '#generated/operations.ts';
import { freePort } from '../../../scripts/support/free-port.ts';
import { root } from '../../../scripts/support/root.ts';
import { signIn } from '../../support/sign-in.ts';

export interface Where {
  /** Folder of the embedded database and of the provider's keys. */
  dataDir: string;
  /** A PostgreSQL instead of the embedded database. */
  databaseUrl?: string | undefined;
}

export interface CallOptions {
  params?: Record<string, number | string>;
  query?: string;
  body?: unknown;
  key?: string;
  /** Another way to the same server, e.g. through a proxy. */
  via?: string;
  signal?: AbortSignal;
}

/** The product in a process of its own, to be killed and started again on the same data. */
export interface Product {
  url: string;
  /** Milliseconds from its start until it was ready. */
  startMs: number;
  pid: number;
  /** Calls an operation as a demo account; rejects where no response comes. */
  call(email: string, operationId: OperationId, options?: CallOptions): Promise<Response>;
  /** kill -9. */
  kill(): Promise<void>;
  /** SIGTERM, and what it exits with. */
  stop(): Promise<number>;
  hasEnded(): boolean;
  output(): string;
  /** What its process uses after a full collection, in bytes. */
  memory(): Promise<{ heapUsed: number; rss: number }>;
}

/** Long, for a machine that does other things too; what a restart may take is judged by itself. */
const TIMEOUT_MS = 300_000;

/**
 * `ports` of an earlier start keep tokens good: they name the provider's address; `build` is the
 * folder of another build.
 */
export async function startProduct(
  { dataDir, databaseUrl }: Where,
  ports?: [number, number],
  build = root,
): Promise<Product & { ports: [number, number] }> {
  const [port, oidcPort] = ports ?? [await freePort(), await freePort()];
  const since = performance.now();
  const reportsMemory = ['--expose-gc', '--import', join(import.meta.dirname, 'report-memory.ts')];
  const child = spawn(process.execPath, [...reportsMemory, join(build, 'server', 'main.ts')], {
    cwd: build,
    env: {
      ...process.env,
      ...{
        PORT: String(port),
        OIDC_PORT: String(oidcPort),
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl ?? '',
        DEMO: 'on',
      },
      ...{ LOG_LEVEL: 'error', OIDC_TOKEN_TTL: '3600', RATE_LIMIT_FACTOR: '0', TEST_DATABASE_URL: '', NODE_ENV: '' },
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
  const ended = once(child, 'close');
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  child.once('close', () => process.off('exit', endWithUs));
  const url = `http://localhost:${port}`;
  while (!(await isReady(url))) {
    if (hasEnded(child) || performance.now() - since > TIMEOUT_MS) {
      child.kill('SIGKILL');
      throw new Error(`The server did not start.\n${output}`);
    }
    await sleep(20);
  }
  const startMs = performance.now() - since;
  const finish = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  return {
    ports: [port, oidcPort],
    ...{ url, startMs, pid: child.pid ?? 0 },
    call: caller(url, `http://localhost:${oidcPort}`),
    kill: () => finish('SIGKILL'),
    stop: async () => {
      await finish('SIGTERM');
      return child.exitCode ?? -1;
    },
    hasEnded: () => hasEnded(child),
    output: () => output,
    memory: async () => {
      const told = once(child, 'message');
      child.send('memory');
      return (await told)[0];
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Tokens outlive a restart, so that one sign-in of each account is enough. */
const tokens = new Map<string, Promise<string>>();

function caller(url: string, authority: string): Product['call'] {
  return async (email, operationId, { params = {}, query = '', body, key, via = url, signal } = {}) => {
    const account = `${authority} ${email}`;
    const token =
      tokens.get(account) ?? signIn(authority, email, { publicUrl: url }).then(({ access_token }) => access_token);
    tokens.set(account, token);
    const { method, path } = operations[operationId];
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''));
    const form = body instanceof FormData;
    return fetch(`${via}/api/v1${address}${query}`, {
      method: method.toUpperCase(),
      headers: {
        authorization: `Bearer ${await token}`,
        ...(body !== undefined && !form && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
        // a proxy decides for each connection
        ...(via !== url && { connection: 'close' }),
      },
      ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  };
}
