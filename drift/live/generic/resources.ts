/**
 * The records that a contract is about: which operation creates, reads, lists, changes and deletes
 * them, derived from paths, methods and schemas.
 */
import type { Contract, Operation } from '../../core/contract.ts';
import { isJson } from '../../core/exchange.ts';
import { type ListShape, listShape, type Row } from './lists.ts';
import { lastParameter, lastWord, parametersIn, plain } from './names.ts';
import { facetsOf, finalPointer, membersIn, requestSchema, responseSchema, typesIn, unwrapped } from './schema.ts';
import type { ApiSettings } from './settings.ts';
import { hintsOf, nameFor } from './singular.ts';
import { creationBelow, isBelow, isSamePath, itemOf, linkedCreation, template } from './where-created.ts';

export interface List {
  operation: Operation;
  shape: ListShape;
}

export interface Resource {
  /** In the singular: `pet`. */
  name: string;
  /** Where it is created and listed: `/pets`, or `/owners/{id}/pets`. */
  collection: string;
  /** Its own, `/pets/{petId}`, also where it is created below another; empty where it has none. */
  address: string;
  /** The path parameter that names the record; empty where it has no address. */
  idParameter: string;
  /** The member of a record that holds it. */
  idMember: string | undefined;
  /** Where the record stands in the response of one (`data`), where it is wrapped. */
  wrapper: string | undefined;
  /** The schema of a record, as it is read. */
  schema: string | undefined;
  create: Operation | undefined;
  read: Operation | undefined;
  replace: Operation | undefined;
  patch: Operation | undefined;
  remove: Operation | undefined;
  /** That of the collection first; others list rows of the same schema. */
  lists: List[];
  /** Path parameters of the collection, which name the parents. */
  parents: string[];
  /** Nothing but a PUT of its address makes a record: the client chooses the id. */
  createsByPut?: true;
  /**
   * Members that every body has as they are here, by the parents, as a rule in words asks for;
   * undefined leaves one out.
   */
  fixed?: (parents: Record<string, string | number>) => Row;
  /** Members that calls on other records move: no later read has to say what was answered. */
  moved?: readonly string[];
}

/** Every resource of the contract, parents before their children. */
export function resourcesOf(contract: Contract, api: ApiSettings): Resource[] {
  const operations = [...contract.operations.values()];
  const items = Map.groupBy(
    operations.filter(({ path }) => lastParameter(path) !== undefined),
    ({ path }) => template(path),
  );
  const taken = new Set<Operation>();
  const found = [...items.values()].flatMap((own) => {
    const resource = resourceOf(contract, operations, own, api, (one) => !taken.has(one) && !items.has(itemOf(one)));
    if (resource?.create) taken.add(resource.create);
    return resource ? [resource] : [];
  });
  const created = new Set(found.map(({ create }) => create));
  const others = operations.filter((one) => one.method === 'post' && !created.has(one));
  return [...found, ...others.flatMap((one) => withoutAddress(contract, operations, one, api) ?? [])].sort(
    (a, b) => a.parents.length - b.parents.length,
  );
}

function resourceOf(
  contract: Contract,
  operations: Operation[],
  own: Operation[],
  api: ApiSettings,
  mayCreate: (operation: Operation) => boolean,
): Resource | undefined {
  const path = own[0]?.path ?? '';
  const idParameter = lastParameter(path) ?? '';
  const folder = path.slice(0, path.lastIndexOf('/'));
  const name = nameFor(lastWord(folder), hintsOf(own, schemasIn(contract, own), idParameter));
  const by = (method: string, among = own) => among.find((one) => one.method === method);
  const above = operations.filter((one) => isSamePath(one.path, folder));
  const read = by('get');
  const hasJson = (operation: Operation | undefined) => (operation && requestSchema(operation) ? operation : undefined);
  const wrapped = (operation: Operation | undefined) => {
    const schema = operation && responseSchema(operation);
    return schema === undefined ? undefined : unwrapped(contract, schema, name);
  };
  const known = wrapped(read) ?? wrapped(by('put')) ?? wrapped(by('patch'));
  const below = () => creationBelow(contract, operations.filter(mayCreate), { folder, name, schema: known?.schema });
  const posted = hasJson(by('post', above)) ?? hasJson(linkedCreation(contract, own, folder, mayCreate)) ?? below();
  const put = hasJson(by('put'));
  const create = posted ?? (put?.responses.has(201) ? put : undefined);
  const collection = create && isBelow(create, folder) ? create.path : folder;
  const record = wrapped(read) ?? wrapped(create);
  const listed =
    by(
      'get',
      operations.filter((one) => isSamePath(one.path, collection)),
    ) ?? by('get', above);
  const ownList = listed && listShape(contract, listed, api);
  const schema = record?.schema ?? ownList?.row;
  if (!read && !create && !ownList) return undefined;
  const isSame = (shape: ListShape) =>
    schema !== undefined && finalPointer(contract, shape.row) === finalPointer(contract, schema);
  const others = operations
    .filter((one) => one.method === 'get' && one !== listed && one !== read)
    .filter((one) => isSamePath(one.path, folder) || one.path.startsWith(`${folder}/`))
    .flatMap((operation): List[] => {
      const shape = operation.path.includes('{') ? undefined : listShape(contract, operation, api);
      return shape && isSame(shape) ? [{ operation, shape }] : [];
    });
  const idMember = schema && idMemberOf(contract, schema, idParameter, name);
  const replaceAbove = hasJson(by('put', above));
  const holdsId = replaceAbove && idMember && membersIn(contract, requestSchema(replaceAbove) ?? '').has(idMember);
  return {
    name,
    collection,
    address: path,
    idParameter,
    idMember,
    wrapper: record?.wrapper,
    schema,
    create,
    read,
    replace: put ?? (holdsId ? replaceAbove : undefined),
    patch: hasJson(by('patch')),
    remove: by('delete'),
    lists: [...(listed && ownList ? [{ operation: listed, shape: ownList }] : []), ...others],
    parents: parametersIn(collection),
    ...(create !== undefined && create === put && { createsByPut: true as const }),
  };
}

