// A PostgreSQL of our own, for tests, faults and benches: Debian's programs, a free port of
// loopback, a temporary folder.
import { execFile, execFileSync } from 'node:child_process';
import { chownSync, globSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { placeInMemory } from './place-in-memory.ts';
import { runFolder } from './run-folder.ts';

export interface Postgres {
  /** A role that may create databases, on the database `postgres`. */
  url: string;
  port: number;
  /** Of its files. */
  data: string;
  /**
   * As an operator does it ('fast'), or as a crash does ('immediate'). Resolves when it responds
   * again.
   */
  restart(mode: 'fast' | 'immediate'): Promise<void>;
  /** Every process of it is gone at once, as with the machine. */
  crash(): Promise<void>;
  /** A standby becomes a primary. */
  promote(): Promise<void>;
  /** Stops it, by default without waiting for anybody, and removes its folder. */
  stop(mode?: 'fast' | 'immediate'): Promise<void>;
}

export interface Owner {
  uid?: number;
  gid?: number;
}

const run = promisify(execFile);
const asRoot = process.getuid?.() === 0;

/** Whether a PostgreSQL 15 or later is installed here. */
export const hasPostgres = (): boolean => newestBin() !== undefined;

/** Folder of the newest programs. */
function newestBin(): string | undefined {
  const version = (path: string) => Number(path.match(/(\d+)\/bin/)?.[1] ?? 0);
  return globSync('/usr/lib/postgresql/*/bin/initdb')
    .filter((path) => version(path) >= 15)
    .sort((a, b) => version(b) - version(a))
    .map((path) => dirname(path))[0];
}

/** Debian's package, where this may be done without asking anybody. */
export function installPostgres(): void {
  if (hasPostgres()) return;
  if (!asRoot) throw new Error('PostgreSQL is not installed: apt-get install postgresql, or set DATABASE_URL');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']])
    execFileSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Whether it is here now; installs it where that may be done without asking anybody. */
export function ensurePostgres(): boolean {
  try {
    installPostgres();
  } catch (error) {
    console.warn(`${(error as Error).message}. The server's tests run on the embedded database.`);
  }
  return hasPostgres();
}

/**
 * Environment for tests on a server of their own: their databases are copies of one that stays
 * there.
 */
export const onTemplates = (url: string) => ({ TEST_DATABASE_URL: url, TEST_DATABASE_TEMPLATES: 'yes' });

/** PostgreSQL refuses to run as root: there its own user does it. */
export function ownerOf(): Owner {
  if (!asRoot) return {};
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => /^(postgres|nobody):/.test(one));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (!uid || !gid) throw new Error('There is no user to run PostgreSQL as');
  return { uid: Number(uid), gid: Number(gid) };
}

/** The postmaster last, so that it starts none of them again. */
function killTree(postmaster: number): void {
  process.kill(postmaster, 'SIGSTOP');
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' });
  for (const pid of [...children.split(/\s+/).filter(Boolean).map(Number), postmaster]) process.kill(pid, 'SIGKILL');
}

/**
 * One for tests alone: in memory where there is room, and without waiting for the disk, since
 * nothing in it outlives the run, nor compiling statements, which are run too seldom to gain by it.
 * Like the tests that it works for it gives way to all others.
 * @throws Error where PostgreSQL 15 or later is not installed.
 */
export async function startTestPostgres(): Promise<Postgres> {
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', jit: 'off' };
  const server = await startPostgres(settings, placeInMemory());
  setPriority(postmasterIn(server.data), constants.priority.PRIORITY_BELOW_NORMAL);
  return server;
}

const postmasterIn = (data: string) => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);

/**
 * Starts a new, empty one, in a folder of its own in `place`. `settings` are of postgresql.conf.
 */
export const startPostgres = (settings: Record<string, string> = {}, place = tmpdir()): Promise<Postgres> =>
  startFilled(settings, place, ['initdb', '-U', 'assessment', '-A', 'trust', '-E', 'UTF8', '--no-sync']);

/** Starts a standby of a primary, with all that this one holds. */
export const startStandby = ({ port }: Postgres, place = tmpdir()): Promise<Postgres> => {
  const primary = ['-h', '127.0.0.1', '-p', String(port), '-U', 'assessment'];
  return startFilled({}, place, ['pg_basebackup', ...primary, '--no-sync', '-R', '-X', 'stream', '-c', 'fast']);
};

/**
 * `fill` is the program that makes its files, with arguments.
 * @throws Error where PostgreSQL 15 or later is not installed.
 */
async function startFilled(settings: Record<string, string>, place: string, fill: string[]): Promise<Postgres> {
  const bin = newestBin();
  if (!bin) throw new Error('PostgreSQL 15 or later is not installed');
  const owner = ownerOf();
  const folder = runFolder(place, 'postgres');
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid ?? owner.uid);
  const data = join(folder, 'data');
  const port = await freePort();
  const call = (program: string, ...args: string[]) =>
    run(join(bin, program), args, {
      ...owner,
      cwd: folder,
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', PGDATA: data },
    });
  const all = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    ...settings,
  };
  const options = Object.entries(all)
    .map(([name, value]) => `-c ${name}=${value === '' ? "''" : value}`)
    .join(' ');
  const start = () => call('pg_ctl', 'start', '-w', '-s', '-t', '300', '-l', join(folder, 'log'), '-o', options);
  const [program = '', ...args] = fill;
  try {
    await call(program, '-D', data, ...args);
    await start();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  // it is a service of the system's, and would outlive a process that is told to end
  const endWithUs = () => {
    try {
      killTree(postmasterIn(data));
    } catch {
      // it has ended before
    }
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', endWithUs);
  return {
    url: `postgres://assessment@127.0.0.1:${port}/postgres`,
    port,
    data,
    crash: async () => killTree(postmasterIn(data)),
    promote: async () => void (await call('pg_ctl', 'promote', '-w', '-s')),
    restart: async (mode) => {
      // one that has ended by itself is only started
      await call('pg_ctl', 'stop', '-w', '-s', '-m', mode).catch(() => undefined);
      await start();
    },
    stop: async (mode = 'immediate') => {
      process.off('exit', endWithUs);
      await call('pg_ctl', 'stop', '-w', '-s', '-m', mode).catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
