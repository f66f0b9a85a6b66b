import { useState } from 'react';
import type { MutationVariables } from '#generated/mutations.ts';
import { useLastMutation } from '#src/lib/forms/use-last-mutation.ts';
import { withdrawNotice } from '../withdraw-notice.ts';

/** A dialog's call: `send` makes it; how it went stays known also when the notice's 'Try Again' repeats it. */
export function useSent<Id extends keyof MutationVariables>(
  operationId: Id,
  mutate: (variables: MutationVariables[Id]) => void,
) {
  const [sent, setSent] = useState<MutationVariables[Id]>();
  const last = useLastMutation(operationId, (variables) => variables === sent);
  const error = sent !== undefined && last.status === 'error' ? last.error : null;
  return {
    send(variables: MutationVariables[Id]) {
      if (error) withdrawNotice(error);
      setSent(variables);
      mutate(variables);
    },
    sent,
    pending: sent !== undefined && last.status === 'pending',
    error,
  };
}
