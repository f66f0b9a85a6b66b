/**
 * Reads from a PostgreSQL standby, where the deployment allows an answer to be some seconds old
 * (ADR-253). Rights and records of the address are always read from the primary.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase, type PoolOptions } from './open.ts';
import type { Db } from './schema.ts';

export interface StandbySettings {
  /** `postgres://…` of the standby. */
  url: string;
  /** So old an answer may be. */
  ageSeconds: number;
}

export interface Standby {
  /** Whether it is reached, and holds what the age asks for. */
  isNear(): boolean;
  /**
   * The standby for a read of this person; undefined where the primary has to be asked: the
   * standby is away or behind, or the person has just saved and must see it.
   */
  readerFor(userId: number): Promise<Db | undefined>;
  /** What was asked there; rejects where it takes too long, as on a machine that is frozen. */
  inTime<T>(asked: Promise<T>): Promise<T>;
  /** A read has failed there: the primary is asked until it is looked at again. */
  distrust(): void;
  close(): Promise<void>;
}

/** The primary's log had this position at this time, in milliseconds of `performance.now()`. */
interface Mark {
  at: number;
  position: number;
}

export interface StandbyServer {
  db: Db;
  /** How much of the primary's log it has taken over. */
  replayed(): Promise<number>;
  close(): Promise<void>;
}

interface StandbyOptions {
  pool?: PoolOptions;
  now: () => Date;
  /** Another way to it, for tests. */
  reach?: () => Promise<StandbyServer>;
  /** So long a read may take there, and closing. */
  patienceMs?: number;
}

/** Beyond the age: how long what a person saved may have taken from its event to its commit. */
const SAVING_SECONDS = 300;
const MOST_BETWEEN_LOOKS_MS = 1_000;
/** The longest read of an edition of 289,500 rows takes 1.4 s (docs/performance.md). */
const PATIENCE_MS = 10_000;

/** Until when a standby holds everything: the time of the newest mark that it has replayed. */
const heldUntil = (marks: readonly Mark[], replayed: number): number =>
  marks.findLast(({ position }) => position <= replayed)?.at ?? Number.NEGATIVE_INFINITY;

/**
 * Looks twice an age, and at least every second, how far the standby is. One that cannot be reached
 * is looked for again.
 */
export function openStandby(
  primary: Db,
  { url, ageSeconds }: StandbySettings,
  { pool, now, reach = () => reachServer(url, primary, pool), patienceMs = PATIENCE_MS }: StandbyOptions,
): Standby {
  const marks: Mark[] = [];
  let opened: StandbyServer | undefined;
  let current = Number.NEGATIVE_INFINITY;
  let isClosed = false;

  const look = async () => {
    const at = performance.now();
    marks.push({ at, position: await positionOf(primary, sql`pg_current_wal_lsn()`) });
    marks.splice(
      0,
      marks.findIndex((mark) => mark.at >= at - ageSeconds * 1_000),
    );
    opened ??= await reach();
    current = heldUntil(marks, await opened.replayed());
  };
  let looking: Promise<void> | undefined;
  // one at a time: a standby whose machine is gone takes each of them to its time-out
  const again = () => {
    looking ??= look()
      .catch(() => {
        current = Number.NEGATIVE_INFINITY;
      })
      .finally(() => {
        looking = undefined;
      });
  };
  again();
  const timer = setInterval(again, Math.min(MOST_BETWEEN_LOOKS_MS, ageSeconds * 500)).unref();

  const closeServer = async () => {
    await looking;
    await opened?.close();
  };
  const isNear = () => !isClosed && opened !== undefined && performance.now() - current <= ageSeconds * 1_000;
  return {
    isNear,
    readerFor: async (userId) => {
      if (!opened || !isNear()) return undefined;
      const since = new Date(now().getTime() - (ageSeconds + SAVING_SECONDS) * 1_000);
      return (await hasSaved(primary, userId, since)) ? undefined : opened.db;
    },
    inTime: (asked) => inTime(asked, patienceMs),
    distrust: () => {
      current = Number.NEGATIVE_INFINITY;
    },
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await inTime(closeServer(), patienceMs).catch(() => undefined);
    },
  };
}

async function inTime<T>(asked: Promise<T>, patienceMs: number): Promise<T> {
  const over = new AbortController();
  const timeOut = sleep(patienceMs, undefined, { signal: over.signal }).then(() => {
    throw new Error(`not within ${patienceMs / 1_000} s`);
  });
  return Promise.race([asked, timeOut]).finally(() => over.abort());
}

/** @throws Error where the address leads to another database than the primary's. */
export async function reachServer(url: string, primary: Db, pool?: PoolOptions): Promise<StandbyServer> {
  const { db, close } = await openDatabase({ url, pool });
  if ((await identityOf(db)) !== (await identityOf(primary))) {
    await close();
    throw new Error('DATABASE_STANDBY_URL leads to another database');
  }
  return { db, replayed: () => positionOf(db, sql`pg_last_wal_replay_lsn()`), close };
}

/** The same in a database and its copies; log positions are those of all databases of a server. */
async function identityOf(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string; oid: string }>`
    select datname as name, oid::text from pg_database where datname = current_database()`.execute(db);
  return `${rows[0]?.name} ${rows[0]?.oid}`;
}

/** In bytes from the beginning of the log; behind all others where the server has none. */
async function positionOf(db: Db, place: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ position: number | null }>`
    select pg_wal_lsn_diff(${place}, '0/0')::int8 as position`.execute(db);
  return rows[0]?.position ?? -1;
}

/** By the activity log, so that it counts whichever instance took it. */
async function hasSaved(primary: Db, userId: number, since: Date): Promise<boolean> {
  const last = await primary
    .selectFrom('event')
    .select('at')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last !== undefined && last.at >= since;
}
