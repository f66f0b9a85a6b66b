/** Asks every read that a role may ask, with several ids, and judges each answer. */
import type { Operation } from '../../core/contract.ts';
import { inParallel } from '../pool.ts';
import { rolesFor } from '../roles.ts';
import { chosen, type Run } from '../run.ts';
import type { Values } from '../values.ts';
import { askReading, type Read, type Reading, readingsOf } from './reading.ts';
import type { Routes } from './routes.ts';

/** As the first role that may, with this many sets of ids; as every other with one. */
const sets = 5;

/** The reads of the contract that the options let the run ask. */
export const readsOf = (run: Run): Operation[] => chosen(run).filter(({ reads }) => reads);

/** @returns what was read, and what could not be: the latter is in `run.skipped` with its reason */
export async function exerciseReads(run: Run, values: Values, routes: Routes): Promise<Read[]> {
  const planned = await inParallel(readsOf(run), (operation) => readingsFor(run, values, operation));
  const done = await inParallel(planned.flat(), (reading) => exercise(run, routes, reading));
  return done.filter((read) => read !== undefined);
}

async function readingsFor(run: Run, values: Values, operation: Operation): Promise<Reading[]> {
  const roles = rolesFor(run, operation);
  const skip = (reason: string) => run.skipped.set(operation.operationId, reason);
  if (roles.length === 0) {
    skip(`no role holds ${operation.permissions.map((all) => all.join(' and ')).join(', or ')}`);
    return [];
  }
  const counts = run.options.level === 'shape' ? [1] : roles.map((_, index) => (index === 0 ? sets : 1));
  const readings = await Promise.all(
    counts.map((count, index) => readingsOf(values, operation, roles[index] as Reading['as'], count)),
  );
  if (readings.flat().length === 0) skip(values.reasonFor(operation));
  return readings.flat();
}

async function exercise(run: Run, routes: Routes, reading: Reading): Promise<Read | undefined> {
  const { operation } = reading;
  const empty = operation.answers.has(204) ? [204] : [];
  // A 404 or 405 may have a better name than an unexpected status, so that both are looked at here.
  const answered = await askReading(run, reading, undefined, [200, 404, 405, 501, ...empty]);
  if (!answered) return undefined;
  const { exchange, body } = answered;
  if (exchange.status === 200) return { ...reading, body };
  if (exchange.status !== 204 && !routes.missing(operation, exchange)) {
    await askReading(run, reading);
  }
  return undefined;
}
