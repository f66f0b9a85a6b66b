import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { usePromoteRatingWorkflow } from '#generated/hooks/ratings/ratings.ts';
import type { CountryIndicatorRating } from '#generated/model/index.ts';
import type { MutationVariables } from '#generated/mutations.ts';
import { PromoteRatingWorkflowBody } from '#generated/zod/ratings/ratings.zod.ts';
import { drafts } from '#src/lib/forms/drafts.ts';
import { resolverFor } from '#src/lib/forms/resolver.ts';
import { useDraft } from '#src/lib/forms/use-draft.ts';
import { useLastMutation } from '#src/lib/forms/use-last-mutation.ts';
import { useTyped } from '#src/lib/forms/use-typed.ts';
import type { Place } from '../place.ts';
import type { StepBack } from './step-back.ts';

type Typed = { Reason: string };
const resolver = resolverFor<Typed, Typed>(
  'WorkflowPromotion',
  PromoteRatingWorkflowBody.pick({ Reason: true }).required(),
);

const EMPTY: Typed = { Reason: '' };

type ReturnOptions = {
  place: Place;
  rating: CountryIndicatorRating;
  userId: number;
  step: StepBack;
  onDone: () => void;
};

/**
 * The form of the reason and its call; how the call went stays known when the notice's 'Try again' repeats it. The reason's
 * draft stays in this tab until the server has taken it, however the dialog closes (issue 6, 'Nothing typed is ever lost').
 */
export function useReturn({ place, rating, userId, step, onDone }: ReturnOptions) {
  const name = `return:${userId}:${rating.Id}:${step.to}`;
  const [draft] = useState(() => drafts.read<Typed>(name)?.typed);
  const form = useForm<Typed, unknown, Typed>({ resolver, defaultValues: draft ?? EMPTY });
  const isDraft = useTyped(form, ({ Reason }) => Reason === draft?.Reason);
  useDraft(name, form, ({ typed }) => (typed.Reason ? { base: EMPTY, typed } : undefined));
  const [sent, setSent] = useState<MutationVariables['promoteRatingWorkflow']>();
  const { mutate } = usePromoteRatingWorkflow({
    mutation: {
      onSuccess() {
        drafts.drop(name);
        onDone();
      },
    },
  });
  const { status, error } = useLastMutation('promoteRatingWorkflow', (variables) => variables === sent);
  return {
    form,
    restored: isDraft,
    discard: () => form.setValue('Reason', ''),
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
