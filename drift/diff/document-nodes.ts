/** A document that may be ours or theirs: nodes by their pointers, references followed. */
import { escaped, type Node, steps } from '../core/contract.ts';

/** A schema, or any other node, and where it stands. */
export interface Part {
  node: Node;
  pointer: string;
}

export interface Source {
  document: Node;
  /**
   * The node at a pointer, references on the way and at its end followed; undefined where there is
   * none.
   */
  at(pointer: string): Part | undefined;
  /** A child of a part, its own references followed. */
  child(part: Part, ...keys: (string | number)[]): Part | undefined;
}

/** References are followed this often before they count as a circle. */
const most = 50;

export function sourceOf(document: Node): Source {
  const follow = (part: Part, depth: number): Part | undefined => {
    const ref = part.node.$ref;
    if (typeof ref !== 'string') return part;
    return depth > most || !ref.startsWith('#') ? undefined : find(decodeURI(ref), depth + 1);
  };
  const find = (pointer: string, depth: number): Part | undefined =>
    steps(pointer).reduce<Part | undefined>((at, key) => at && childOf(at, key, depth), {
      node: document,
      pointer: '#',
    });
  const childOf = (at: Part, key: string | number, depth: number): Part | undefined => {
    const node = Object.hasOwn(at.node, key) ? at.node[key] : undefined;
    if (typeof node !== 'object' || node === null) return undefined;
    return follow({ node: node as Node, pointer: `${at.pointer}/${escaped(key)}` }, depth);
  };
  const known = new Map<string, Part | undefined>();
  return {
    document,
    at(pointer) {
      if (!known.has(pointer)) known.set(pointer, find(pointer, 0));
      return known.get(pointer);
    },
    child: (part, ...keys) => keys.reduce<Part | undefined>((at, key) => at && childOf(at, key, 0), part),
  };
}

/** The entries of a node that is a map; [] where it is none. */
export const entriesOf = (node: unknown): [string, Node][] =>
  typeof node === 'object' && node !== null && !Array.isArray(node)
    ? Object.entries(node).filter((entry): entry is [string, Node] => typeof entry[1] === 'object' && entry[1] !== null)
    : [];
