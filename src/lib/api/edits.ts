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
export type Edit = { key: QueryKey; change: (old: unknown, shown: Shown, key: QueryKey, said: unknown) => unknown };

/**
 * Writes an edit of an answer of type T; `change` is also told the answer's whole key, and what the
 * server itself said.
 */
export const edit = <T>(key: QueryKey, change: (old: T, shown: Shown, key: QueryKey, said: T) => T): Edit => ({
  key,
  change: (old, shown, own, said) => change(old as T, shown, own, said as T),
});

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
  /** By the overlay's clock, since when that is so. */
  openSince?: number | undefined;
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
