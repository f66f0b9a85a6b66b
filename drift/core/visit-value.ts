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
  const shape = shapeOf(contract, schema);
  if (instance === '') visit.seen({ schema: shape.pointer, instance, value });
  if (Array.isArray(value)) {
    const { items } = shape;
    if (items === undefined) return;
    value.forEach((item, index) => {
      step(contract, items, item, visit, `${instance}/${index}`);
    });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    const { schema: own, path } = memberOf(shape, key);
    if (own !== undefined) step(contract, own, member, visit, instance + path);
    else if (shape.isListing) visit.undeclared(instance + path, shape.pointer);
  }
}

function step(contract: Contract, schema: string, value: unknown, visit: ValueVisitor, instance: string): void {
  visit.seen({ schema, instance, value });
  visitValue(contract, schema, value, visit, instance);
}

interface Member {
  /** Undefined where no branch declares it. */
  schema: string | undefined;
  path: string;
}

/** What is made of a schema once, for thousands of rows: their pointers are texts that are kept. */
interface Shape {
  pointer: string;
  branches: Branch[];
  items: string | undefined;
  members: Map<string, Member>;
  /** Whether any branch lists properties, so that one that is not listed is a surplus. */
  isListing: boolean;
}

const shapes = new WeakMap<Contract, Map<string, Shape>>();

function shapeOf(contract: Contract, schema: string): Shape {
  const known = shapes.get(contract) ?? new Map<string, Shape>();
  shapes.set(contract, known);
  const found = known.get(schema) ?? shapeMade(contract, schema);
  known.set(schema, found);
  return found;
}

function shapeMade(contract: Contract, schema: string): Shape {
  const own = branchesOf(contract, schema);
  const listed = own.find(({ node }) => node.items);
  return {
    pointer: own[0]?.pointer ?? schema,
    branches: own,
    items: listed && `${listed.pointer}/items`,
    members: new Map(),
    isListing: own.some(({ node }) => node.properties),
  };
}

function memberOf({ branches: own, members }: Shape, key: string): Member {
  const known = members.get(key);
  if (known) return known;
  const owner = own.find(({ node }) => (node.properties as Node | undefined)?.[key]);
  const open = own.find(({ node }) => typeof node.additionalProperties === 'object');
  const made: Member = {
    path: `/${escaped(key)}`,
    schema: owner ? `${owner.pointer}/properties/${escaped(key)}` : open && `${open.pointer}/additionalProperties`,
  };
  // keys of a map are data, and may be many
  if (owner || !open) members.set(key, made);
  return made;
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
