import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { usePromoteRatingWorkflow } from '#generated/hooks/ratings/ratings.ts';
import type { CountryIndicatorRating } from '#generated/model/index.ts';
import type { MutationVariables } from '#generated/mutations.ts';
import { PromoteRatingWorkflowBody } from '#generated/zod/ratings/ratings.zod.ts';
import { resolverFor } from '#src/lib/forms/resolver.ts';
import { useLastMutation } from '#src/lib/forms/use-last-mutation.ts';
import type { Place } from '../place.ts';
import type { StepBack } from './step-back.ts';

type Typed = { Reason: string };
const resolver = resolverFor<Typed, Typed>(
  'WorkflowPromotion',
  PromoteRatingWorkflowBody.pick({ Reason: true }).required(),
);

type ReturnOptions = { place: Place; rating: CountryIndicatorRating; step: StepBack; onDone: () => void };

/** The form of the reason and its call; how the call went stays known when the notice's 'Try again' repeats it. */
export function useReturn({ place, rating, step, onDone }: ReturnOptions) {
  const form = useForm<Typed, unknown, Typed>({ resolver, defaultValues: { Reason: '' } });
  const [sent, setSent] = useState<MutationVariables['promoteRatingWorkflow']>();
  const { mutate } = usePromoteRatingWorkflow({ mutation: { onSuccess: onDone } });
  const { status, error } = useLastMutation('promoteRatingWorkflow', (variables) => variables === sent);
  return {
    form,
    pending: status === 'pending',
    error,
    send: form.handleSubmit(({ Reason }) => {
      const data = {
        CountryIndicatorRatingId: rating.Id,
        WorkflowStatus: step.to,
        Reason: Reason.trim(),
        Version: rating.Version,
      };
      const variables = { ...place, data };
      setSent(variables);
      mutate(variables);
    }),
  };
}
