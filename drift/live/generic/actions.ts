/**
 * Actions: writes on a record, without a body or with a file, whose effect the contract does not
 * describe. Each is sent once, for a record that this run made or for a row of a list, and its
 * response is checked.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '../../core/contract.ts';
import { performed, type RequestInput, type Role } from '../run.ts';
import { refuseStrangers } from './access.ts';
import { agree } from './compare.ts';
import { fileOf } from './file.ts';
import { isRow, listShape, type Row, rowsOf } from './lists.ts';
import { lastWord, parametersIn, plain } from './names.ts';
import {
  isAllowed,
  isChosen,
  isSuccess,
  mayDo,
  mustRefuse,
  type Params,
  type Probe,
  refusalsOf,
  roleFor,
  send,
} from './probe.ts';
import { isMakeable, make } from './records.ts';
import { extrasOf, impossibleId } from './requests.ts';
import { idMemberOf, resourceNamed } from './resources.ts';
import { finalPointer, membersIn, requestSchema, responseSchema } from './schema.ts';
import { singular } from './singular.ts';

export const isAction = (operation: Operation): boolean =>
  !operation.reads && operation.method !== 'delete' && requestSchema(operation) === undefined;

export interface Target {
  as: Role;
  params: Params;
  /** The parameters that name the record, each with the member that holds it. */
  names: { parameter: string; member: string | undefined }[];
}

/** Only in mode `all`: an effect that is not described cannot be undone. */
export async function checkActions(probe: Probe): Promise<void> {
  if (probe.run.options.mode !== 'all') return;
  for (const operation of probe.contract.operations.values()) {
    const file = fileOf(probe, operation);
    const isOnRecord = operation.path.includes('{') && (operation.body === undefined || file !== undefined);
    if (!isAction(operation) || !isOnRecord || !isAllowed(probe, operation) || !isChosen(probe, operation)) continue;
    const target = (await ownTarget(probe, operation)) ?? (await listedTarget(probe, operation));
    if (target) await act(probe, operation, target, file);
  }
}

type Upload = Pick<RequestInput, 'form' | 'text' | 'headers'>;

async function act(
  probe: Probe,
  operation: Operation,
  { as, params, names }: Target,
  file: Upload = {},
): Promise<void> {
  const extras = { ...extrasOf(probe, operation), ...file };
  await refuseStrangers(probe, operation, { params, ...extras });
  const name = names[0]?.parameter ?? '';
  const none = impossibleId(probe, { idParameter: name }, operation);
  const missing = refusalsOf(operation, [404, 410]);
  if (none !== undefined && missing.length > 0) {
    const requested = { as, params: { ...params, [name]: none }, ...extras };
    mustRefuse(probe, operation, await send(probe, operation, requested), [...missing, 403], {
      check: 'status.unexpected',
      why: 'for an id that no record has',
      place: 'missing',
    });
  }
  const before = await readAnswered(probe, operation, params);
  const result = await send(probe, operation, { as, params, ...extras });
  performed(probe.run, operation.operationId, 'status.unexpected');
  const schema = responseSchema(operation);
  if (!result || !isSuccess(result) || schema === undefined || !isRow(result.body)) return;
  const members = membersIn(probe.contract, schema);
  const addressed = names.flatMap(({ parameter, member }) =>
    member !== undefined && members.has(member) ? [[member, params[parameter]]] : [],
  );
  agree(probe, operation, {
    one: Object.fromEntries(addressed),
    other: result.body,
    where: 'in the answer',
    exchange: result.exchange,
  });
  const after = before && (await readAnswered(probe, operation, params));
  if (!before || !after) return;
  // A member may have changed again since; one with its old value was not stored.
  const unchanged = Object.entries(after).filter(([name, value]) => isDeepStrictEqual(value, before[name]));
  agree(probe, operation, {
    one: Object.fromEntries(unchanged),
    other: result.body,
    where: 'in the answer',
    check: 'write.not-persisted',
    exchange: result.exchange,
  });
}

/**
 * The record that the address names, where the action returns the same schema as its read.
 * Undefined, which is no finding, where it is gone: an action may delete it.
 */
async function readAnswered(probe: Probe, operation: Operation, params: Params): Promise<Row | undefined> {
  const { contract, resources } = probe;
  const last = parametersIn(operation.path).at(-1) ?? '';
  const resource = resourceNamed(resources, operation.path, last);
  const read = resource?.read;
  const as = read && roleFor(probe, read);
  const [answer, record] = [operation, read].map((one) => one && responseSchema(one));
  if (!resource || !read || !as || answer === undefined || record === undefined) return undefined;
  if (finalPointer(contract, answer) !== finalPointer(contract, record)) return undefined;
  const result = await send(probe, read, { as, params, ...extrasOf(probe, read) });
  return result && isSuccess(result) && isRow(result.body) ? result.body : undefined;
}

/** A new record of the resource that the address names. */
export async function ownTarget(probe: Probe, operation: Operation): Promise<Target | undefined> {
  const last = parametersIn(operation.path).at(-1) ?? '';
  const resource = resourceNamed(probe.resources, operation.path, last);
  const as = roleFor(probe, operation);
  if (!resource?.remove || !as || !isMakeable(probe, resource)) return undefined;
  const own = await make(probe, resource);
  return own && { as, params: own.params, names: [{ parameter: last, member: resource.idMember }] };
}

/** A row of the list above whose members fill the address, read by a role that has such a row. */
async function listedTarget(probe: Probe, operation: Operation): Promise<Target | undefined> {
  const { contract, api, run } = probe;
  for (const list of contract.operations.values()) {
    const shape = operation.path.startsWith(`${list.path}/`) ? listShape(contract, list, api) : undefined;
    if (!shape) continue;
    const names = parametersIn(operation.path.slice(list.path.length)).map((parameter, _, { length }) => ({
      parameter,
      member: memberOf(probe, shape.row, parameter) ?? (length === 1 ? idOf(probe, shape.row, list) : undefined),
    }));
    const above = parametersIn(list.path).map((name) => [name, run.options.values?.[name]] as const);
    if (names.some(({ member }) => member === undefined) || above.some(([, value]) => value === undefined)) continue;
    const params = Object.fromEntries(above) as Params;
    for (const as of run.roles.filter((role) => [list, operation].every((one) => mayDo(probe, one, role) !== 'no'))) {
      const result = await send(probe, list, { as, params, ...extrasOf(probe, list) });
      const row = (result && isSuccess(result) && rowsOf(shape, result.body)?.[0]) || undefined;
      const ids = names.map(({ parameter, member }) => [parameter, row?.[member ?? '']] as const);
      if (ids.every(([, id]) => typeof id === 'string' || typeof id === 'number'))
        return { as, params: { ...params, ...(Object.fromEntries(ids) as Params) }, names };
    }
  }
  return undefined;
}

const memberOf = ({ contract }: Probe, row: string, name: string): string | undefined =>
  [...membersIn(contract, row).keys()].find((member) => plain(member) === plain(name));

const idOf = ({ contract }: Probe, row: string, { path }: Operation): string | undefined =>
  idMemberOf(contract, row, '', singular(lastWord(path)));
