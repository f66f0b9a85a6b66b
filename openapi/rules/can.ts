import { clientOperations } from '#generated/client-operations.ts';
import type { OperationId } from '#generated/operations.ts';

/** A permission string that the user holds, or a fact about the record such as `is:researcher`. */
export type Held = string;

/**
 * May a person do this? True when some alternative of the operation's `x-permissions` is wholly
 * held (ADR-011; requirements B6). `held` is the person's permissions together with the facts about
 * the record.
 */
export function can(operationId: OperationId, held: Iterable<Held>): boolean {
  const alternatives: readonly (readonly Held[])[] = clientOperations[operationId].permissions;
  const has = new Set(held);
  return alternatives.some((all) => all.every((one) => has.has(one)));
}

/**
 * Could this person do it for some record? Facts are taken as given: what a page guard or a menu
 * asks.
 */
export function canForSome(operationId: OperationId, permissions: Iterable<Held>): boolean {
  const alternatives: readonly (readonly Held[])[] = clientOperations[operationId].permissions;
  const has = new Set(permissions);
  return alternatives.some((all) => all.every((one) => isFact(one) || has.has(one)));
}

/** Does deciding on this operation need the record? */
export const needsFacts = (operationId: OperationId): boolean =>
  (clientOperations[operationId].permissions as readonly (readonly Held[])[]).some((all) => all.some(isFact));

const isFact = (held: Held) => held.includes(':');
