/** The calls that a sequence is made of, each with what the model says of its answer. */
import type { Operation } from '../../core/contract.ts';
import { bodyOf } from './changes.ts';
import { exactFilters } from './comparison.ts';
import type { Row } from './lists.ts';
import { isPaged } from './lists.ts';
import {
  Contradiction,
  holdAsWritten,
  isListed,
  isOf,
  type Kept,
  type Model,
  note,
  type Seen,
  written,
} from './model.ts';
import { isAllowed, isSuccess, type Probe, roleFor, send } from './probe.ts';
import { make, readOwn } from './records.ts';
import { extrasOf } from './requests.ts';
import { type List, type Resource, recordIn } from './resources.ts';
import { allRows } from './rows.ts';
import { requestSchema, requiredIn } from './schema.ts';
import { isKept, mayBeListed } from './soft-deletion.ts';

export interface Situation {
  probe: Probe;
  model: Model;
  /** Of each list, by its operation. */
  seen: Map<List, Seen>;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const [gone, limited] = [[404, 410], 429];
const ofResource = (all: Kept[], resource: Resource) => all.filter(({ own }) => own.resource === resource);

/** One of the records of a resource that are there, by a number. */
export const pickOf = (all: Kept[], resource: Resource, pick: number): Kept | undefined => {
  const own = ofResource(all, resource);
  return own[pick % Math.max(1, own.length)];
};

const called = ({ model }: Situation, { operationId }: Operation, words = '') =>
  model.calls.push(words ? `${operationId} (${words})` : operationId);

/** The operation of a call that is told as `called` does. */
export const operationIn = (call: string): string => call.replace(/ \(.*$/, '');

/** A record more. */
export async function create(situation: Situation, resource: Resource): Promise<void> {
  const { probe, model } = situation;
  const own = await make(probe, resource, undefined, { isSpread: true });
  if (!own || !resource.create) return;
  const letter = letters[model.made % letters.length];
  model.made += 1;
  const kept: Kept = {
    name: `${resource.name} ${letter}`,
    own,
    expected: written(probe, resource, own.sent, own.record),
  };
  called(situation, resource.create, kept.name);
  const { idParameter } = resource;
  const id = String(own.params[idParameter]);
  const sameId = ({ own: { params } }: Kept) => String(params[idParameter]) === id;
  const former = ofResource(model.gone, resource).find(sameId);
  const beside = ofResource(model.alive, resource).find(sameId);
  if (beside)
    throw new Contradiction(resource.create, `${kept.name} got the ${idParameter} of ${beside.name}, which is there`);
  if (former) {
    model.gone = model.gone.filter((one) => one !== former);
    // An id that the client chose is its own.
    const isChosen = resource.createsByPut || Object.values(own.sent).some((value) => String(value) === id);
    const isRead = (call: string) => probe.contract.operations.get(operationIn(call))?.reads;
    const before = model.calls.filter((call) => call.endsWith(`(${former.name})`) && !isRead(call));
    if (!isChosen) model.reused ??= { create: resource.create, calls: [...before, model.calls.at(-1) ?? ''] };
  }
  model.alive.push(kept);
}

/** Changes a record; `pick` chooses the member of a PATCH, and whether it is read before. */
export async function change(situation: Situation, kept: Kept, operation: Operation, pick: number): Promise<void> {
  const { probe } = situation;
  const { own } = kept;
  const as = roleFor(probe, operation);
  const made = await bodyOf(probe, operation, own, pick % 2 === 0);
  if (!as || !made) return;
  const isPatch = operation === own.resource.patch;
  const json = isPatch ? someOf(probe, operation, made.body, pick) : made.body;
  const requested = { as, params: own.params, json, ...extrasOf(probe, operation, made.etag) };
  const result = await send(probe, operation, requested);
  if (!result || result.exchange.status === limited) return;
  const { status } = result.exchange;
  called(situation, operation, kept.name);
  failsNot(operation, kept, result.exchange);
  if (!isSuccess(result)) {
    situation.model.calls.pop();
    return;
  }
  if (status === 202) return;
  const answered = recordIn(own.resource, result.body);
  const now = written(probe, own.resource, json, answered);
  kept.expected = isPatch ? { ...kept.expected, ...now } : now;
}

/** What a body needs, and one member of the others. */
function someOf(probe: Probe, operation: Operation, body: Row, pick: number): Row {
  const needed = requiredIn(probe.contract, requestSchema(operation) ?? '');
  const others = Object.keys(body).filter((name) => !needed.has(name));
  const one = others[pick % Math.max(1, others.length)];
  return Object.fromEntries(Object.entries(body).filter(([name]) => needed.has(name) || name === one));
}

/** That a record which is there is not there, or a server error. */
function failsNot(operation: Operation, { name }: Kept, exchange: { status: number } & object): void {
  const { status } = exchange;
  if (gone.includes(status)) throw new Contradiction(operation, `${name} is there, and the answer is ${status}`);
  if (status >= 500) throw new Contradiction(operation, `the answer for ${name} is ${status}`);
}

export async function remove(situation: Situation, kept: Kept): Promise<void> {
  const { probe, model } = situation;
  const { resource, params } = kept.own;
  const operation = resource.remove;
  const as = operation && roleFor(probe, operation);
  if (!isAllowed(probe, operation) || !as) return;
  const needsEtag = operation.parameters.some(({ name }) => /^if-match$/i.test(name));
  const etag = needsEtag ? (await readOwn(probe, kept.own))?.result.exchange.headers.get('etag') : undefined;
  const result = await send(probe, operation, { as, params, ...extrasOf(probe, operation, etag) });
  if (!result || result.exchange.status === limited) return;
  called(situation, operation, kept.name);
  failsNot(operation, kept, result.exchange);
  if (!isSuccess(result)) {
    model.calls.pop();
    return;
  }
  model.alive = model.alive.filter((one) => one !== kept);
  model.gone.push(kept);
}

/** Asks for one record; undefined where it cannot be read, or the rate is limited. */
async function askFor(situation: Situation, kept: Kept) {
  const { probe } = situation;
  const { resource, params } = kept.own;
  const operation = resource.read;
  const as = operation && roleFor(probe, operation);
  if (!operation || !as) return undefined;
  const result = await send(probe, operation, { as, params, ...extrasOf(probe, operation) });
  if (!result || result.exchange.status === limited) return undefined;
  called(situation, operation, kept.name);
  return { operation, result };
}

/** Reads a record that is there. */
export async function read(situation: Situation, kept: Kept): Promise<void> {
  const asked = await askFor(situation, kept);
  if (!asked) return;
  const { operation, result } = asked;
  const { resource } = kept.own;
  failsNot(operation, kept, result.exchange);
  const got = isSuccess(result) ? recordIn(resource, result.body) : undefined;
  const { exchange } = result;
  if (got) holdAsWritten(situation.probe, operation, kept, got, { schema: resource.schema, exchange });
}

/** Reads a record that was deleted. */
export async function readGone(situation: Situation, kept: Kept): Promise<void> {
  const asked = await askFor(situation, kept);
  if (!asked || !isSuccess(asked.result)) return;
  const { exchange } = asked.result;
  const { resource, sent, record = sent } = kept.own;
  const got = recordIn(resource, asked.result.body);
  if (got && resource.remove && isKept(resource.remove, record, got)) return;
  throw new Contradiction(asked.operation, `${kept.name} was deleted, and the answer is ${exchange.status}`, exchange);
}

/** The list of the records, all of it. */
export async function list(situation: Situation, resource: Resource, of: List): Promise<void> {
  const { probe, model, seen } = situation;
  const [any] = ofResource([...model.alive, ...model.gone], resource);
  if (!any) return;
  const rows = await allRows(probe, of, any.own.parents);
  if (!rows) return;
  called(situation, of.operation);
  const known = seen.get(of) ?? new Map();
  note(probe, known, of.shape.row, rows);
  seen.set(of, known);
  holdRows(situation, resource, of, rows, () => true, '');
}

/** The list by one value of a record; the record, and those alike, are in it, and no other. */
export async function filter(situation: Situation, kept: Kept, of: List, pick: number): Promise<void> {
  const { probe } = situation;
  const { resource, parents } = kept.own;
  const filters = exactFilters(probe, of);
  const chosen = filters[pick % Math.max(1, filters.length)];
  const value = chosen && kept.expected[chosen.member];
  if (!chosen || value === undefined || value === null) return;
  const query = `?${chosen.name}=${String(value)}`;
  const rows = await allRows(probe, of, parents, { query: { [chosen.name]: String(value) } });
  if (!rows) return;
  called(situation, of.operation, query);
  holdRows(
    situation,
    resource,
    of,
    rows,
    (one) => String(one.expected[chosen.member]) === String(value),
    ` by ${query}`,
  );
}

const isMarkedIn = ({ own: { resource, sent, record = sent } }: Kept, row: Row): boolean =>
  resource.remove !== undefined && mayBeListed(resource.remove, record, row);

function holdRows(
  { probe, model, seen }: Situation,
  resource: Resource,
  of: List,
  rows: Row[],
  isIn: (kept: Kept) => boolean,
  where: string,
): void {
  const { operation, shape } = of;
  for (const kept of ofResource(model.gone, resource))
    if (rows.some((row) => isOf(kept, row) && !isMarkedIn(kept, row)))
      throw new Contradiction(operation, `${kept.name} was deleted, and the list${where} has it`);
  // A list of many pages is not read to its end.
  const isWhole = !isPaged(shape) || rows.length < 500;
  for (const kept of ofResource(model.alive, resource)) {
    const own = rows.filter((row) => isOf(kept, row));
    if (!isIn(kept) && own.length > 0)
      throw new Contradiction(operation, `the list${where} has ${kept.name}, which has another value`);
    if (own.length > 1) throw new Contradiction(operation, `the list${where} has ${kept.name} twice`);
    const [row] = own;
    if (row) holdAsWritten(probe, operation, kept, row, { schema: shape.row, where: ` in the list${where}` });
    else if (isIn(kept) && isWhole && isListed(seen.get(of) ?? new Map(), kept))
      throw new Contradiction(operation, `the list${where} lacks ${kept.name}`);
  }
}
