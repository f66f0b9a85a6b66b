import type { ReadId, ReadParameters } from '#generated/reads.ts';

/** A prefix of the keys of a read: of all its answers, or of those whose address has these ids. */
export const queryKeyOf = <Id extends ReadId>(id: Id, ids?: Partial<ReadParameters[Id]>) =>
  ids ? ([id, ids] as const) : ([id] as const);
