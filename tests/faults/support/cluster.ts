/**
 * A PostgreSQL with a synchronous standby, and PgBouncer in transaction mode before them: as
 * docs/scale.md sets them up, with Debian's programs.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../../../scripts/support/free-port.ts';
import { newestBin, ownerOf, startPostgres } from '../../../scripts/support/postgres.ts';

const run = promisify(execFile);
const POOLER = '/usr/sbin/pgbouncer';

export const hasPooler = (): boolean => existsSync(POOLER);

export interface Cluster {
  /** Through the pooler. */
  url: string;
  /** The primary itself. */
  primaryUrl: string;
  /** The standby itself. */
  standbyUrl: string;
  /** The standby is gone; the primary no longer waits for it. */
  stopStandby(): Promise<void>;
  /** The primary is gone as with its machine; the standby takes over, and the pooler is told. */
  failOver(): Promise<void>;
  stop(): Promise<void>;
}

/** @throws Error where PostgreSQL or PgBouncer is not installed. */
export async function startCluster(): Promise<Cluster> {
  const bin = newestBin() ?? '';
  const owner = ownerOf();
  const primary = await startPostgres({ wal_level: 'replica' });
  const folder = mkdtempSync(join(tmpdir(), 'assessment-cluster-'));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid ?? owner.uid);
  const data = join(folder, 'standby');
  const port = await freePort();
  const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', PGDATA: data };
  const call = (program: string, ...args: string[]) => run(join(bin, program), args, { ...owner, cwd: folder, env });
  await call(
    'pg_basebackup',
    '-h',
    '127.0.0.1',
    '-p',
    String(primary.port),
    '-U',
    'assessment',
    '-D',
    data,
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
  );
  const options = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=200`;
  await call('pg_ctl', 'start', '-w', '-s', '-l', join(folder, 'standby.log'), '-o', options);
  await ask(primary.url, `alter system set synchronous_standby_names = '*'`, 'select pg_reload_conf()');
  await until(primary.url, `select count(*)::int as n from pg_stat_replication where sync_state = 'sync'`);

  const pooler = await startPooler(folder, primary.port, owner).catch(async (error) => {
    await primary.stop();
    throw error;
  });
  return {
    url: `postgres://assessment@127.0.0.1:${pooler.port}/postgres`,
    primaryUrl: primary.url,
    standbyUrl: `postgres://assessment@127.0.0.1:${port}/postgres`,
    stopStandby: async () => {
      await ask(primary.url, `alter system set synchronous_standby_names = ''`, 'select pg_reload_conf()');
      await call('pg_ctl', 'stop', '-w', '-s', '-m', 'fast');
    },
    failOver: async () => {
      await primary.crash();
      await call('pg_ctl', 'promote', '-w', '-s');
      pooler.point(port);
    },
    stop: async () => {
      await pooler.stop();
      await call('pg_ctl', 'stop', '-w', '-s', '-m', 'immediate').catch(() => undefined);
      await primary.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startPooler(folder: string, to: number, owner: ReturnType<typeof ownerOf>) {
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
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function ask(url: string, ...statements: string[]): Promise<{ n?: number }[]> {
  const client = new pg.Client({ connectionString: url });
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
  for (let tries = 0; tries < 200; tries += 1) {
    const [row] = await ask(url, statement).catch(() => []);
    if ((row?.n ?? 0) > 0) return;
    await sleep(50);
  }
  throw new Error(`not within ten seconds: ${statement}`);
}
