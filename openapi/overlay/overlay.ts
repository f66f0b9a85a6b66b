/**
 * Lays OpenAPI Overlay 1.0 documents over the contract: each action adds keys to the places that
 * its JSONPath (RFC 9535) selects.
 */
import { query } from 'json-p3';

export type Node = { [key: string]: unknown };

export interface Action {
  target: string;
  update: Node;
  /** `file:line` of the target, of a key of the update, or of a name that stands at that key. */
  placeOf(key?: string, named?: Named): string;
}

/** A name in the value of a key, of a list in the item at this index. */
export interface Named {
  index: number;
  name: string;
}

export interface Overlay {
  actions: Action[];
}

/** Of each key that was added to an object, where it is written. */
export type Written = WeakMap<object, Map<string, (named?: Named) => string>>;

/**
 * Adds the keys of `overlay` to `document`, which is changed. Stricter than the specification: a
 * target that selects nothing is a fault, a key that is already there is never replaced, and no
 * other keys than those of `allowed` are added.
 * @param written learns where each key is written
 * @returns the faults, each with its file and line; empty where everything was added
 */
export function layOver(
  document: Node,
  { actions }: Overlay,
  allowed: ReadonlySet<string>,
  written: Written,
): string[] {
  return actions.flatMap((action) => {
    const { target, placeOf } = action;
    const selected = select(document, target);
    if (typeof selected === 'string') return [`${placeOf()}: ${target} is no JSONPath: ${selected}`];
    if (selected.length === 0) return [`${placeOf()}: ${target} selects nothing in the contract.`];
    return selected.flatMap((node) => add(node, action, allowed, written));
  });
}

function select(document: Node, target: string): unknown[] | string {
  try {
    return query(target, document as Parameters<typeof query>[1]).values();
  } catch (error) {
    return (error as Error).message;
  }
}

function add(
  node: unknown,
  { target, update, placeOf }: Action,
  allowed: ReadonlySet<string>,
  written: Written,
): string[] {
  if (typeof node !== 'object' || node === null || Array.isArray(node))
    return [`${placeOf()}: ${target}: this is no object.`];
  const faults: string[] = [];
  const known = written.get(node) ?? new Map();
  written.set(node, known);
  for (const [key, value] of Object.entries(update)) {
    const refuse = (reason: string) => faults.push(`${placeOf(key)}: ${target}: ${key} ${reason}`);
    if (!allowed.has(key)) refuse('is no key of the drift check.');
    else if (Object.hasOwn(node, key))
      refuse(`is given twice${known.has(key) ? `, first in ${known.get(key)?.()}` : ''}.`);
    else {
      (node as Node)[key] = value;
      known.set(key, (named?: Named) => placeOf(key, named));
    }
  }
  return faults;
}
