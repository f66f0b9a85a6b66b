/** Records of the run's own: how they are made, read, found in lists and removed. */
import { randomUUID } from 'node:crypto';
import type { Operation, Parameter } from '../../core/contract.ts';
import type { CallResult, RequestInput, Role } from '../run.ts';
import { isSuccess as isSuccessful } from './probe.ts';
import { isRow, largestPage, nextOf, type Row, rowsOf, totalOf } from './lists.ts';
import { plain } from './names.ts';
import { isAllowed, must, type Params, type Probe, roleFor, send } from './probe.ts';
import { recordIn, type List, type Resource, resourceNamed, resourceOfMember } from './resources.ts';
import { matching, type SampleOptions, sampleOf } from './sample.ts';
import { facetsOf, finalPointer, isReadOnly, membersIn, requestSchema, requestType, requiredIn, typesIn } from './schema.ts';
import { faultsOf, withMember } from './variations.ts';

export interface Own {
  resource: Resource;
  params: Params;
  as: Role;
  sent: Row;
  /** As the response of the creation has it. */
  record: Row | undefined;
  created: CallResult;
}

interface Kept {
  /** How a body has to be made so that it is accepted. */
  kind: Map<Resource, 'full' | 'bare' | 'example'>;
  parents: Map<Resource, Promise<Params | undefined>>;
  ids: Map<Resource, Promise<string | number | undefined>>;
  /** What was made, by resource. */
  own: Map<Resource, Own[]>;
}

const kept = new WeakMap<Probe, Kept>();

export function keptOf(probe: Probe): Kept {
  const known = kept.get(probe) ?? { kind: new Map(), parents: new Map(), ids: new Map(), own: new Map() };
  kept.set(probe, known);
  return known;
}

/** Whether the mode allows making records of a resource: what is made has to be removable. */
export function isMakeable({ run, ...probe }: Probe, { create, remove }: Resource): boolean {
  const { mode } = run.options;
  if (mode === 'read' || !isAllowed({ run, ...probe }, create)) return false;
  return mode === 'all' || isAllowed({ run, ...probe }, remove);
}

export const optionsFor = (probe: Probe): SampleOptions => {
  probe.turn += 1;
  return { marker: `${probe.run.options.runId}-${probe.turn}`, turn: probe.turn };
};

/** The id of some record of a resource: an own one where one can be made, else one of its list. */
export function idFor(probe: Probe, resource: Resource): Promise<string | number | undefined> {
  const { ids } = keptOf(probe);
  const known = ids.get(resource) ?? findId(probe, resource);
  ids.set(resource, known);
  return known;
}

async function findId(probe: Probe, resource: Resource): Promise<string | number | undefined> {
  const given = probe.run.options.values?.[resource.idParameter];
  if (given !== undefined) return given;
  if (isMakeable(probe, resource)) {
    const own = await make(probe, resource);
    if (own) return own.params[resource.idParameter];
  }
  const parents = await parentsOf(probe, resource);
  const [list] = resource.lists;
  if (!parents || !list || resource.idMember === undefined) return undefined;
  const rows = await allRows(probe, list, parents, { few: true });
  const id = rows?.[0]?.[resource.idMember];
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}

/** Values for the path parameters above the record. */
export function parentsOf(probe: Probe, resource: Resource): Promise<Params | undefined> {
  const { parents } = keptOf(probe);
  const known = parents.get(resource) ?? findParents(probe, resource);
  parents.set(resource, known);
  return known;
}

async function findParents(probe: Probe, { collection, parents }: Resource): Promise<Params | undefined> {
  const found: Params = {};
  for (const name of parents) {
    const given = probe.run.options.values?.[name];
    const parent = resourceNamed(probe.resources, collection, name);
    const id = given ?? (parent && (await idFor(probe, parent)));
    if (id === undefined) return undefined;
    if (parent) Object.assign(found, (await keptOf(probe).own.get(parent)?.[0])?.params ?? {});
    found[name] = id;
  }
  return found;
}

/** Ids for the members that refer to other records. */
async function referencesOf(probe: Probe, schema: string, resource: Resource): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  for (const [name, pointer] of membersIn(probe.contract, schema)) {
    const target = isReadOnly(probe.contract, pointer) ? undefined : resourceOfMember(probe.resources, name);
    if (!target || target === resource) continue;
    const id = await idFor(probe, target);
    if (id !== undefined) found.set(name, id);
  }
  return found;
}

