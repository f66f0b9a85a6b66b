import { unassignParentIndicator, updateIndicator, useUpdateIndicator } from '#generated/hooks/structure/structure.ts';
import type { Indicator } from '#generated/model/index.ts';
import type { MutationVariables } from '#generated/mutations.ts';
import { useSent } from './use-sent.ts';

type Variables = MutationVariables['updateIndicator'];

/**
 * Saves an indicator. One that no longer depends on another is first unassigned from its parent and then updated (document 1,
 * section 4): two calls, the second only after the first, but one change on the screen, one notice and one retry.
 */
export function useSaveIndicator(begun: Indicator, onSuccess: () => void) {
  const { mutate } = useUpdateIndicator({
    mutation: {
      onSuccess,
      mutationFn: async (variables: Variables) => {
        const isFreed = begun.ParentIndicatorId !== 0 && variables.data.ParentIndicatorId === 0;
        return isFreed ? freeThenUpdate(variables) : updateIndicator(variables.id, variables.data);
      },
    },
  });
  return useSent('updateIndicator', mutate);
}

async function freeThenUpdate({ id, data }: Variables): Promise<Indicator> {
  await unassignParentIndicator(id, data.Id);
  // One above the version it was begun from, and not that of the answer, which may hold somebody else's change too. A repetition
  // finds it unassigned already, at the same version.
  return updateIndicator(id, { ...data, ...(data.Version !== undefined && { Version: data.Version + 1 }) });
}
