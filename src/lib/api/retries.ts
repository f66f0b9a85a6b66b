import type { Problem } from '#generated/model/index.ts';
import { ApiError } from './api-error.ts';
import type { AnyMutation } from './calls.ts';

/**
 * Statuses and codes that the same request meets again each time: what it says, who sends it, what
 * it is about or what the server offers would have to be another one. A record that is gone does
 * not come back, and an address never names one that is still pending (its Id is not known).
 */
const FINAL_STATUSES = new Set([400, 403, 404, 405, 413, 415, 422, 501]);
const FINAL_CODES = new Set<Problem['code'] | undefined>(['stale', 'inactive-edition', 'changed-since']);

/** The same request can only fail again, so that no retry is offered. */
export const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && (FINAL_STATUSES.has(error.status) || FINAL_CODES.has(error.problem?.code));

/**
 * The retries of refused calls, one a subject. One that the person has not used is withdrawn when
 * the same is sent anew: pressed later, it would put the older change over the newer one, or make
 * the same thing a second time.
 */
export function createRetries(withdraw: (retry: () => void) => void) {
  const open = new Map<string, () => void>();
  const subjectOf = ({ options, meta, mutationId }: AnyMutation) =>
    JSON.stringify([options.mutationKey, meta?.subject ?? mutationId]);
  const drop = (subject: string) => {
    const retry = open.get(subject);
    open.delete(subject);
    if (retry) withdraw(retry);
  };
  return {
    /** The same was sent anew, or given up. */
    withdraw: (mutation: AnyMutation) => drop(subjectOf(mutation)),
    offer(mutation: AnyMutation, retry: () => void) {
      drop(subjectOf(mutation));
      open.set(subjectOf(mutation), retry);
      return retry;
    },
  };
}
