import type { CallMeta } from './calls.ts';
import type { OnFailure } from './on-failure.ts';

type QueryMeta = {
  /** Nobody waits for it: its failure is not reported. */
  background?: boolean;
  /**
   * In this use the answer is only a part of the screen, though elsewhere it is the screen itself.
   */
  onFailure?: OnFailure;
};

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: CallMeta;
    queryMeta: QueryMeta;
  }
}
