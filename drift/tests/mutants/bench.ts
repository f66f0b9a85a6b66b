/**
 * The backend that mutants are judged on, one after another: a new database only after a part that
 * wrote into it.
 */
import type { Db } from '../../../server/db/schema.ts';
import type { Contract } from '../../core/contract.ts';
import { openReference, type Reference } from './backend.ts';

export interface Bench {
  /**
   * The backend on data as they are in the demonstration. @param spends the next one will need new
   * data
   */
  reference(spends: boolean): Promise<Reference>;
  close(): Promise<void>;
}

/** `prepare` changes each new database before anything is asked. */
export function openBench(contract: Contract, prepare?: (db: Db) => Promise<void>): Bench {
  let open: Reference | undefined;
  let isSpent = false;
  const close = async () => {
    await open?.close();
    open = undefined;
    isSpent = false;
  };
  return {
    async reference(spends) {
      if (isSpent) await close();
      if (!open) {
        open = await openReference(contract);
        await prepare?.(open.db);
      }
      isSpent = spends;
      return open;
    },
    close,
  };
}
