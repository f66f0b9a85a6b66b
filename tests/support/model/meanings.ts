import type { Act } from './acts.ts';
import { editions } from './editions.ts';
import type { Meaning, Operation, WriteId } from './operation.ts';
import { references } from './references.ts';
import type { State } from './state.ts';
import { structure } from './structure.ts';
import { work } from './work.ts';

const meanings = { ...structure, ...editions, ...work, ...references };
const meaningOf = ({ id }: Operation) => meanings[id] as Meaning<WriteId>;

/** Does the server do it in this state? */
export const refusalOf = (state: State, operation: Operation) =>
  meaningOf(operation).guard?.(state, operation.variables);

/** The state after the server has done it. */
export function committed(state: State, operation: Operation): State {
  let { nextId } = state;
  const newId = () => nextId++;
  const next = meaningOf(operation).effect(state, operation.variables, { newId, pending: false, mayBeStored: false });
  return next === state && nextId === state.nextId ? state : { ...next, nextId };
}

/**
 * The state as somebody sees it whose intention this is. New things have Ids below zero, of another
 * thousand for each act.
 */
export function intended(state: State, { id, operation, mayBeStored }: Act): State {
  let last = -1000 * (id + 1);
  return meaningOf(operation).effect(state, operation.variables, { newId: () => last--, pending: true, mayBeStored });
}
