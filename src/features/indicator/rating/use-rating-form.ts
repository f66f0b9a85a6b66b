import { useEffect, useState } from 'react';
import { WorkflowStatus } from '#generated/enums.ts';
import {
  getPromoteRatingWorkflowMutationOptions,
  getUpdateRatingMutationOptions,
} from '#generated/hooks/ratings/ratings.ts';
import type { CountryIndicatorRating } from '#generated/model/index.ts';
import { lacksQaUser } from '#rules/checks.ts';
import { secondAction } from '#rules/rating.ts';
import { followUp } from '#src/lib/api/call-details.ts';
import { useCall, useLastCall } from '#src/lib/api/use-calls.ts';
import type { DraftOrigin } from '#src/lib/forms/drafts.ts';
import { useServerForm } from '#src/lib/forms/use-server-form.ts';
import { useTyped } from '#src/lib/forms/use-typed.ts';
import { newlyDecided } from '../parent-edits.ts';
import type { Place } from '../place.ts';
import { useDecisionQuestion } from './decision-question.tsx';
import { blocksOf } from './rating-blocks.ts';
import { changedParts, isInconsistent, type RatingValues, ratingResolvers, valuesOf } from './rating-schema.ts';
import { useAfterStep } from './use-after-step.ts';

export type RatingFormOptions = {
  place: Place;
  record: DraftOrigin;
  rating: CountryIndicatorRating;
  isNegative: boolean;
  userId: number;
};

/**
 * The rating form's state and its three ways to send it (requirements B, 'Rating form'; ADR-023).
 */
export function useRatingForm({ place, record, rating, isNegative, userId }: RatingFormOptions) {
  const draft = `rating:${userId}:${rating.Id}`;
  const served = valuesOf(rating);
  const server = useServerForm({
    ...{ served, draft, origin: record, record: record.title },
    resolver: ratingResolvers[isNegative ? 'negative' : 'positive'],
    operationId: 'updateRating',
    options: getUpdateRatingMutationOptions,
    variablesOf: (data) => ({ ...place, data }),
    valuesOf,
    typedOf: ({ data: { Version = 0, ...data } }) => ({ ...data, Version }),
  });
  const { form, unsaved, moved, lastSave } = server;
  const { mayGoOn, begin } = useAfterStep(place, record.title);
  const lastStep = useLastCall('promoteRatingWorkflow', draft);
  const promote = useCall(getPromoteRatingWorkflowMutationOptions);
  const second = secondAction(rating.WorkflowStatus);
  const inconsistent = useTyped(form, (typed) => isInconsistent(typed, isNegative));
  const busy = lastSave.status === 'pending' || lastStep.status === 'pending';
  const refused = [lastSave, lastStep].map(({ error }) => error?.problem);
  const stepRefusal = lastStep.variables?.data.WorkflowStatus === second?.to ? lastStep.error : null;

  /** A backend that checks nothing decides it when it is asked. */
  const isStranded =
    second?.to === WorkflowStatus.QAInProgress &&
    rating.ChecksOff !== undefined &&
    lacksQaUser(rating, rating.ChecksOff);
  const { asked, question } = useDecisionQuestion(place, rating);
  const save: typeof server.save = async (details) => {
    const isAsked = newlyDecided(rating, form.getValues('RatingIsMet')).length > 0 && (await form.trigger());
    if (isAsked && !(await asked())) return false;
    return server.save(details);
  };
  const stepFrom = (to: WorkflowStatus, Version?: number) => ({
    ...place,
    data: { CountryIndicatorRatingId: rating.Id, WorkflowStatus: to, Version },
  });
  const stepOn = (Version: number) => {
    if (second) promote(stepFrom(second.to, Version), { record: record.title, subject: draft, onAnswer: begin() });
  };

  /** Saves first where something changed, else only promotes. */
  const submitNow = async () => {
    if (!second) return;
    if (!unsaved) return form.handleSubmit(({ Version = rating.Version }) => stepOn(Version))();
    const next = followUp({
      options: getPromoteRatingWorkflowMutationOptions,
      variables: stepFrom(second.to),
      // Where the button led when it was pressed, if it leads there still.
      complete: (saved: CountryIndicatorRating) =>
        secondAction(saved.WorkflowStatus)?.to === second.to ? stepFrom(second.to, saved.Version) : undefined,
      since: 'The rating is saved.',
      details: { subject: draft, onAnswer: begin() },
    });
    await save({ next });
  };
  const { submit, waiting } = useAfterSave(busy, lastSave.status === 'error', submitNow);
  return {
    ...server,
    save,
    /** Asks before a save that decides other ratings; stands in the form. */
    question,
    inconsistent,
    busy,
    /** The second action was pressed while a save is pending, and follows it. */
    waiting,
    second,
    mayGoOn,
    /** Called when a step is sent; returns what follows its answer. */
    beginStep: begin,
    lastStep,
    /**
     * What the server said against the last save, while it is not saved, or against the last step.
     */
    refusal: server.refusal ?? stepRefusal,
    /** The edition was closed meanwhile: what the server said about it. */
    closed: refused.find((problem) => problem?.code === 'inactive-edition')?.detail,
    /** What the server has now. */
    served,
    /**
     * Who changed the rating elsewhere while this form was being filled in, when, and what of it.
     */
    change: server.change && {
      ...server.change,
      by: server.change.by ?? rating.RatingLastUpdatedByName,
      on: server.change.on ?? rating.RatingLastUpdatedOn,
      what: moved ? changedParts(form.formState.defaultValues as RatingValues, served) : undefined,
    },
    /** Goes on over theirs, with both notes one below the other, to be made one by hand. */
    keepBothNotes() {
      server.keepMine();
      const notes = [served.ResearcherNote, form.getValues('ResearcherNote')];
      form.setValue('ResearcherNote', notes.join('\n\n'), { shouldValidate: true });
    },
    blocks: blocksOf({ inconsistent, valid: form.formState.isValid, unsaved, moved, lacksQaUser: isStranded }),
    isStranded,
    submit,
    /** Takes the rating on as it is, also where it cannot be filled in. */
    stepOn: () => stepOn(rating.Version),
  };
}

/**
 * A press while a call is pending is not lost: it counts when that has been answered, unless the
 * save was refused.
 */
function useAfterSave(busy: boolean, isRefused: boolean, act: () => Promise<void>) {
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!waiting || busy) return;
    setWaiting(false);
    if (!isRefused) void act();
  });
  return { waiting, submit: async () => (busy ? setWaiting(true) : act()) };
}
