import { type MutationStatus, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { MutationVariables } from '#generated/mutations.ts';
import type { ApiError } from './api-error.ts';
import type { CallDetails, WriteOptions } from './call-details.ts';
import { type AnyMutation, type Calls, isCancelled } from './calls.ts';
import type { ApiQueryClient } from './query-client.ts';
import { callsOf } from './writes.ts';

/**
 * How the last call of a subject went: by whatever button, also a notice's retry, also before this
 * screen was opened.
 */
export type CallState<Id extends keyof MutationVariables> = {
  operationId: Id;
  subject: string;
  status: MutationStatus;
  /** The server has answered 503 and is asked again. */
  isProcessing: boolean;
  variables: MutationVariables[Id] | undefined;
  error: ApiError | null;
  settledAt: Date | undefined;
};

/** What starts, holds back and flushes writes; it outlives every screen. */
export const useCalls = (): Calls => callsOf(useQueryClient() as ApiQueryClient);

/**
 * Starts calls of one write: `useCall(getUpdateRatingMutationOptions)`. The function returned keeps
 * its identity.
 */
export function useCall<Variables extends object, Answer>(options: WriteOptions<Variables, Answer>) {
  const calls = useCalls();
  return useCallback(
    (variables: Variables, details?: CallDetails<Variables, Answer>) => void calls.start(options, variables, details),
    [calls, options],
  );
}

/** The last call of a subject, or `idle` where there was none. */
export function useLastCall<Id extends keyof MutationVariables>(operationId: Id, subject: string): CallState<Id> {
  const none: CallState<Id> = {
    ...{ operationId, subject, status: 'idle', isProcessing: false },
    ...{ variables: undefined, error: null, settledAt: undefined },
  };
  return useLastCalls(operationId, (one) => one === subject).at(-1) ?? none;
}

/** The last calls of all subjects that are meant, in the order in which they were started. */
export function useLastCalls<Id extends keyof MutationVariables>(
  operationId: Id,
  isMeant: (subject: string) => boolean,
): CallState<Id>[] {
  return useMutationState({
    filters: {
      mutationKey: [operationId],
      predicate: ({ meta, state }) => meta !== undefined && isMeant(meta.subject) && !isCancelled(state.error),
    },
    select: stateOf,
  }) as CallState<Id>[];
}

const stateOf = ({ options, meta, state }: AnyMutation) => ({
  operationId: options.mutationKey?.[0],
  subject: meta?.subject,
  status: state.status,
  isProcessing: state.status === 'pending' && state.failureCount > 0,
  variables: state.variables,
  error: state.error,
  settledAt: meta?.settledAt,
});
