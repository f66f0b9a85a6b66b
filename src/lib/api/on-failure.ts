import type { Query } from '@tanstack/react-query';
import { clientOperations } from '#generated/client-operations.ts';
import type { OperationId } from '#generated/operations.ts';
import { isNextPage } from './pages.ts';

/**
 * What reports a failed read: 'page', the error page that its status leads to; 'in-place', the part
 * of the screen that shows the answer; 'notice', a notice. The contract declares it
 * (`x-on-failure`).
 */
export type OnFailure = 'page' | 'in-place' | 'notice';

/** Query options of a use that reports its failure itself, with a retry. */
export const toldInPlace = { meta: { onFailure: 'in-place' } } as const;
/**
 * Query options of a use that has no place for the failure, on a screen that can do without the
 * answer.
 */
export const toldByNotice = { meta: { onFailure: 'notice' } } as const;

/** What reports the failure that a query just met. */
export function onFailureOf(query: Query, operationId: OperationId): OnFailure {
  // The end of a list offers the next page again.
  if (isNextPage(query)) return 'in-place';
  const declared = query.meta?.onFailure ?? clientOperations[operationId].onFailure;
  // A place that still shows the older answer has no room for words.
  return declared === 'in-place' && query.state.data !== undefined ? 'notice' : declared;
}

/**
 * Does the call leave every record as it was, so that a lost answer loses nothing? `path` is its
 * address with the query.
 */
export function storesNothing(operationId: OperationId, path: string): boolean {
  const declared: boolean | string = clientOperations[operationId].storesNothing;
  if (typeof declared === 'boolean') return declared;
  return new URLSearchParams(path.split('?')[1]).get(declared) === 'true';
}
