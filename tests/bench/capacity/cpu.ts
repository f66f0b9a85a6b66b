/** Processor time of processes, which other work hardly changes (Linux, proc(5)). */
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

const TICK_MS = 10;

interface Process {
  parent: number;
  /** Of its own, and with it that of its children that have ended. */
  ms: number;
  withEndedMs: number;
}

function processOf(pid: number): Process | undefined {
  try {
    // the name, in brackets, may hold anything
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const [parent, user, system, endedUser, endedSystem] = [1, 11, 12, 13, 14].map((at) => Number(fields[at]));
    const ms = ((user ?? 0) + (system ?? 0)) * TICK_MS;
    return { parent: parent ?? 0, ms, withEndedMs: ms + ((endedUser ?? 0) + (endedSystem ?? 0)) * TICK_MS };
  } catch {
    return undefined;
  }
}

/** Milliseconds of a process and of its children, ended or not. */
export function cpuOf(pid: number): number {
  const children = readdirSync('/proc').flatMap((name) => {
    const one = /^\d+$/.test(name) ? processOf(Number(name)) : undefined;
    return one?.parent === pid ? one.ms : [];
  });
  return children.reduce((sum, ms) => sum + ms, processOf(pid)?.withEndedMs ?? 0);
}

/** The process of a PostgreSQL whose children work for its clients. */
export async function postmasterOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query('select pg_backend_pid() as pid');
    return processOf(rows[0].pid)?.parent ?? 0;
  } finally {
    await client.end();
  }
}
