/** Requests every read that a role may request, with several ids, and judges each response. */
import type { Operation } from '../../core/contract.ts';
import { openPool } from '../pool.ts';
import { distinctRoles, rolesFor } from '../roles.ts';
import { chosen, type Run } from '../run.ts';
import type { Values } from '../values.ts';
import { corsOrigin } from './cors.ts';
import { type Read, type Reading, readingsOf, sendOnce, sendRead } from './reading.ts';
import { any } from './refusal.ts';
import type { Routes } from './routes.ts';

/** With this many sets of ids, and as every role that may, in turn. */
const sets = 4;
/** Where all of them held nothing, with this many. */
const most = 18;

/** The reads of the contract that the options let the run request. */
export const readsOf = (run: Run): Operation[] => chosen(run).filter(({ reads }) => reads);

/** @returns what was read, and what could not be: the latter is in `run.skipped` with its reason */
export async function exerciseReads(
  run: Run,
  values: Values,
  routes: Routes,
  { each, long } = openPool(),
): Promise<Read[]> {
  const planned = await each(readsOf(run), (operation) => readingsFor(run, values, operation));
  const done = await long(planned.flat(), (reading) => exercise(run, routes, reading));
  const reads = done.filter((read) => read !== undefined);
  const empty = planned.flatMap(([first]) => {
    const own = reads.filter(({ operation }) => operation === first?.operation);
    return first && own.length > 0 && !own.some(isTelling) ? [first] : [];
  });
  for (const read of await long(empty, (reading) => untilRows(run, values, routes, reading)))
    if (read) reads.push(read);
  return reads;
}

/** Whether a list in it has a row, two where they stand in an order, or there is none. */
function isTelling({ operation, body }: Pick<Read, 'operation' | 'body'>): boolean {
  const lists = listsIn(body);
  const least = operation.node['x-order'] === undefined ? 1 : 2;
  return lists.length === 0 || lists.some((list) => list.length >= least);
}

const listsIn = (value: unknown): unknown[][] => {
  if (Array.isArray(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listsIn) : [];
};

async function untilRows(
  run: Run,
  values: Values,
  routes: Routes,
  { operation, as }: Reading,
): Promise<Read | undefined> {
  if (run.options.level === 'shape') return undefined;
  const more = (await readingsOf(values, operation, as, most)).slice(sets);
  let some: Read | undefined;
  for (const reading of more) {
    const read = await exercise(run, routes, reading);
    if (read && isTelling(read)) return read;
    if (read && listsIn(read.body).some((list) => list.length > 0)) some ??= read;
  }
  return some;
}

async function readingsFor(run: Run, values: Values, operation: Operation): Promise<Reading[]> {
  const roles = rolesFor(run, operation);
  const skip = (reason: string) => run.skipped.set(operation.operationId, reason);
  if (roles.length === 0) {
    const held = operation.permissions.map((all) => all.join(' and ')).filter(Boolean);
    skip(run.roles.length === 0 ? 'there is no role to ask as' : `no role holds ${held.join(', or ')}`);
    return [];
  }
  // whose response depends on the caller is requested as each role
  const distinct = operation.node['x-statements'] === undefined ? distinctRoles(roles) : roles;
  const isShape = run.options.level === 'shape';
  const readings = await readingsOf(values, operation, roles[0] as Reading['as'], isShape ? 1 : sets);
  if (readings.length === 0) skip(values.reasonFor(operation));
  const count = isShape ? 1 : Math.max(readings.length, distinct.length);
  return Array.from({ length: readings.length && count }, (_, index) => {
    const as = distinct[index % distinct.length] as Reading['as'];
    return { ...(readings[index % readings.length] as Reading), as };
  });
}

async function exercise(run: Run, routes: Routes, reading: Reading): Promise<Read | undefined> {
  const { operation } = reading;
  const origin = corsOrigin(run);
  const headers = origin ? { origin } : undefined;
  const result = await sendOnce(run, { ...reading, headers }, undefined, any);
  if (!result) return undefined;
  const { exchange, body } = result;
  if (exchange.status === 200) return { ...reading, body, exchange };
  const isGuess = reading.context.isGuess === true;
  const isEmpty = exchange.status === 204 && operation.responses.has(204);
  // a 404 or 405 may have a better name than an unexpected status
  if (isEmpty || routes.missing(operation, exchange, isGuess)) return undefined;
  if (isGuess && exchange.status === 404)
    run.skipped.set(
      operation.operationId,
      'no list of the API gave ids, and the examples of the contract are of nothing here',
    );
  else await sendRead(run, reading);
  return undefined;
}
