import { useRef } from 'react';
import { pick, required } from 'zod/mini';
import { getPromoteRatingWorkflowMutationOptions } from '#generated/hooks/ratings/ratings.ts';
import type { CountryIndicatorRating } from '#generated/model/index.ts';
import { PromoteRatingWorkflowBody } from '#generated/zod/ratings/ratings.zod.ts';
import { resolverFor } from '#src/lib/forms/resolver.ts';
import { useDialogForm } from '#src/lib/forms/use-dialog-form.ts';
import type { Place } from '../place.ts';
import { useRecord } from '../record.ts';
import type { StepBack } from './step-back.ts';

type Typed = { Reason: string };
const resolver = resolverFor<Typed, Typed>(
  'WorkflowPromotion',
  required(pick(PromoteRatingWorkflowBody, { Reason: true })),
);

type ReturnOptions = {
  place: Place;
  rating: CountryIndicatorRating;
  userId: number;
  step: StepBack;
  /** Called when it is sent; returns what follows its answer. */
  begin: () => (answer: CountryIndicatorRating) => void;
  onDone: () => void;
};

/** The form of the reason for a step back, and its call. */
export function useReturn({ place, rating, userId, step, begin, onDone }: ReturnOptions) {
  const follow = useRef<ReturnType<typeof begin>>(undefined);
  const record = useRecord(place);
  const dialog = useDialogForm<'promoteRatingWorkflow', Typed, CountryIndicatorRating>({
    draft: `return:${userId}:${rating.Id}:${step.to}`,
    origin: record,
    initial: { Reason: '' },
    resolver,
    operationId: 'promoteRatingWorkflow',
    options: getPromoteRatingWorkflowMutationOptions,
    onDone: (answer) => {
      (follow.current ?? begin())(answer);
      onDone();
    },
  });
  return {
    ...dialog,
    submit: dialog.form.handleSubmit(({ Reason }) => {
      const { Id: CountryIndicatorRatingId, Version } = rating;
      const data = { CountryIndicatorRatingId, WorkflowStatus: step.to, Reason: Reason.trim(), Version };
      follow.current = begin();
      dialog.send({ ...place, data }, { record: record.title });
    }),
  };
}
