import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

export interface MailQueue {
  waiting: number;
  dead: number;
  /** Since the oldest that waits was due; 0 where none is. */
  oldestSeconds: number;
}

/** A scrape waits no longer for the database. */
const PATIENCE_MS = 2_000;

/** What waits in the table `mail`; undefined where the database does not say in time. */
export async function readMailQueue(db: Db): Promise<MailQueue | undefined> {
  const asked = sql<MailQueue>`
    select count(*) filter (where dead_on is null) as waiting,
      count(*) filter (where dead_on is not null) as dead,
      coalesce(greatest(extract(epoch from now() - min(due_on) filter (where dead_on is null)), 0), 0)::float8 as "oldestSeconds"
    from mail where sent_on is null`;
  const answered = Promise.resolve()
    .then(() => asked.execute(db))
    .then(
      ({ rows }) => rows[0],
      () => undefined,
    );
  return Promise.race([answered, sleep(PATIENCE_MS, undefined, { ref: false })]);
}
