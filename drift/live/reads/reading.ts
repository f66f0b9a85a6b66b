/** One request that reads, so that several checks can send it or compare its response. */
import type { Operation } from '../../core/contract.ts';
import type { Exchange } from '../../core/exchange.ts';
import type { Context, Params, Value, Values } from '../contexts.ts';
import { type CallResult, type Role, type Run, report, sendRequest } from '../run.ts';

export interface Reading {
  operation: Operation;
  as: Role;
  params: Params;
  query?: Record<string, Value | boolean> | undefined;
  json?: unknown;
  headers?: Record<string, string> | undefined;
  context: Context;
}

/** A reading with the response that was wanted. */
export interface Read extends Reading {
  body: unknown;
  exchange: Exchange;
}

/** Slower than this is said, in milliseconds. */
const slow = 5000;

/** Sends a reading and judges its response; `query` is added to its own. */
export async function sendRead(
  run: Run,
  { operation, as, params, query, json, headers }: Reading,
  more?: Reading['query'],
  wanted = [200],
  reported: Parameters<typeof sendRequest>[4] = {},
): Promise<CallResult | undefined> {
  const whole = query || more ? { ...query, ...more } : undefined;
  const result = await sendRequest(
    run,
    operation.operationId,
    { as, params, query: whole, json, headers },
    wanted,
    reported,
  );
  if (result && result.exchange.ms > slow) {
    const seconds = (result.exchange.ms / 1000).toFixed(1);
    report(run, operation, { check: 'slow', message: `took ${seconds} s`, exchange: result.exchange });
  }
  return result;
}

/**
 * The readings of an operation for a role: one for each set of values that is known, `most` at
 * most.
 */
export async function readingsOf(values: Values, operation: Operation, as: Role, most: number): Promise<Reading[]> {
  const sets = await values.setsFor(operation);
  return Promise.all(
    sets.slice(0, most).map(async ({ params, context }) => ({
      operation,
      as,
      params,
      context,
      ...(await values.sampleRequest(operation, context)),
    })),
  );
}

/** Of a run, which its statuses stand for: parts of it have findings of their own. */
const known = new WeakMap<Run['statuses'], Map<string, Promise<CallResult | undefined>>>();

/**
 * As sendRead, but what was returned with 200 before is not requested again: nothing changes
 * while the reads are checked.
 */
export async function sendOnce(run: Run, reading: Reading, ...reported: [Reading['query']?, number[]?]) {
  const responses = known.get(run.statuses) ?? new Map<string, Promise<CallResult | undefined>>();
  known.set(run.statuses, responses);
  const { operation, as, params, query, json } = reading;
  const whole = { ...query, ...reported[0] };
  const key = JSON.stringify([operation.operationId, as.token, params, Object.entries(whole).sort(), json]);
  const before = await responses.get(key);
  if (before?.exchange.status === 200) return before;
  const result = sendRead(run, reading, ...reported);
  responses.set(key, result);
  return result;
}
