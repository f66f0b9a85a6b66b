/** What the contract says of each operation, as far as the mock's memory goes by it. */
import { isDeepStrictEqual } from 'node:util';
import type { Contract, Json, Operation, ResponseSpec } from '../../drift/core/contract.ts';
import { branchesOf } from '../../drift/core/visit-value.ts';
import type { Filter } from '../../drift/live/reads/x-filter.ts';
import { at } from '../../drift/live/select.ts';

export type Row = Record<string, unknown>;
export type Params = Record<string, string | number>;

/** An array of records in a response. */
export interface ListPart {
  /** Where it stands, `/Data`; empty for the response itself. */
  pointer: string;
  /** Pointer of the schema of its rows. */
  item: string;
}

/** A list whose rows a required parameter chooses (`x-filter`). */
export interface AskedList {
  list: ListPart;
  parameter: string;
  filter: Filter;
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
  /** Of them those whose rows have to be asked for by their Id. */
  asked: AskedList[];
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
  const lists = schema ? listsIn(contract, schema) : [];
  return {
    operation,
    response,
    schema,
    examples: Object.values(examples),
    callers: callers ? Object.keys(examples).map((name) => callers[name]) : [],
    params: Object.fromEntries(path.map(({ name, example }) => [name, example as string | number])),
    kind,
    meanings,
    lists,
    asked: askedIn(contract, operation, lists),
    invalidates: (operation.node['x-invalidates'] ?? []) as string[],
  };
}

/** The example that is the caller's, the default one where it is everybody's. */
export function exampleFor({ examples, callers }: Shape, userId: number): Json | undefined {
  const own = callers.indexOf(userId);
  return callers.length === 0 ? examples[0] : (examples[own] ?? examples.at(-1));
}

/** An example that the memory may answer with: the default, a person's, an address's, of others. */
interface Answerable {
  params: Params;
  body: Json;
  userId: number | undefined;
}

/** Those that only show another state of the same record are not among them. */
export function answerable(shape: Shape): Answerable[] {
  const all = shape.examples.map((body, index) => {
    const params = paramsIn(shape, body) ?? shape.params;
    return { params, body, userId: shape.callers[index] };
  });
  const rowsOf = (body: Json) => shape.asked.map(({ list }) => idsAt(body, list));
  const isOther = ({ params, body }: Answerable) =>
    !isDeepStrictEqual(params, shape.params) || !isDeepStrictEqual(rowsOf(body), rowsOf(shape.examples[0] as Json));
  return all.filter((one, index) => index === 0 || one.userId !== undefined || isOther(one));
}

/** Ids of the rows of a list. */
export const idsAt = (body: unknown, { pointer }: ListPart): unknown[] => rowsAt(body, pointer).map(({ Id }) => Id);

/** The rows of an array in a response; an empty one where it is missing. */
export function rowsAt(body: unknown, pointer: string): Row[] {
  const value = pointer ? at(body, pointer) : body;
  return Array.isArray(value) ? (value as Row[]) : [];
}

/** The address of an example, where it shows at least two of its parameters. */
export function paramsIn({ params }: Shape, body: Json): Params | undefined {
  const shown = Object.keys(params).flatMap((name) => {
    const value = (body as Row | null)?.[capital(name)];
    return value === undefined ? [] : [[name, value]];
  });
  return shown.length > 1 ? { ...params, ...Object.fromEntries(shown) } : undefined;
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

const askedIn = (contract: Contract, { parameters }: Operation, lists: ListPart[]): AskedList[] =>
  parameters.flatMap(({ name, in: place, pointer }) => {
    const { required, 'x-filter': filter } = contract.at(pointer).node as { required?: boolean; 'x-filter'?: Filter };
    const [list] = lists.filter((one) => filter?.rows === `${one.pointer}/*`);
    return place === 'query' && required && filter?.property === 'Id' && list
      ? [{ list, parameter: name, filter }]
      : [];
  });

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

export const isRequired = (contract: Contract, schema: string, name: string): boolean =>
  branchesOf(contract, schema).some(({ node }) => ((node.required ?? []) as string[]).includes(name));

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
