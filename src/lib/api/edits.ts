import type { QueryKey } from '@tanstack/react-query';
import type { MutationVariables } from '#generated/mutations.ts';

/** One change to cached answers: `key` says which (a shorter key reaches every answer under it), `change` how. It must not mutate. */
export type Edit = { key: QueryKey; change: (old: unknown) => unknown };

/** Writes an edit of an answer of type T. `change` gets what the screen shows and returns the same object where nothing changes. */
export const edit = <T>(key: QueryKey, change: (old: T) => T): Edit => ({ key, change: (old) => change(old as T) });

/** Reads what the screen shows under a key, to learn what the variables do not say. */
export type Shown = <T>(key: QueryKey) => T[];

/** What the screen shows before the server has answered, per operation. Called once per mutation, when it is started. */
export type OptimisticEdits = {
  [Id in keyof MutationVariables]?: (variables: MutationVariables[Id], shown: Shown) => Edit[];
};

/** The edits of all features, or how they are fetched when first needed, so that the first screen does not carry them. */
export type EditsSource = OptimisticEdits | (() => OptimisticEdits | Promise<OptimisticEdits>);
