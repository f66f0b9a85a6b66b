import type { Mutation } from '@tanstack/react-query';

type AnyMutation = Mutation<unknown, unknown, unknown, unknown>;
type Variables = Record<string, unknown> & {
  data?: { Id?: number; referenceId?: number };
  /** Names the form that something is sent from, where neither address nor body names what is sent. */
  form?: string;
};

/**
 * What a call is about: its operation, what its address names, and what its body or its form names. A call about many things
 * at once, or about a file, is about nothing that another call could be about.
 */
function subjectOf({ options, state, mutationId }: AnyMutation): string {
  const { data = {}, form, ...rest } = (state.variables ?? {}) as Variables;
  const address = Object.entries(rest).filter(([, value]) => typeof value !== 'object');
  const named = data.Id ?? data.referenceId ?? form;
  const isOfItsOwn = Object.values(data).some((value) => typeof value === 'object' && value !== null);
  return JSON.stringify([options.mutationKey, address.sort(), named ?? (isOfItsOwn && mutationId)]);
}

/**
 * The retries of refused calls. One that the person has not used is withdrawn when the same is sent anew: pressed later, it
 * would put the older change over the newer one, or make the same thing a second time.
 */
export function createRetries(withdraw: (retry: () => void) => void) {
  const open = new Map<string, () => void>();
  const drop = (mutation: AnyMutation) => {
    const subject = subjectOf(mutation);
    const retry = open.get(subject);
    open.delete(subject);
    if (retry) withdraw(retry);
  };
  return {
    /** The same was sent anew, done after all, or given up. */
    drop,
    offer(mutation: AnyMutation, retry: () => void) {
      drop(mutation);
      open.set(subjectOf(mutation), retry);
      return retry;
    },
  };
}
