import type { AnyMutation } from './calls.ts';

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
