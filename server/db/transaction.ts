/** Repeats transactions that the database aborts because of concurrent ones. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db, Trx } from './schema.ts';

const TRIES = 3;

/**
 * Runs `work` in one transaction, up to three times where the database aborted it (deadlock,
 * serialisation failure). `work` may run again from its start, so it must have no effect beside its
 * statements. Inside a transaction of the caller it is a part of that one, which then is what is
 * repeated. Rejects with the error of `work`.
 */
export function inTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  const once = () => db.transaction().execute(work);
  return db.isTransaction ? once() : withRetries(once);
}

/** Runs reads that have to agree: all of them see the database as it was at one moment. */
export const atOneMoment = <T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);

/** Does `work` again where the database took all of it back to free others. */
export async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !isAborted(error)) throw error;
      // not in step with whom it met
      await sleep(5 + Math.random() * 20 * tries);
    }
  }
}

/** Whether the database aborted a transaction because of a concurrent one. */
export const isAborted = (error: unknown): boolean => /^(40P01|40001)$/.test((error as { code?: string }).code ?? '');