/** Everything about a body of an operation: its schema, and how to make one. */
export async function bodyMaker(probe: Probe, resource: Resource, operation: Operation) {
  const schema = requestSchema(operation) ?? '';
  const references = await referencesOf(probe, schema, resource);
  const refer = (member: string) => references.get(member);
  const isOwnKind = (member: string) => resourceOfMember([resource], member) === resource;
  const body = (kind: 'full' | 'bare' | 'example', options = optionsFor(probe)): Row | undefined => {
    const example = kind === 'example' ? exampleOf(operation) : undefined;
    const made = example ?? sampleOf(probe.contract, schema, { ...options, refer, isBare: kind === 'bare' });
    if (!isRow(made) || (kind === 'example' && !example)) return undefined;
    const needed = requiredIn(probe.contract, schema);
    const fits = Object.entries(made).filter(([name]) => needed.has(name) || !isOwnKind(name));
    const faults = faultsOf(probe.contract, probe.run.schemas, schema, Object.fromEntries(fits));
    const wrong = new Set(faults.map(({ instance }) => instance.split('/')[1] ?? ''));
    return Object.fromEntries(fits.filter(([name]) => needed.has(name) || !wrong.has(name)));
  };
  return { schema, refer, body };
}

const exampleOf = ({ body }: Operation): Row | undefined => {
  const example = Object.values(body?.media[0]?.examples ?? {})[0];
  return isRow(example) ? structuredClone(example) : undefined;
};

/** Headers and query parameters that the operation cannot do without. */
export function extrasOf(probe: Probe, operation: Operation, etag?: string | null): Pick<RequestInput, 'headers' | 'query'> {
  const headers: Record<string, string> = {};
  const query: NonNullable<RequestInput['query']> = {};
  for (const parameter of operation.parameters) {
    const { name, in: where, required } = parameter;
    if (where === 'header' && /^idempotency-?key$/i.test(name)) headers[name] = randomUUID();
    else if (where === 'header' && /^if-match$/i.test(name)) {
      if (etag) headers[name] = etag;
      else if (required) headers[name] = '*';
    } else if (required && where === 'header') headers[name] = String(parameterValue(probe, parameter));
    else if (required && where === 'query') query[name] = parameterValue(probe, parameter);
  }
  const type = requestType(operation);
  if (operation.body && type !== 'application/json') headers['content-type'] = type;
  return { ...(Object.keys(headers).length > 0 && { headers }), ...(Object.keys(query).length > 0 && { query }) };
}

/** A right value for a parameter: its example, default, or one made by its schema. */
export function parameterValue({ contract, run }: Probe, { schema, example, name }: Parameter): string | number | boolean {
  const given = run.options.values?.[name];
  const { default: fallback, example: inSchema } = facetsOf(contract, schema);
  const value = given ?? example ?? inSchema ?? fallback ?? sampleOf(contract, schema, { marker: 'drift', turn: 0 }, name);
  return Array.isArray(value) ? value.join(',') : (value as string | number | boolean);
}

/** Makes a record. @param change makes another body of the right one */
export async function make(
  probe: Probe,
  resource: Resource,
  change: (body: Row) => Row = (body) => body,
  given: { parents?: Params; as?: Role } = {},
): Promise<Own | undefined> {
  const { create } = resource;
  const parents = given.parents ?? (await parentsOf(probe, resource));
  const as = given.as ?? (create && roleFor(probe, create));
  if (!create || !parents || !as) return undefined;
  const { kind } = keptOf(probe);
  const maker = await bodyMaker(probe, resource, create);
  const known = kind.get(resource);
  let last: { result: CallResult; sent: Row } | undefined;
  for (const one of known ? [known] : (['full', 'bare', 'example'] as const)) {
    const body = maker.body(one);
    if (!body) continue;
    const sent = change(body);
    const result = await send(probe, create, { as, params: parents, json: sent, ...extrasOf(probe, create) });
    if (!result) return undefined;
    if (isSuccessful(result)) {
      kind.set(resource, one);
      return ownOf(probe, resource, { params: parents, as, sent, created: result });
    }
    last = { result, sent };
    if (![400, 409, 422].includes(result.exchange.status)) break;
  }
  if (last && !known) rejected(probe, create, last.result);
  return undefined;
}

function rejected(probe: Probe, create: Operation, { exchange }: CallResult): void {
  if (exchange.status >= 500) return;
  const isInput = [400, 422].includes(exchange.status);
  mustReport(probe, create, isInput ? 'request.valid-rejected' : 'status.unexpected', exchange);
}

function mustReport(probe: Probe, operation: Operation, check: 'request.valid-rejected' | 'status.unexpected', exchange: CallResult['exchange']) {
  const words = new TextDecoder().decode(exchange.body.slice(0, 200));
  probe.run.findings.add({
    check,
    operationId: operation.operationId,
    method: operation.method.toUpperCase(),
    path: operation.path,
    status: exchange.status,
    place: '',
    message: `no body that the schema allows was accepted: ${exchange.status} ${words}`,
    contract: operation.pointer,
    ...(probe.run.curlOf && { curl: probe.run.curlOf(exchange) }),
  });
}

