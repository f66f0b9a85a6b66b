import type { OperationId } from '#generated/operations.ts';
import type { OnFailure } from './on-failure.ts';

/** A call, and the record that it is about as a notice names it. */
export type Told = { operationId: OperationId; record?: string | undefined };

/**
 * A call that failed. `retry` repeats a write as it was, also after its screen has gone; it is left
 * out where it could never work.
 */
export type Failure = Told & {
  error: Error;
  kind: 'read' | 'write';
  /** What was done before it, by the same change. */
  since?: string | undefined;
  retry?: (() => void) | undefined;
  /** Of a read: what reports it; 'page' by default. */
  onFailure?: OnFailure;
};

/** A write that is shown and not sent yet. */
export type Held = Told & { variables: object; ms: number; undo: () => void };

/** What the application does about calls. */
export type Reports = {
  /** Once per failure. */
  failed(failure: Failure): void;
  /**
   * While one page is left for another, resolves when the other is drawn: what the page before
   * shows until then is only reported if it is shown from then on as well.
   */
  leaving?(): Promise<void> | false;
  /** A retry that was offered must not be used any more. */
  withdraw?(retry: () => void): void;
  /** A write was answered 204 with a message. */
  empty?(operationId: OperationId): void;
  /** There were too many requests; a read is repeated after so many milliseconds. */
  waits?(ms: number): void;
  /** The server answered 503 for the first time. */
  processing?(told: Told): void;
  /** A write that was answered 503 has been done after all. */
  arrived?(told: Told & { message: string }): void;
  /** A write that the person tried again has been done. */
  retried?(told: Told): void;
  /**
   * A write can be undone for so long. Returns a function that dismisses the notice: it was undone,
   * or sent, and then is told whether an answer came.
   */
  held?(held: Held): (answered?: Promise<boolean>) => void;
};
