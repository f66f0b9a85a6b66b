import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

interface Holder {
  pid: number;
  /** Start time of the process by the system: it differs for another process with a reused pid. */
  started: string;
  host: string;
}

const heartbeatMs = 5_000;
const silentMs = 30_000;
const here = hostname();

/**
 * Locks the folder for this process, since PGlite has no lock of its own. The lock of a dead
 * process is replaced.
 * @returns a function that releases the folder.
 * @throws Error with pid and folder while another live process (or this one) holds it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'server.lock');
  alone(`${file}.taking`, () => {
    const holder = readHolder(file);
    if (holder && isAlive(holder, file)) throw new Error(refusal(holder, folder, file));
    const mine: Holder = { pid: process.pid, started: startOf(process.pid) ?? '', host: here };
    writeFileSync(file, JSON.stringify(mine));
  });
  const heartbeat = setInterval(() => touch(file), heartbeatMs).unref();
  return () => {
    clearInterval(heartbeat);
    rmSync(file, { force: true });
  };
}

/** Holds a directory as mutex, so that two starting processes cannot both replace a stale lock. */
function alone(mutex: string, work: () => void): void {
  for (let attempt = 0; ; attempt += 1) {
    try {
      mkdirSync(mutex);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt > 200) throw error;
      if (age(mutex) > silentMs / 3) rmSync(mutex, { recursive: true, force: true });
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }
  }
  try {
    work();
  } finally {
    rmdirSync(mutex);
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined; // no file, or one that a killed process left half written
  }
}

function isAlive(holder: Holder, file: string): boolean {
  // a process of another machine (or container) cannot be checked, so its heartbeat decides
  if (holder.host !== here) return age(file) < silentMs;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const started = startOf(holder.pid);
  return started === undefined || holder.started === '' || started === holder.started;
}

/** When the process started, as the system writes it; undefined where the system does not say. */
function startOf(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // field 22, counted behind the name, which may hold spaces and brackets
      return `${boot}/${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
    }
    if (process.platform === 'win32') return undefined;
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

function age(path: string): number {
  try {
    return Date.now() - statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // the folder was removed under us; the database will say so itself
  }
}

function refusal({ pid, host }: Holder, folder: string, file: string): string {
  const who = host === here ? `process ${pid}` : `process ${pid} on ${host}`;
  return `The database folder ${folder} is in use by ${who}. Stop that process first; if it is certainly gone, delete ${file}.`;
}
