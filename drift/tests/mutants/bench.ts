/**
 * The backend that mutants are judged on, one after another: a new database only after a part that
 * wrote into it.
 */
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

export function openBench(contract: Contract): Bench {
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
      open ??= await openReference(contract);
      isSpent = spends;
      return open;
    },
    close,
  };
}
