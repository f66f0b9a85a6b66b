import { clientOperations } from '#generated/client-operations.ts';
import type { Problem } from '#generated/model/index.ts';
import type { OperationId } from '#generated/operations.ts';
import { ToldError } from '../told-error.ts';

/**
 * What a failure means for what was asked: `unreachable` nobody answered, and `failed` the server
 * could not: it may have been done all the same; `processing` the server still works on it;
 * `signed-out` there is no valid session; `too-many` later; `stale` somebody else changed the
 * record meanwhile; `refused` it was not done.
 */
export type FailureKind = 'unreachable' | 'failed' | 'processing' | 'signed-out' | 'too-many' | 'stale' | 'refused';

const kindOfStatus: Partial<Record<number, FailureKind>> = {
  0: 'unreachable',
  401: 'signed-out',
  429: 'too-many',
  501: 'refused',
  502: 'unreachable',
  503: 'processing',
  504: 'unreachable',
};

/**
 * A call that did not succeed. `message` is the operation's own wording from the contract; `status`
 * is the HTTP status, 0 where no answer came (no network, no token); `problem` is the server's
 * problem document, where it sent one.
 */
export class ApiError extends ToldError {
  override readonly name = 'ApiError';
  declare readonly operationId: OperationId;
  /** The address of the call, with its query. */
  declare readonly path: string;
  declare readonly status: number;
  declare readonly problem: Problem | undefined;
  declare readonly retryAfter: number | undefined;

  constructor(
    operationId: OperationId,
    path: string,
    answer: { status: number; problem?: Problem; retryAfter?: number; cause?: unknown },
  ) {
    answer.cause ??= new Error(`Something went wrong making request to ${path}`);
    super(clientOperations[operationId].errorMessage, answer);
    Object.assign(this, { operationId, path }, answer);
  }

  get kind(): FailureKind {
    if (this.problem?.code === 'stale') return 'stale';
    return kindOfStatus[this.status] ?? (this.status >= 500 ? 'failed' : 'refused');
  }

  /** It is not known whether the server has done it. */
  get isOpen(): boolean {
    return this.kind === 'unreachable' || this.kind === 'processing' || this.kind === 'failed';
  }

  /** It was turned away unread: what an earlier try has done is as unknown as before. */
  get isUnread(): boolean {
    return this.kind === 'signed-out' || this.kind === 'too-many';
  }
}