/** The schemas that bodies and answers of operations on one record are made of. */
const schemasIn = (contract: Contract, operations: Operation[]): string[] =>
  operations
    .flatMap((one) => [responseSchema(one), requestSchema(one)])
    .flatMap((schema) => (schema === undefined ? [] : finalPointer(contract, schema)));

/** Records that are added to a list, and have no address of their own: comments, say. */
function withoutAddress(
  contract: Contract,
  operations: Operation[],
  create: Operation,
  api: ApiSettings,
): Resource | undefined {
  const { path } = create;
  const listed = operations.find((one) => one.method === 'get' && one.path === path);
  const shape = listed && listShape(contract, listed, api);
  const schema = responseSchema(create);
  const name = nameFor(lastWord(path), hintsOf([create], schemasIn(contract, [create]), ''));
  const record = schema === undefined ? undefined : unwrapped(contract, schema, name);
  if (!shape || !record || !requestSchema(create)) return undefined;
  if (finalPointer(contract, shape.row) !== finalPointer(contract, record.schema)) return undefined;
  return {
    name,
    collection: path,
    address: '',
    idParameter: '',
    idMember: idMemberOf(contract, record.schema, '', name),
    wrapper: record.wrapper,
    schema: record.schema,
    create,
    read: undefined,
    replace: undefined,
    patch: undefined,
    remove: undefined,
    lists: [{ operation: listed, shape }],
    parents: parametersIn(path),
  };
}

/** The member of a record that its address is made of. */
export function idMemberOf(contract: Contract, schema: string, parameter: string, name: string): string | undefined {
  const members = membersIn(contract, schema);
  const wanted = [
    parameter,
    'id',
    '_id',
    `${name}Id`,
    'uuid',
    'guid',
    parameter.replace(/(id|_id)$/i, ''),
    'key',
    'code',
    'slug',
  ];
  for (const one of wanted) {
    const member = [...members].find(
      ([key, pointer]) =>
        one !== '' &&
        plain(key) === plain(one) &&
        typesIn(contract, pointer).some((type) => ['integer', 'string', 'number'].includes(type)),
    );
    if (member) return member[0];
  }
  return undefined;
}

/** The record that a body holds. */
export function recordIn({ wrapper, idMember }: Resource, body: unknown): Row | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  const row = body as Row;
  if (wrapper === undefined || (idMember !== undefined && idMember in row)) return row;
  const inner = row[wrapper];
  return typeof inner === 'object' && inner !== null ? (inner as Row) : row;
}

/**
 * The resource that a path parameter names: `petId` names a pet, `id` that before it in the path.
 */
export function resourceNamed(resources: Resource[], path: string, parameter: string): Resource | undefined {
  const upTo = path.slice(0, path.indexOf(`{${parameter}}`) + parameter.length + 2);
  return resources.find(({ address }) => isSamePath(address, upTo));
}

/** The lists whose addresses need no more than these parents. */
export const listsWith = ({ lists }: Resource, parents: Record<string, unknown> = {}): List[] =>
  lists.filter(({ operation }) => parametersIn(operation.path).every((name) => name in parents));

/** Whether a list holds every record of the resource, within its parents where it stands below. */
export const holdsEvery = ({ collection, address }: Resource, { operation }: List): boolean =>
  operation.path === collection || operation.path === address.slice(0, address.lastIndexOf('/'));

/** The resource that a member refers to: `categoryId` is the id of a category. */
export function resourceOfMember(resources: Resource[], member: string): Resource | undefined {
  const stem = plain(member).replace(/ids?$/, '');
  return stem === plain(member) || stem === '' ? undefined : resources.find(({ name }) => plain(name) === stem);
}

/** Whether a response of the operation is JSON at all. */
export const answersJson = (operation: Operation): boolean =>
  [...operation.responses.values()].some(({ status, media }) => status < 300 && media.some(({ type }) => isJson(type)));

/** The enumeration of a schema, or that of its items. */
export const choicesOf = (contract: Contract, schema: string): unknown[] =>
  ((facetsOf(contract, schema).enum as unknown[] | undefined) ?? []).filter((one) => one !== null);
