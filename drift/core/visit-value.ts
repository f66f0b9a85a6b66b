/**
 * Goes through a value along its schema: what was seen of the contract, and what the contract does
 * not declare.
 */
import { type Contract, escaped, type Node } from './contract.ts';

export interface Seen {
  /** Pointer of the schema of a property or item that held a value, null included. */
  schema: string;
  /** In the value, with indexes. */
  instance: string;
  value: unknown;
}

export interface ValueVisitor {
  seen(part: Seen): void;
  /** A member that no branch of the schema declares. */
  undeclared(instance: string, owner: string): void;
}

/**
 * Visits a value and all it holds, each with the pointer of its schema (references followed,
 * branches merged).
 */
export function visitValue(
  contract: Contract,
  schema: string,
  value: unknown,
  visit: ValueVisitor,
  instance = '',
): void {
  const branches = branchesOf(contract, schema);
  if (instance === '') visit.seen({ schema: branches[0]?.pointer ?? schema, instance, value });
  if (Array.isArray(value)) {
    const items = branches.find(({ node }) => node.items);
    if (!items) return;
    value.forEach((item, index) => {
      step(contract, `${items.pointer}/items`, item, visit, `${instance}/${index}`);
    });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    const place = `${instance}/${escaped(key)}`;
    const owner = branches.find(({ node }) => (node.properties as Node | undefined)?.[key]);
    const open = branches.find(({ node }) => typeof node.additionalProperties === 'object');
    if (owner) step(contract, `${owner.pointer}/properties/${escaped(key)}`, member, visit, place);
    else if (open) step(contract, `${open.pointer}/additionalProperties`, member, visit, place);
    else if (branches.some(({ node }) => node.properties)) visit.undeclared(place, branches[0]?.pointer ?? schema);
  }
}

function step(contract: Contract, schema: string, value: unknown, visit: ValueVisitor, instance: string): void {
  visit.seen({ schema, instance, value });
  visitValue(contract, schema, value, visit, instance);
}

type Branch = { node: Node; pointer: string };
const branches = new WeakMap<Contract, Map<string, Branch[]>>();

/** A schema and all that it is composed of. */
export function branchesOf(contract: Contract, schema: string): Branch[] {
  const known = branches.get(contract) ?? new Map<string, Branch[]>();
  branches.set(contract, known);
  const found = known.get(schema) ?? composedOf(contract, schema);
  known.set(schema, found);
  return found;
}

function composedOf(contract: Contract, schema: string): Branch[] {
  const { node, pointer } = contract.at(schema);
  const composed = ['allOf', 'anyOf', 'oneOf'].flatMap((key) =>
    ((node[key] as unknown[] | undefined) ?? []).flatMap((_, index) =>
      branchesOf(contract, `${pointer}/${key}/${index}`),
    ),
  );
  return [{ node, pointer }, ...composed];
}
