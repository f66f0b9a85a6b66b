import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { hasPostgres, startPostgres } from '../../../scripts/support/postgres.ts';
import { loadDemo } from '../../../server/db/demo/load.ts';
import { copySnapshot } from '../../../server/db/demo/snapshot.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { openDatabase } from '../../../server/db/open.ts';
import type { Where } from '../../faults/support/product.ts';

export interface Engine {
  name: 'PGlite' | 'PostgreSQL';
  /** A new database with the demonstration, gone after the work. */
  with<T>(work: (where: Where) => Promise<T>): Promise<T>;
}

/** PGlite, and PostgreSQL where there is one: DATABASE_URL (a role that may create databases), else Debian's programs. */
export function engines(): Engine[] {
  const external = process.env.DATABASE_URL;
  const postgresql = external ? [onServer(external)] : hasPostgres() ? [own] : [];
  const all = [embedded, ...postgresql];
  return all.filter(({ name }) => (process.env.BENCH_ENGINE ?? name).toLowerCase() === name.toLowerCase());
}

async function inFolder<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'assessment-bench-'));
  return work(dataDir).finally(() => rmSync(dataDir, { recursive: true, force: true }));
}

const embedded: Engine = {
  name: 'PGlite',
  with: (work) =>
    inFolder(async (dataDir) => {
      await copySnapshot(join(dataDir, 'pgdata'));
      return work({ dataDir });
    }),
};

async function fill(url: string): Promise<void> {
  const { db, close } = await openDatabase({ url });
  try {
    await migrate(db);
    await loadDemo(db);
  } finally {
    await close();
  }
}

const own: Engine = {
  name: 'PostgreSQL',
  with: async (work) => {
    // what anybody sets who runs one; Debian's own is for machines of twenty years ago
    const server = await startPostgres({ shared_buffers: '1GB', max_wal_size: '4GB' });
    try {
      await fill(server.url);
      return await inFolder((dataDir) => work({ dataDir, databaseUrl: server.url }));
    } finally {
      await server.stop();
    }
  },
};

const onServer = (server: string): Engine => ({
  name: 'PostgreSQL',
  with: async (work) => {
    const name = `bench_${process.pid}_${Date.now()}`;
    const url = new URL(server);
    url.pathname = `/${name}`;
    await execute(server, `create database ${name}`);
    try {
      await fill(url.href);
      return await inFolder((dataDir) => work({ dataDir, databaseUrl: url.href }));
    } finally {
      await execute(server, `drop database ${name}`);
    }
  },
});

async function execute(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
