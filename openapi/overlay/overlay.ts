/**
 * Lays OpenAPI Overlay 1.0 documents over the contract: each action adds keys to the places that
 * its JSONPath (RFC 9535) selects.
 */
import { query } from 'json-p3';

export type Node = { [key: string]: unknown };

export interface Overlay {
  actions: { target: string; update: Node }[];
}

/**
 * Adds the keys of `overlay` to `document`, which is changed. Stricter than the specification: a
 * target that selects nothing is a fault, a key that is already there is never replaced, and no
 * other keys than those of `allowed` are added.
 * @returns the faults; empty where everything was added
 */
export function layOver(document: Node, { actions }: Overlay, allowed: ReadonlySet<string>): string[] {
  return actions.flatMap(({ target, update }) => {
    const places = select(document, target);
    if (typeof places === 'string') return [`${target} is no JSONPath: ${places}`];
    if (places.length === 0) return [`${target} selects nothing in the contract.`];
    return places.flatMap((place) => add(place, update, allowed).map((fault) => `${target}: ${fault}`));
  });
}

function select(document: Node, target: string): unknown[] | string {
  try {
    return query(target, document as Parameters<typeof query>[1]).values();
  } catch (error) {
    return (error as Error).message;
  }
}

function add(place: unknown, update: Node, allowed: ReadonlySet<string>): string[] {
  if (typeof place !== 'object' || place === null || Array.isArray(place)) return ['this is no object.'];
  const faults: string[] = [];
  for (const [key, value] of Object.entries(update)) {
    if (!allowed.has(key)) faults.push(`${key} is no key of the drift check.`);
    else if (Object.hasOwn(place, key)) faults.push(`${key} is given twice.`);
    else (place as Node)[key] = value;
  }
  return faults;
}
