/**
 * A PostgreSQL with a synchronous standby, and PgBouncer in transaction mode before them: as
 * docs/scale.md sets them up, with Debian's programs.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../../scripts/support/free-port.ts';
import { ownerOf, type Postgres, startPostgres, startStandby } from '../../../scripts/support/postgres.ts';

const POOLER = '/usr/sbin/pgbouncer';
const PATIENCE_MS = 120_000;

export const hasPooler = (): boolean => existsSync(POOLER);

export interface Cluster {
  /** Through the pooler. */
  url: string;
  /** The primary itself. */
  readonly primaryUrl: string;
  /** The standby itself. */
  readonly standbyUrl: string;
  /** The standby is gone; the primary no longer waits for it. */
  stopStandby(): Promise<void>;
  /** The primary is gone as with its machine; the standby takes over, and the pooler is told. */
  failOver(): Promise<void>;
  /** After a failover: the new primary has a standby, and waits for it from then on. */
  addStandby(): Promise<void>;
  stop(): Promise<void>;
}

/** @throws Error where PostgreSQL or PgBouncer is not installed. */
export async function startCluster(place = tmpdir()): Promise<Cluster> {
  let primary = await startPostgres({}, place);
  let standby: Postgres | undefined;
  let pooler: Awaited<ReturnType<typeof startPooler>> | undefined;
  const addStandby = async () => {
    standby = await startStandby(primary, place);
    await ask(primary.url, `alter system set synchronous_standby_names = '*'`, 'select pg_reload_conf()');
    await until(primary.url, `select count(*)::int as n from pg_stat_replication where sync_state = 'sync'`);
  };
  const stop = async () => {
    await pooler?.stop();
    await standby?.stop();
    await primary.stop();
  };
  try {
    await addStandby();
    pooler = await startPooler(primary.port);
  } catch (error) {
    await stop();
    throw error;
  }
  const { port, point } = pooler;
  return {
    url: `postgres://assessment@127.0.0.1:${port}/postgres`,
    get primaryUrl() {
      return primary.url;
    },
    get standbyUrl() {
      return standby?.url ?? '';
    },
    addStandby,
    stopStandby: async () => {
      await ask(primary.url, `alter system set synchronous_standby_names = ''`, 'select pg_reload_conf()');
      await standby?.stop('fast');
    },
    failOver: async () => {
      if (!standby) throw new Error('there is no standby to take over');
      const lost = primary;
      await lost.crash();
      await standby.promote();
      primary = standby;
      standby = undefined;
      point(primary.port);
      await lost.stop();
    },
    stop,
  };
}

async function startPooler(to: number) {
  const owner = ownerOf();
  const folder = mkdtempSync(join(tmpdir(), 'assessment-pooler-'));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid ?? owner.uid);
  const port = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  const write = (server: number) =>
    writeFileSync(
      settings,
      `[databases]
* = host=127.0.0.1 port=${server} user=assessment
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
server_login_retry = 1
server_connect_timeout = 2
query_wait_timeout = 20
ignore_startup_parameters = options,statement_timeout
`,
    );
  write(to);
  const child: ChildProcess = spawn(POOLER, ['-q', settings], {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  const url = `postgres://assessment@127.0.0.1:${port}/postgres`;
  await until(url, 'select 1 as n').catch((error) => {
    child.kill('SIGKILL');
    throw error;
  });
  return {
    port,
    point: (server: number) => {
      write(server);
      child.kill('SIGHUP');
    },
    stop: async () => {
      if (child.exitCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ask(url: string, ...statements: string[]): Promise<{ n?: number }[]> {
  const client = new pg.Client({ connectionString: url });
  // A database that ends also ends the connection: what was asked last says so, and nobody else need hear it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    let rows: { n?: number }[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

async function until(url: string, statement: string): Promise<void> {
  const since = performance.now();
  while (performance.now() - since < PATIENCE_MS) {
    const [row] = await ask(url, statement).catch(() => []);
    if ((row?.n ?? 0) > 0) return;
    await sleep(50);
  }
  throw new Error(`not within ${PATIENCE_MS / 1_000} s: ${statement}`);
}
