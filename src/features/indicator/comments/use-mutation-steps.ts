import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { MutationVariables } from '#generated/mutations.ts';
import { ApiError } from '#src/lib/api/api-error.ts';

type Steps<Variables> = {
  begun: (variables: Variables) => void;
  /** The server has said no; not where it is still processing. */
  refused: (variables: Variables) => void;
};

/** Tells the screen, as long as it is there, when a call about its record begins and is refused, by whatever button, also 'Try again'. */
export function useMutationSteps<Id extends keyof MutationVariables>(
  operationId: Id,
  isAboutIt: (variables: MutationVariables[Id]) => boolean,
  steps: Steps<MutationVariables[Id]>,
): void {
  const cache = useQueryClient().getMutationCache();
  const hear = useEffectEvent((type: string, variables: MutationVariables[Id], error: unknown) => {
    if (!isAboutIt(variables)) return;
    if (type === 'pending') steps.begun(variables);
    if (type === 'error' && !(error instanceof ApiError && error.status === 503)) steps.refused(variables);
  });
  useEffect(
    () =>
      cache.subscribe((event) => {
        if (event.type !== 'updated' || event.mutation.options.mutationKey?.[0] !== operationId) return;
        const { variables, error } = event.mutation.state;
        if (variables !== undefined) hear(event.action.type, variables as MutationVariables[Id], error);
      }),
    [cache, operationId],
  );
}
