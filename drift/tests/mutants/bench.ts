/**
 * The backend that mutants are judged on, one after another: a new database only after a part that
 * wrote into it.
 */
import type { Contents } from '../../../tests/support/database.ts';
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

/** `contents` are of each new database. */
export function openBench(contract: Contract, contents?: Contents): Bench {
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
      open ??= await openReference(contract, contents);
      isSpent = spends;
      return open;
    },
    close,
  };
}
