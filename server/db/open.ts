import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { Kysely, PGliteAdapter, PGliteDialect, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { watchingStatements } from '../watch/watched-dialect.ts';
import { tellingActs } from './acts.ts';
import { connectionError } from './connection-error.ts';
import { freeBytes, keepAlive, requireSpace, reserveBytes } from './disk.ts';
import { lockFolder } from './lock.ts';
import { startMaintenance } from './maintenance.ts';
import { PgliteClient } from './pglite-client.ts';
import type { Db, Schema } from './schema.ts';
import { type TableDigest, tableDigests } from './table-digests.ts';
import { whenReady } from './when-ready.ts';

/** Connections to PostgreSQL; the embedded database has one. */
export interface PoolOptions {
  most: number;
  /** So long a request waits for a connection. */
  connectSeconds: number;
  /** After so long a connection that nobody uses is closed. */
  idleSeconds: number;
  /** A statement that takes longer is ended; 0 for never. */
  statementSeconds: number;
}

const defaultPool: PoolOptions = { most: 10, connectSeconds: 5, idleSeconds: 10, statementSeconds: 0 };

export interface OpenOptions {
  /** `postgres://…` of a PostgreSQL 15 or later; without it the embedded database is used. */
  url?: string | undefined;
  /** Folder of the embedded database (its files go to `<dataDir>/pgdata`), or 'memory://'. */
  dataDir?: string | undefined;
  pool?: PoolOptions | undefined;
}

/** Connections of this process. */
export interface PoolState {
  size: number;
  idle: number;
  /** Callers, or in the embedded database statements, that wait for one. */
  waiting: number;
  limit: number;
}

export interface Database {
  db: Db;
  kind: 'postgresql' | 'pglite';
  close(): Promise<void>;
  /** Whether there is disk space to write; PostgreSQL reports a full disk itself. */
  hasSpace(): boolean;
  pool(): PoolState;
  /** The embedded database as tar.gz, with what is in it; on PostgreSQL see backup-postgres.ts. */
  dump?: () => Promise<{ archive: Uint8Array<ArrayBuffer>; tables: Record<string, TableDigest> }>;
}

/**
 * Opens the database without migrating it. Both engines return `date` as 'YYYY-MM-DD', `int8` (and
 * so `count`) as number, `timestamptz` as Date, in session time zone UTC.
 * @throws Error where another process uses the folder, or PostgreSQL is older than 15.
 */
export function openDatabase({ url, dataDir = '.data', pool }: OpenOptions = {}): Promise<Database> {
  if (url) return openPostgresql(url, pool);
  return dataDir === 'memory://' ? openPglite(dataDir) : openFolder(resolve(dataDir));
}

const parsers: Record<number, (text: string) => unknown> = {
  [pg.types.builtins.DATE]: (text) => text,
  [pg.types.builtins.INT8]: Number,
};

async function openPostgresql(url: string, wanted = defaultPool): Promise<Database> {
  const sockets = new Set<Socket>();
  const pool = new pg.Pool({
    connectionString: url,
    stream: () => {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once('close', () => sockets.delete(socket));
    },
    max: wanted.most,
    connectionTimeoutMillis: wanted.connectSeconds * 1_000,
    idleTimeoutMillis: wanted.idleSeconds * 1_000,
    ...(wanted.statementSeconds > 0 && { statement_timeout: wanted.statementSeconds * 1_000 }),
    options: '-c TimeZone=UTC',
    types: { getTypeParser: (oid, format) => parsers[oid] ?? pg.types.getTypeParser(oid, format) },
  });
  // A broken connection is replaced at the next use, and waiting queries get the error. Without a
  // listener, the error event of an idle connection (on the pool) or of a used one (on itself)
  // would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const dialect = watchingStatements(tellingActs(new PostgresDialect({ pool }), { atOnce: true }));
  const db = new Kysely<Schema>({ dialect });
  const stateOfPool = () => ({
    size: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
    limit: wanted.most,
  });
  try {
    const { rows } = await whenReady(() =>
      sql<{
        version: number;
        zone: string;
      }>`select current_setting('server_version_num')::int as version, current_setting('TimeZone') as zone`.execute(db),
    ).catch((error) => {
      throw connectionError(error, url);
    });
    const version = rows[0]?.version ?? 0;
    if (version < 150_000) throw new Error(`PostgreSQL 15 or later is needed; the server is ${version / 10_000}`);
    // a pooler may drop what a connection asks for at its start
    const zone = rows[0]?.zone ?? '';
    if (!/^(Etc\/)?(UTC|Universal|Zulu)$/.test(zone))
      throw new Error(`sessions are in the time zone ${zone}: alter role … set timezone = 'UTC' (docs/scale.md)`);
  } catch (error) {
    await db.destroy();
    // the pool forgets a client that was not let in, whose open socket would keep the process alive
    for (const socket of sockets) socket.destroy();
    throw error;
  }
  return { db, kind: 'postgresql', hasSpace: () => true, pool: stateOfPool, close: () => db.destroy() };
}

async function openFolder(dataDir: string): Promise<Database> {
  const unlock = lockFolder(dataDir);
  try {
    requireSpace(dataDir);
    const pgdata = join(dataDir, 'pgdata');
    // creating a database takes seconds: a half-created one (killed process) is created again
    const creating = join(dataDir, 'pgdata.creating');
    if (existsSync(creating)) rmSync(pgdata, { recursive: true, force: true });
    if (!existsSync(join(pgdata, 'PG_VERSION'))) writeFileSync(creating, '');
    mkdirSync(pgdata, { recursive: true });
    const database = await openPglite(pgdata);
    rmSync(creating, { force: true });
    const stopMaintenance = startMaintenance(database.db);
    const close = async () => {
      await stopMaintenance();
      await database.close().finally(unlock);
    };
    return { ...database, hasSpace: () => freeBytes(dataDir) >= reserveBytes, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openPglite(dataDir: string): Promise<Database> {
  const client = new PgliteClient({ dataDir });
  await client.waitReady;
  const stopWatching = dataDir === 'memory://' ? () => undefined : keepAlive(client, () => freeBytes(dataDir));
  const db = new Kysely<Schema>({ dialect: watchingStatements(tellingActs(new PGliteDialect({ pglite: client }))) });
  return {
    db,
    kind: 'pglite',
    hasSpace: () => true,
    pool: () => ({
      size: 1,
      idle: client.waitingStatements === 0 ? 1 : 0,
      waiting: client.waitingStatements,
      limit: 1,
    }),
    // while holding the connection, so that no transaction is open
    dump: () =>
      db.connection().execute(async (connection) => {
        const tables = await tableDigests(connection);
        await sql`checkpoint`.execute(connection);
        return { archive: await client.dump(), tables };
      }),
    close: async () => {
      stopWatching();
      await db.destroy();
      await client.close();
    },
  };
}

/** Do statements of several calls wait for each other? The embedded database has one connection. */
export const hasOneConnection = (db: Db): boolean => db.getExecutor().adapter instanceof PGliteAdapter;
