import { useState } from 'react';
import type { MutationVariables } from '#generated/mutations.ts';
import { useLastMutation } from '#src/lib/forms/use-last-mutation.ts';

/** A dialog's call: `send` makes it; how it went stays known also when the notice's 'Try Again' repeats it. */
export function useSent<Id extends keyof MutationVariables>(
  operationId: Id,
  mutate: (variables: MutationVariables[Id]) => void,
) {
  const [sent, setSent] = useState<MutationVariables[Id]>();
  const { status, error } = useLastMutation(operationId, (variables) => variables === sent);
  return {
    send(variables: MutationVariables[Id]) {
      setSent(variables);
      mutate(variables);
    },
    sent,
    pending: sent !== undefined && status === 'pending',
    error: sent !== undefined && status === 'error' ? error : null,
  };
}
