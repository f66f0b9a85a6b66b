/** Records of the run's own: how they are made, read, found in lists and removed. */
import type { Operation } from '../../core/contract.ts';
import { jsonOf } from '../../core/exchange.ts';
import type { CallResult, Role } from '../run.ts';
import { addressByLink, linkedAddress } from './links.ts';
import { isRow, type Row } from './lists.ts';
import { parametersIn } from './names.ts';
import { inPlace, placeOf } from './placing.ts';
import { isAllowed, isPerhaps, isSuccess, must, nextRole, type Params, type Probe, roleFor, send } from './probe.ts';
import { extrasOf } from './requests.ts';
import { listsWith, type Resource, recordIn, resourceNamed, resourceOfMember } from './resources.ts';
import { allRows } from './rows.ts';
import { type SampleOptions, sampleOf } from './sample.ts';
import { envelopeOf, isKey, isReadOnly, membersIn, requestSchema, requiredIn } from './schema.ts';
import { faultsOf } from './variations.ts';

export interface Own {
  resource: Resource;
  params: Params;
  /** The path parameters of its creation, whose names may mean something else in `params`. */
  parents: Params;
  as: Role;
  sent: Row;
  /** As the response of the creation has it. */
  record: Row | undefined;
  created: CallResult;
}

interface Kept {
  /** How a body has to be made so that it is accepted. */
  kind: Map<Resource, 'full' | 'bare' | 'example'>;
  /** The turn of a body that was accepted, so that others differ from it in their texts alone. */
  turn: Map<Resource, number>;
  parents: Map<Resource, Promise<Params | undefined>>;
  ids: Map<Resource, Promise<string | number | undefined>>;
  /** What was made, by resource. */
  own: Map<Resource, Own[]>;
}

/** By the resources, which parts of a check with findings of their own share. */
const kept = new WeakMap<Resource[], Kept>();

export function keptOf({ resources }: Probe): Kept {
  const known = kept.get(resources) ?? {
    kind: new Map(),
    turn: new Map(),
    parents: new Map(),
    ids: new Map(),
    own: new Map(),
  };
  kept.set(resources, known);
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

/** As `optionsFor`, with the choices of a body that was accepted before. */
function settled(probe: Probe, resource: Resource): SampleOptions {
  const options = optionsFor(probe);
  return { ...options, turn: keptOf(probe).turn.get(resource) ?? options.turn };
}

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
  const { read, replace, patch, remove } = resource;
  for (const operation of parametersIn(resource.address).length === 1 ? [read, replace, patch, remove] : []) {
    const byLink = operation && (await linkedAddress(probe, operation))?.[resource.idParameter];
    if (byLink !== undefined) return byLink;
  }
  for (const list of resource.idMember === undefined ? [] : listsWith(resource, parents)) {
    const rows = await allRows(probe, list, parents ?? {}, { few: true });
    const id = rows?.[0]?.[resource.idMember ?? ''];
    if (typeof id === 'string' || typeof id === 'number') return id;
  }
  return undefined;
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
  // the id of a new record is the server's to give, unless the contract asks for one
  const isOwnId = (member: string) => (operation === resource.create && member === resource.idMember) || isKey(member);
  const isOwnKind = (member: string) => isOwnId(member) || resourceOfMember([resource], member) === resource;
  const given = Object.entries(resource.fixed?.((await parentsOf(probe, resource)) ?? {}) ?? {});
  const members = membersIn(probe.contract, schema);
  const fixed = Object.fromEntries(given.filter(([name]) => members.has(name)));
  const body = (kind: 'full' | 'bare' | 'example', options = settled(probe, resource)): Row | undefined => {
    const example = kind === 'example' ? exampleOf(operation) : undefined;
    const made = example ?? sampleOf(probe.contract, schema, { ...options, refer, isBare: kind === 'bare' });
    if (!isRow(made) || (kind === 'example' && !example)) return undefined;
    const needed = requiredIn(probe.contract, schema);
    const fits = Object.entries({ ...made, ...fixed }).filter(
      ([name, value]) => value !== undefined && (needed.has(name) || !isOwnKind(name)),
    );
    const faults = faultsOf(probe.contract, probe.run.schemas, schema, Object.fromEntries(fits));
    const wrong = new Set(faults.map(({ instance }) => instance.split('/')[1] ?? ''));
    return Object.fromEntries(fits.filter(([name]) => needed.has(name) || !wrong.has(name)));
  };
  return { schema, refer, body };
}

