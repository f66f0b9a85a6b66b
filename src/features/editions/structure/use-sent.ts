import { useState } from 'react';
import type { MutationVariables } from '#generated/mutations.ts';
import { useLastMutation } from '#src/lib/forms/use-last-mutation.ts';

/** A dialog's call: `send` makes it; how it went stays known also when the notice's 'Try Again' repeats it. */
export function useSent<Id extends keyof MutationVariables>(
  operationId: Id,
  mutate: (variables: MutationVariables[Id]) => void,
) {
  const [form] = useState(() => crypto.randomUUID());
  const [sent, setSent] = useState<MutationVariables[Id]>();
  const last = useLastMutation(operationId, (variables) => variables === sent);
  return {
    send(variables: MutationVariables[Id]) {
      const named = { ...variables, form };
      setSent(named);
      mutate(named);
    },
    sent,
    pending: sent !== undefined && last.status === 'pending',
    error: sent !== undefined && last.status === 'error' ? last.error : null,
  };
}
