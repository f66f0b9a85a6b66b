/** What the contract says of each operation, as far as the mock's memory goes by it. */
import type { Contract, Json, Operation, ResponseSpec } from '../../drift/core/contract.ts';
import { branchesOf } from '../../drift/core/visit-value.ts';

export type Row = Record<string, unknown>;
export type Params = Record<string, string | number>;

/** An array of records in a response. */
export interface ListPart {
  /** Where it stands, `/Data`; empty for the response itself. */
  pointer: string;
  /** Pointer of the schema of its rows. */
  item: string;
}

export interface Shape {
  operation: Operation;
  response: ResponseSpec;
  /** Pointer of the response's schema, references followed. */
  schema: string | undefined;
  /** Of a successful response, the default one first. */
  examples: Json[];
  /** Of each example the user whose own it is (`x-example-of`); empty where all have the same. */
  callers: (number | undefined)[];
  /** Path parameters of the examples. */
  params: Params;
  /** `x-record`: its kind, and what the path parameters are the ids of, `{ edition: 'id' }`. */
  kind: string | undefined;
  meanings: Record<string, string>;
  lists: ListPart[];
  invalidates: string[];
}

export function shapesOf(contract: Contract): Map<string, Shape> {
  const shapes = [...contract.operations.values()].flatMap((operation) => {
    const response = [...operation.responses.values()].find(({ status }) => status < 300);
    return response ? [shapeOf(contract, operation, response)] : [];
  });
  return new Map(shapes.map((shape) => [shape.operation.operationId, shape]));
}

function shapeOf(contract: Contract, operation: Operation, response: ResponseSpec): Shape {
  const media = response.media.find(({ type }) => type === 'application/json');
  const item = contract.at(operation.pointer.replace(/\/\w+$/, '')).node;
  const { kind, ...meanings } = (item['x-record'] ?? {}) as Record<string, string>;
  const path = operation.parameters.filter((one) => one.in === 'path');
  const schema = media?.schema && contract.at(media.schema).pointer;
  const examples = media?.examples ?? {};
  const callers = operation.node['x-example-of'] as Record<string, number> | undefined;
  return {
    operation,
    response,
    schema,
    examples: Object.values(examples),
    callers: callers ? Object.keys(examples).map((name) => callers[name]) : [],
    params: Object.fromEntries(path.map(({ name, example }) => [name, example as string | number])),
    kind,
    meanings,
    lists: schema ? listsIn(contract, schema) : [],
    invalidates: (operation.node['x-invalidates'] ?? []) as string[],
  };
}

/** The example that is the caller's, the default one where it is everybody's. */
export function exampleFor({ examples, callers }: Shape, userId: number): Json | undefined {
  const own = callers.indexOf(userId);
  return callers.length === 0 ? examples[0] : (examples[own] ?? examples.at(-1));
}

/** Arrays of objects in a response: the response itself, or a member of it. */
function listsIn(contract: Contract, schema: string): ListPart[] {
  const own = itemOf(contract, schema);
  if (own) return [{ pointer: '', item: own }];
  return propertiesOf(contract, schema).flatMap((name) => {
    const item = itemOf(contract, propertyOf(contract, schema, name) ?? '');
    return item ? [{ pointer: `/${name}`, item }] : [];
  });
}

function itemOf(contract: Contract, schema: string): string | undefined {
  const array = branchesOf(contract, schema).find(({ node }) => node.items);
  if (!array) return undefined;
  const { pointer, node } = contract.at(`${array.pointer}/items`);
  return node.properties || node.allOf ? pointer : undefined;
}

/** Names of the properties of an object schema and of those it is composed of. */
export const propertiesOf = (contract: Contract, schema: string): string[] =>
  branchesOf(contract, schema).flatMap(({ node }) => Object.keys((node.properties as Row | undefined) ?? {}));

/** Pointer of the schema of a property, `Name` or `Indicator/Name`; undefined where it has none. */
export function propertyOf(contract: Contract, schema: string, name: string): string | undefined {
  let found: string | undefined = schema;
  for (const step of name.split('/')) {
    const owner: { pointer: string } | undefined = branchesOf(contract, found).find(
      ({ node }) => (node.properties as Row | undefined)?.[step],
    );
    if (!owner) return undefined;
    found = `${owner.pointer}/properties/${step}`;
  }
  return found;
}

export const isNullable = (contract: Contract, schema: string): boolean =>
  branchesOf(contract, schema).some(({ node }) => [node.type].flat().includes('null'));

/** `date-time`, `date`, … of a property. */
export const formatOf = (contract: Contract, schema: string): unknown =>
  branchesOf(contract, schema).find(({ node }) => node.format)?.node.format;

/** `countryId` as properties are spelled: CountryId. */
export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Path parameters in the contract's order, so that equal ones are written alike. */
export const inOrder = ({ params: declared }: Shape, params: Params): Params =>
  Object.fromEntries(
    Object.keys(declared).flatMap((name) => (params[name] === undefined ? [] : [[name, params[name]]])),
  );

/** The value of a path parameter as the contract types it. */
export function typedParams(contract: Contract, shape: Shape, raw: Record<string, string>): Params {
  const { operation } = shape;
  const typeOf = (name: string) => {
    const schema = operation.parameters.find((one) => one.in === 'path' && one.name === name)?.schema;
    return schema && branchesOf(contract, schema).some(({ node }) => [node.type].flat().includes('integer'));
  };
  const typed = Object.entries(raw).map(([name, value]) => [
    name,
    typeOf(name) && /^\d+$/.test(value) ? Number(value) : value,
  ]);
  return inOrder(shape, Object.fromEntries(typed) as Params);
}
