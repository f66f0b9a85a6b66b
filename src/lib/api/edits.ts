import type { QueryKey } from '@tanstack/react-query';
import type { MutationVariables } from '#generated/mutations.ts';

/**
 * Reads answers as they stand before the write that asks: what the server said with all earlier
 * pending writes.
 */
export type Shown = <T>(key: QueryKey) => T[];

/**
 * One change to cached answers: `key` says which (a shorter key reaches every answer under it),
 * `change` how. It is pure and is applied again to whatever stands, each time something changes; it
 * returns the same object where nothing changes.
 */
export type Edit = {
  key: QueryKey;
  change: (old: unknown, shown: Shown, key: QueryKey) => unknown;
  /**
   * Does an answer of the server hold what the write adds? Asked where an earlier try was lost;
   * undefined where the answer has no place for it.
   */
  isIn?: ((said: unknown, shown: Shown, key: QueryKey) => boolean | undefined) | undefined;
};

type Change<T, Changed> = (answer: T, shown: Shown, key: QueryKey) => Changed;

/** Writes an edit of an answer of type T; `change` is also told the answer's whole key. */
export const edit = <T>(key: QueryKey, change: Change<T, T>, isIn?: Change<T, boolean | undefined>): Edit => ({
  key,
  change: (old, shown, own) => change(old as T, shown, own),
  isIn: isIn && ((said, shown, own) => isIn(said as T, shown, own)),
});

/**
 * Nobody knows whether a write was done; the same object for all its tries. `since` is when it was
 * lost last, by the overlay's clock; `found` says of each query that could hold it whether it was
 * in an answer since.
 */
export type Doubt = { since: number; found: Map<object, boolean> };

/**
 * What an edit may know of its write besides the variables; it stays the same object for as long as
 * the write is pending.
 */
export type Write = {
  /**
   * Id for a row that the server has not numbered yet, the same each time the edit is applied;
   * those below it are free too.
   */
  temporaryId: number;
  /** When the person started it, as an instant of the wire. */
  startedOn: string;
  /** An earlier try was not answered: what is listed may hold it already. */
  mayBeStored: boolean;
  doubt?: Doubt | undefined;
};

/**
 * What the screen shows before the server has answered, per operation: records and intentions,
 * never rows that were seen once.
 */
export type OptimisticEdits = {
  [Id in keyof MutationVariables]?: (variables: MutationVariables[Id], write: Write) => Edit[];
};

/**
 * The edits of all features, or how they are fetched when first needed, so that the first screen
 * does not carry them.
 */
export type EditsSource = OptimisticEdits | (() => OptimisticEdits | Promise<OptimisticEdits>);
