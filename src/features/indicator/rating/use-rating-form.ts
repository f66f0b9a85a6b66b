import { useEffect, useState } from 'react';
import { usePromoteRatingWorkflow, useUpdateRating } from '#generated/hooks/ratings/ratings.ts';
import type { CountryIndicatorRating, RatingUpdate } from '#generated/model/index.ts';
import { secondAction } from '#rules/rating.ts';
import type { WorkflowStatus } from '#rules/workflow-status.ts';
import { useLastMutation } from '#src/lib/forms/use-last-mutation.ts';
import { useServerForm } from '#src/lib/forms/use-server-form.ts';
import { useTyped } from '#src/lib/forms/use-typed.ts';
import type { SaveThenStep } from '../edits.ts';
import type { Place } from '../place.ts';
import { blocksOf } from './rating-blocks.ts';
import { changedParts, isInconsistent, type RatingValues, ratingResolvers, valuesOf } from './rating-schema.ts';

export type RatingFormOptions = { place: Place; rating: CountryIndicatorRating; isNegative: boolean; userId: number };

/** The rating form's state and its three ways to send it (document 2, 'Rating form'; decisions, section 4, 'Workflow'). */
export function useRatingForm({ place, rating, isNegative, userId }: RatingFormOptions) {
  const isAboutIt = ({ data }: { data: { CountryIndicatorRatingId: number } }) =>
    data.CountryIndicatorRatingId === rating.Id;
  const lastSave = useLastMutation('updateRating', isAboutIt);
  const lastStep = useLastMutation('promoteRatingWorkflow', isAboutIt);
  const served = valuesOf(rating);
  const server = useServerForm<RatingValues, RatingUpdate>({
    served,
    saving: lastSave.status,
    draft: `rating:${userId}:${rating.Id}`,
    resolver: ratingResolvers[isNegative ? 'negative' : 'positive'],
  });
  const { form, unsaved, moved } = server;
  const problem = unsaved && lastSave.status === 'error' ? lastSave.error?.problem : undefined;
  const stale = problem?.code === 'stale' ? problem : undefined;
  const second = secondAction(rating.WorkflowStatus);
  const { save, promote } = useRatingCalls(server.saved);

  const inconsistent = useTyped(form, (typed) => isInconsistent(typed, isNegative));
  const busy = lastSave.status === 'pending' || lastStep.status === 'pending';
  /** Saves first where something changed, else only promotes. */
  const submitNow = form.handleSubmit((data) => {
    if (unsaved) save({ ...place, data, ...(second && { step: { to: second.to, begun: false } }) });
    else if (second) promote({ ...place, data: stepOf(data, second.to) });
  });
  const { submit, waiting } = useAfterSave(busy, lastSave.status === 'error', submitNow);
  return {
    ...server,
    inconsistent,
    busy,
    /** The second action was pressed while a save is on its way, and follows it. */
    waiting,
    second,
    lastSave,
    lastStep,
    /** What the server said against the last save, while it is not saved, or against the last step. */
    refusal:
      (unsaved && lastSave.status === 'error' && lastSave.error) ||
      (lastStep.status === 'error' && lastStep.error) ||
      null,
    /** What the server has now. */
    served,
    /** Who changed the rating elsewhere while this form was being filled in, when, and what of it. */
    change: (moved || stale) && {
      by: stale?.ChangedByName ?? rating.RatingLastUpdatedByName,
      on: stale?.ChangedOn ?? rating.RatingLastUpdatedOn,
      what: moved ? changedParts(form.formState.defaultValues as RatingValues, served) : undefined,
    },
    /** Goes on over theirs, with both notes one below the other, to be made one by hand. */
    keepBothNotes() {
      server.keepMine();
      const notes = [served.ResearcherNote, form.getValues('ResearcherNote')];
      form.setValue('ResearcherNote', notes.join('\n\n'), { shouldValidate: true });
    },
    blocks: blocksOf({ inconsistent, valid: form.formState.isValid, unsaved, moved }),
    /** Resolves to whether the form accepted it; the server's word comes later. */
    async save() {
      let accepted = false;
      await form.handleSubmit((data) => {
        accepted = true;
        save({ ...place, data });
      })();
      return accepted;
    },
    submit,
  };
}

/** A press while a call is on its way is not lost: it counts when that has been answered, unless the save was refused. */
function useAfterSave(busy: boolean, isRefused: boolean, act: () => Promise<void>) {
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!waiting || busy) return;
    setWaiting(false);
    if (!isRefused) void act();
  });
  return { waiting, submit: async () => (busy ? setWaiting(true) : act()) };
}

const stepOf = ({ CountryIndicatorRatingId, Version }: RatingUpdate, to: WorkflowStatus) => ({
  CountryIndicatorRatingId,
  WorkflowStatus: to,
  Version,
});

/** The calls. 'Try again' repeats them as they were made here: a save that was to be followed by a step still is. */
function useRatingCalls(saved: (answer: RatingValues, sent: RatingUpdate) => void) {
  const { mutate: promote } = usePromoteRatingWorkflow();
  const { mutate } = useUpdateRating({
    mutation: {
      onSuccess(answer, sent: SaveThenStep) {
        const { data, step, ...place } = sent;
        saved(valuesOf(answer), data);
        if (!step) return;
        step.begun = true;
        // Where the button led when it was pressed, if it leads there still.
        const isNext = secondAction(answer.WorkflowStatus)?.to === step.to;
        if (isNext) promote({ ...place, data: stepOf({ ...data, Version: answer.Version }, step.to) });
      },
    },
  });
  return { save: (sent: SaveThenStep) => mutate(sent), promote };
}
