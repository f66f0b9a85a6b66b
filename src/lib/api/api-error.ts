import { clientOperations } from '#generated/client-operations.ts';
import type { Problem } from '#generated/model/index.ts';
import type { OperationId } from '#generated/operations.ts';

/**
 * A call that did not succeed. `message` is the operation's own wording from the contract; `status` is the HTTP status,
 * 0 where no answer came (no network, no token); `problem` is the server's problem document, where it sent one.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly operationId: OperationId;
  readonly status: number;
  readonly problem: Problem | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    operationId: OperationId,
    path: string,
    answer: { status: number; problem?: Problem; retryAfter?: number; cause?: unknown },
  ) {
    super(clientOperations[operationId].errorMessage, {
      cause: answer.cause ?? new Error(`Something went wrong making request to ${path}`),
    });
    this.operationId = operationId;
    this.status = answer.status;
    this.problem = answer.problem;
    this.retryAfter = answer.retryAfter;
  }
}
