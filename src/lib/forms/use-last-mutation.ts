import { type MutationState, type MutationStatus, useMutationState } from '@tanstack/react-query';
import type { MutationVariables } from '#generated/mutations.ts';
import type { ApiError } from '../api/api-error.ts';

type LastMutation<Id extends keyof MutationVariables> = {
  status: MutationStatus;
  variables: MutationVariables[Id] | undefined;
  error: ApiError | null;
};

/** How the last call of an operation about one record went: by whatever button, also 'Try again' of a notice, also before this screen was opened. */
export function useLastMutation<Id extends keyof MutationVariables>(
  operationId: Id,
  isAboutIt: (variables: MutationVariables[Id]) => boolean,
): LastMutation<Id> {
  const all = useMutationState({
    filters: {
      mutationKey: [operationId],
      predicate: ({ state }) => state.variables !== undefined && isAboutIt(state.variables as MutationVariables[Id]),
    },
    select: ({ state }) => state as MutationState<unknown, ApiError, MutationVariables[Id]>,
  });
  const { status = 'idle', variables, error = null } = all.at(-1) ?? {};
  return { status, variables, error };
}
