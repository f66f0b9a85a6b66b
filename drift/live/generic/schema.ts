/** What a schema says, its references and branches followed: members, types, limits. */
import {
  type Contract,
  escaped,
  type Media,
  type Node,
  type Operation,
  type ResponseSpec,
} from '../../core/contract.ts';
import { isJson } from '../../core/exchange.ts';
import { plain, segments, usual } from './names.ts';
import { isCalled } from './singular.ts';

export interface Part {
  node: Node;
  pointer: string;
}

const deepest = 12;

const known = new WeakMap<Contract, Map<string, Part[]>>();

/**
 * A schema with all of `allOf`, and the first branch of `oneOf` and `anyOf` that is not null: one
 * way in which a value can be right.
 */
export function partsOf(contract: Contract, schema: string, depth = 0): Part[] {
  if (depth > 0) return composed(contract, schema, depth);
  const before = known.get(contract) ?? new Map<string, Part[]>();
  known.set(contract, before);
  const parts = before.get(schema) ?? composed(contract, schema, 0);
  before.set(schema, parts);
  return parts;
}

function composed(contract: Contract, schema: string, depth: number): Part[] {
  if (depth > deepest) return [];
  const { node, pointer } = contract.at(schema);
  if (typeof node !== 'object' || node === null) return [];
  const all = ((node.allOf as unknown[] | undefined) ?? []).flatMap((_, index) =>
    partsOf(contract, `${pointer}/allOf/${index}`, depth + 1),
  );
  const one = ['oneOf', 'anyOf'].flatMap((key) => {
    const branches = ((node[key] as unknown[] | undefined) ?? []).map((_, index) =>
      partsOf(contract, `${pointer}/${key}/${index}`, depth + 1),
    );
    return branches.find((parts) => parts.length > 0 && !parts.every((part) => part.node.type === 'null')) ?? [];
  });
  return [{ node, pointer }, ...all, ...one];
}

/** The keywords of a schema that say something of a scalar, taken together. */
export function facetsOf(contract: Contract, schema: string): Node {
  return Object.assign(
    {},
    ...partsOf(contract, schema)
      .map(({ node }) => node)
      .toReversed(),
  ) as Node;
}

/** The types of a schema but null, `object` and `array` where its keywords say so. */
export function typesIn(contract: Contract, schema: string): string[] {
  const facets = facetsOf(contract, schema);
  const types = [facets.type].flat().filter((one): one is string => typeof one === 'string' && one !== 'null');
  if (types.length > 0) return types;
  if (facets.properties) return ['object'];
  if (facets.items) return ['array'];
  const [first] = (facets.enum as unknown[] | undefined) ?? [facets.const];
  return first === undefined ? [] : [typeof first];
}

/** The members of an object: name → pointer of its schema. */
export function membersIn(contract: Contract, schema: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { node, pointer } of partsOf(contract, schema))
    for (const name of Object.keys((node.properties as Node | undefined) ?? {}))
      if (!found.has(name)) found.set(name, `${pointer}/properties/${escaped(name)}`);
  return found;
}

/** The members that an object must have. */
export const requiredIn = (contract: Contract, schema: string): Set<string> =>
  new Set(partsOf(contract, schema).flatMap(({ node }) => (node.required as string[] | undefined) ?? []));

/** The schema of the items of an array; undefined where it says none. */
export function itemsOf(contract: Contract, schema: string): string | undefined {
  const part = partsOf(contract, schema).find(({ node }) => node.items);
  return part && `${part.pointer}/items`;
}

/** The names of a record's own key, which is the server's to give. */
export const isKey = (name: string): boolean => /^(_?id|uuid|guid)$/i.test(name);

export const isReadOnly = (contract: Contract, schema: string): boolean => facetsOf(contract, schema).readOnly === true;
export const isWriteOnly = (contract: Contract, schema: string): boolean =>
  facetsOf(contract, schema).writeOnly === true;

const schemaIn = (media: Media[]): string | undefined =>
  media.find(({ type, schema }) => schema && isJson(type))?.schema;

interface Envelope {
  /** The one member of the body. */
  name: string;
  /** The schema of what stands in it. */
  schema: string;
}

const envelopes = new WeakMap<Operation, Envelope>();

/** A body that holds its record in one member: `{ article: { … } }`, `{ data: { … } }`. */
export const envelopeOf = (operation: Operation): Envelope | undefined => envelopes.get(operation);

/** Finds the bodies that do, so that the schema of a request is that of the record. */
export function noteEnvelopes(contract: Contract): void {
  for (const operation of contract.operations.values()) {
    const schema = operation.body && schemaIn(operation.body.media);
    const [only, ...others] = schema === undefined ? [] : [...membersIn(contract, schema)];
    if (!only || others.length > 0) continue;
    const [name, inner] = only;
    const isNamed = usual.wrapped.has(plain(name)) || segments(operation.path).some((word) => isCalled(name, word));
    // A member of the record has the same name there.
    const answered = responseSchema(operation);
    const isMember = answered !== undefined && membersIn(contract, answered).has(name);
    if ((isNamed || !isMember) && membersIn(contract, inner).size > 0)
      envelopes.set(operation, { name, schema: inner });
  }
}

/** The schema of the JSON body that an operation accepts, of the record in it. */
export const requestSchema = (operation: Operation): string | undefined =>
  envelopeOf(operation)?.schema ?? (operation.body && schemaIn(operation.body.media));

/** The JSON media type of the body. */
export const requestType = ({ body }: Operation): string =>
  body?.media.find(({ type, schema }) => schema && isJson(type))?.type ?? 'application/json';

/** The declared responses that are a success, the lowest first. */
export function successesOf({ responses, ranges }: Operation): ResponseSpec[] {
  const exact = [...responses.values()].filter(({ status }) => status >= 200 && status < 300);
  const range = ranges.get('2XX');
  return exact.length > 0 ? exact.sort((a, b) => a.status - b.status) : range ? [range] : [];
}

/** The schema of the JSON body of a success. */
export const responseSchema = (operation: Operation): string | undefined =>
  successesOf(operation)
    .map(({ media }) => schemaIn(media))
    .find((schema) => schema !== undefined);

/** Where a schema finally stands, so that two uses of one component are the same. */
export const finalPointer = (contract: Contract, schema: string): string => contract.at(schema).pointer;

/** A record may stand in a member of its own: `{ data: { … } }`. */
export function unwrapped(
  contract: Contract,
  schema: string,
  name: string,
): { schema: string; wrapper: string | undefined } | undefined {
  if (!typesIn(contract, schema).includes('object')) return undefined;
  const members = [...membersIn(contract, schema)];
  const inner = members.find(
    ([key, pointer]) =>
      (usual.wrapped.has(plain(key)) || plain(key) === plain(name)) && typesIn(contract, pointer).includes('object'),
  );
  if (!inner || members.length > 3) return { schema, wrapper: undefined };
  return { schema: inner[1], wrapper: inner[0] };
}