/** Identifies what was created, and sees to it that it is removed. */
export async function ownOf(
  probe: Probe,
  resource: Resource,
  { params, as, sent, created }: Pick<Own, 'params' | 'as' | 'sent' | 'created'>,
): Promise<Own | undefined> {
  const record = recordIn(resource, created.body);
  const { idMember, idParameter } = resource;
  const byBody = idMember === undefined ? undefined : (record?.[idMember] ?? sent[idMember]);
  const location = created.exchange.headers.get('location');
  const byLocation = location?.replace(/[?#].*$/, '').replace(/\/$/, '').split('/').at(-1);
  const id = byBody ?? (byLocation ? decodeURIComponent(byLocation) : undefined);
  if (typeof id !== 'string' && typeof id !== 'number') return undefined;
  const own: Own = { resource, params: { ...params, [idParameter]: id }, as, sent, record, created };
  const { own: all } = keptOf(probe);
  all.set(resource, [...(all.get(resource) ?? []), own]);
  probe.cleanup.push(() => drop(probe, own));
  return own;
}

/** Removes a record quietly: what is wrong with deletions is seen elsewhere. */
export async function drop(probe: Probe, { resource, params, as }: Own): Promise<void> {
  const { remove } = resource;
  if (!remove || !isAllowed(probe, remove)) return;
  const etag = remove.parameters.some(({ name }) => /^if-match$/i.test(name)) ? '*' : undefined;
  const path = remove.path.replaceAll(/\{([^{}/]+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const { headers, query } = extrasOf(probe, remove, etag);
  const role = roleFor(probe, remove) ?? as;
  await probe.run.target.send('delete', path, { token: role.token, headers, query }).catch(() => undefined);
}

/** The record as its own address returns it; undefined where that is not possible. */
export async function readOwn(
  probe: Probe,
  { resource, params }: Pick<Own, 'resource' | 'params'>,
  reported: Parameters<typeof must>[3] = {},
): Promise<{ record: Row; result: CallResult } | undefined> {
  const { read } = resource;
  const as = read && roleFor(probe, read);
  if (!read || !as) return undefined;
  const result = await must(probe, read, { as, params, ...extrasOf(probe, read) }, reported);
  const record = result && recordIn(resource, result.body);
  return result && record && { record, result };
}

const mostPages = 8;

/** The rows of a list over its pages, as far as that is quick; undefined where it was refused. */
export async function allRows(
  probe: Probe,
  { operation, shape }: List,
  params: Params,
  { query = {}, few = false }: { query?: NonNullable<RequestInput['query']>; few?: boolean } = {},
): Promise<Row[] | undefined> {
  const as = roleFor(probe, operation);
  if (!as) return undefined;
  const { limit, offset, page, cursor } = shape;
  const size = largestPage(probe.contract, shape);
  const base = { ...extrasOf(probe, operation).query, ...query, ...(limit && { [limit.name]: size }) };
  const rows: Row[] = [];
  let more: NonNullable<RequestInput['query']> = {};
  for (let index = 0; index < (few ? 1 : mostPages); index += 1) {
    const result = await must(probe, operation, { as, params, query: { ...base, ...more } });
    const found = result && rowsOf(shape, result.body);
    if (!result || !found) return index === 0 ? undefined : rows;
    rows.push(...found);
    const next = nextOf(shape, result.body);
    const total = totalOf(shape, result.body, result.exchange.headers);
    if (found.length === 0 || (limit && found.length < size) || (total !== undefined && rows.length >= total)) break;
    if (offset) more = { [offset.name]: rows.length };
    else if (page) more = { [page.name]: firstPage(probe, page) + index + 1 };
    else if (cursor && (typeof next === 'string' || typeof next === 'number')) more = { [cursor.name]: next };
    else break;
  }
  return rows;
}

/** The number of the first page. */
export function firstPage({ contract }: Probe, { schema }: Parameter): number {
  const { minimum, default: value } = facetsOf(contract, schema) as { minimum?: number; default?: number };
  return value ?? minimum ?? 1;
}

/** An id of the right kind that no record has; undefined where none can be made. */
export function impossibleId(probe: Probe, resource: Resource, operation: Operation): string | number | undefined {
  const parameter = operation.parameters.find(({ in: where, name }) => where === 'path' && name === resource.idParameter);
  if (!parameter) return undefined;
  const facets = facetsOf(probe.contract, parameter.schema) as { maximum?: number; format?: string; pattern?: string; maxLength?: number };
  const [type] = typesIn(probe.contract, parameter.schema);
  if (type === 'integer' || type === 'number') return Math.min(facets.maximum ?? 2_147_483_647, 2_147_483_647);
  if (facets.format === 'uuid') return '00000000-0000-4000-8000-00000000dead';
  if (facets.pattern !== undefined) return matching(facets.pattern, 1, facets.maxLength ?? 40, 'none', 97);
  return type === 'string' && facets.format === undefined ? 'contract-none'.slice(0, facets.maxLength ?? 40) : undefined;
}

export { withMember };

/** Whether two schemas are one component. */
export const isOneSchema = (probe: Probe, a: string, b: string): boolean =>
  finalPointer(probe.contract, a) === finalPointer(probe.contract, b);

/** Members that hold the version which a change is made on. */
export const versionOf = (record: Row, schema: string, { contract }: Probe): string | undefined =>
  [...membersIn(contract, schema).keys()].find(
    (name) => ['version', 'rowversion', 'revision', 'etag', 'lockversion'].includes(plain(name)) && name in record,
  );
