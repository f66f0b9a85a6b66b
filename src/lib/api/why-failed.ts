import { clientOperations } from '#generated/client-operations.ts';
import type { OperationId } from '#generated/operations.ts';
import { ApiError } from './api-error.ts';
import { storesNothing } from './on-failure.ts';

const UNREACHABLE = 'The server cannot be reached.';
/** After a lost response the write may have been stored, and lists may show it already. */
const NO_RESPONSE = 'No answer came, so it may be saved already. Sent again as it is, it is saved once.';
const NO_RESPONSE_TO_DELETE = 'No answer came, so it may be done already.';

/**
 * Does the server lack the operation, which is no fault of what was asked? So says 405 or 501, and
 * a 404 that names no record of the contract: no problem document, or no id in the address.
 */
export function isNotOffered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status, problem, path } = error;
  return status === 405 || status === 501 || (status === 404 && (problem?.code !== 'not-found' || !/\/\d/.test(path)));
}

/**
 * Why a read failed, below the operation's own words: what the server said, or that it gave no
 * answer.
 */
export function whyReadFailed(error: { message: string }): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.status === 0 ? UNREACHABLE : error.problem?.detail;
}

/**
 * Why a write failed, below the operation's own words, line by line: the same in its form and in
 * its notice.
 */
export function whyWriteFailed(error: Error): string[] {
  if (!(error instanceof ApiError)) return [];
  const { kind, operationId, path, problem } = error;
  const lost = kind === 'unreachable' ? wordsOfLost(operationId, path) : undefined;
  return [lost, problem?.detail].filter((line) => line !== undefined);
}

function wordsOfLost(operationId: OperationId, path: string): string {
  if (storesNothing(operationId, path)) return UNREACHABLE;
  return clientOperations[operationId].method === 'delete' ? NO_RESPONSE_TO_DELETE : NO_RESPONSE;
}