const exampleOf = (operation: Operation): Row | undefined => {
  const whole: unknown = Object.values(operation.body?.media[0]?.examples ?? {})[0];
  const envelope = envelopeOf(operation);
  const example = envelope && isRow(whole) ? whole[envelope.name] : whole;
  return isRow(example) ? structuredClone(example) : undefined;
};

/** Makes a record. @param change makes another body of the right one */
export async function make(
  probe: Probe,
  resource: Resource,
  change: (body: Row) => Row = (body) => body,
  given: { parents?: Params; as?: Role; isSpread?: boolean } = {},
): Promise<Own | undefined> {
  const { create } = resource;
  const parents = given.parents ?? (await parentsOf(probe, resource));
  const as = given.as ?? (create && roleFor(probe, create));
  if (!create || !parents || !as) return undefined;
  const { kind, turn } = keptOf(probe);
  const maker = await bodyMaker(probe, resource, create);
  const known = kind.get(resource);
  let last: { result: CallResult; sent: Row } | undefined;
  for (const one of known ? [known] : (['full', 'bare', 'example'] as const)) {
    const options = given.isSpread ? optionsFor(probe) : settled(probe, resource);
    const body = maker.body(one, options);
    if (!body) continue;
    const params = placeOf(probe, resource, parents);
    if (!params) return undefined;
    const sent = inPlace(resource, params, change(body));
    const result = await send(probe, create, { as, params, json: sent, ...extrasOf(probe, create) });
    if (!result) return undefined;
    if (isSuccess(result)) {
      kind.set(resource, one);
      if (!turn.has(resource)) turn.set(resource, options.turn);
      return ownOf(probe, resource, { params, as, sent, created: result });
    }
    if (result.exchange.status === 403 && isPerhaps(probe, create, as)) {
      const next = nextRole(probe, create, as);
      return next && make(probe, resource, change, { ...given, as: next });
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

function mustReport(
  probe: Probe,
  operation: Operation,
  check: 'request.valid-rejected' | 'status.unexpected',
  exchange: CallResult['exchange'],
) {
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
  // A success that the contract does not know has made a record as well: it is to be removed.
  const record = recordIn(resource, created.body ?? jsonOf(created.exchange));
  const { idMember, idParameter } = resource;
  const byBody = idMember === undefined ? undefined : (record?.[idMember] ?? sent[idMember]);
  const location = created.exchange.headers.get('location');
  const byLocation = location
    ?.replace(/[?#].*$/, '')
    .replace(/\/$/, '')
    .split('/')
    .at(-1);
  const { create, read, replace, patch, remove } = resource;
  const byLink = create && addressByLink(probe, create, [read, replace, patch, remove], created.exchange, params);
  const byPut = resource.createsByPut ? params[idParameter] : undefined;
  const id = byPut ?? byLink?.[idParameter] ?? byBody ?? (byLocation ? decodeURIComponent(byLocation) : undefined);
  if (typeof id !== 'string' && typeof id !== 'number') return undefined;
  const own: Own = {
    resource,
    params: { ...params, ...byLink, [idParameter]: id },
    parents: Object.fromEntries(Object.entries(params).filter(([name]) => byPut === undefined || name !== idParameter)),
    as,
    sent,
    record,
    created,
  };
  const { own: all } = keptOf(probe);
  all.set(resource, [...(all.get(resource) ?? []), own]);
  probe.cleanup.push(() => drop(probe, own));
  return own;
}

const dropped = new WeakSet<Own>();

/** Removes a record quietly, once: what is wrong with deletions is seen elsewhere. */
export async function drop(probe: Probe, own: Own): Promise<void> {
  const { resource, params, as } = own;
  const { remove } = resource;
  if (!remove || dropped.has(own) || !isAllowed(probe, remove)) return;
  dropped.add(own);
  const etag = remove.parameters.some(({ name }) => /^if-match$/i.test(name)) ? '*' : undefined;
  const path = remove.path.replaceAll(/\{([^{}/]+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
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
