import { sql } from 'kysely';
import type { Db } from './schema.ts';

const checkpointMs = 60_000;
const tidyMs = 3_600_000;

/** Statistics and visibility for the planner; the embedded engine has no autovacuum. */
export async function tidy(db: Db): Promise<void> {
  await sql`vacuum analyze`.execute(db);
}

/**
 * Maintenance that PostgreSQL does by itself: a checkpoint every minute with writes (else the log,
 * and the next start after a crash, grow without end) and a vacuum every hour.
 * @returns a function that stops it and waits for running work.
 */
export function startMaintenance(db: Db): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let written = '';
  const checkpoint = async () => {
    const { rows } = await sql<{ lsn: string }>`select pg_current_wal_insert_lsn()::text as lsn`.execute(db);
    const lsn = rows[0]?.lsn ?? '';
    if (lsn === written) return;
    await sql`checkpoint`.execute(db);
    const after = await sql<{ lsn: string }>`select pg_current_wal_insert_lsn()::text as lsn`.execute(db);
    written = after.rows[0]?.lsn ?? '';
  };
  const every = (ms: number, work: () => Promise<void>) =>
    setInterval(() => {
      // a failure shows in the next query of a caller; upkeep itself must not end the process
      running = running.then(work).catch(() => undefined);
    }, ms).unref();
  const timers = [every(checkpointMs, checkpoint), every(tidyMs, () => tidy(db))];
  return () => {
    for (const timer of timers) clearInterval(timer);
    return running;
  };
}
