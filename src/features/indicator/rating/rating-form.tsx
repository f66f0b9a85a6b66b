import { useId, useRef } from 'react';
import { ChangedElsewhere } from '#src/components/changed-elsewhere.tsx';
import { Refusal } from '#src/components/refusal.tsx';
import { RestoredDraft } from '#src/components/restored-draft.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { UnsavedChanges } from '#src/components/unsaved-changes.tsx';
import { useTyped } from '#src/lib/forms/use-typed.ts';
import { ReturnRating } from '../return/return-rating.tsx';
import { BothVersions } from './both-versions.tsx';
import { LastEdition } from './last-edition.tsx';
import { LastUpdate } from './last-update.tsx';
import { RatingActions } from './rating-actions.tsx';
import { RatingFields } from './rating-fields.tsx';
import { ReadOnlyReason } from './read-only-reason.tsx';
import { type RatingFormOptions, useRatingForm } from './use-rating-form.ts';
import { useRatingKeys } from './use-rating-keys.ts';

const UNSAVED =
  'Your changes to the Indicator Rating have not been saved. Are you sure you want to leave this page without saving?';

type RatingFormProps = RatingFormOptions & {
  /** Why it cannot be changed; undefined where it can. */
  readOnly: string | undefined;
};

/** The rating of one indicator: to fill in where the person may, to read where not. Give it a key: one form, one rating. */
export function RatingForm({ readOnly, ...options }: RatingFormProps) {
  const { place, rating, isNegative } = options;
  const state = useRatingForm(options);
  const element = useRef<HTMLFormElement>(null);
  const labelId = useId();
  const notesDiffer = useTyped(state.form, (typed) => typed.ResearcherNote !== state.served.ResearcherNote);
  const hasActed = state.lastStep.status !== 'idle' || state.lastSave.status !== 'idle';
  useRatingKeys({ element, state, isNegative, readOnly: Boolean(readOnly) });

  return (
    <form
      ref={element}
      noValidate
      data-shortcuts
      aria-label="Rating"
      aria-describedby={readOnly && labelId}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!readOnly && !state.blocks.save && !state.busy) void state.save();
      }}
    >
      {readOnly && <ReadOnlyReason id={labelId} reason={readOnly} takesFocus={hasActed} />}
      <RatingFields state={state} isNegative={isNegative} readOnly={Boolean(readOnly)} />
      {state.restored && !state.change && <RestoredDraft onDiscard={state.takeServed} />}
      <ChangedElsewhere
        what="rating"
        {...state}
        actions={
          notesDiffer && (
            <Button size="sm" onClick={state.keepBothNotes}>
              Keep both notes
            </Button>
          )
        }
      >
        <BothVersions form={state.form} theirs={state.served} />
      </ChangedElsewhere>
      <Refusal error={state.refusal} />
      <LastUpdate rating={rating} />
      <div className="flex flex-wrap justify-end gap-2 border-t pt-3 empty:hidden">
        <ReturnRating place={place} rating={rating} unsaved={state.unsaved} />
        {!readOnly && <RatingActions state={state} />}
      </div>
      <LastEdition place={place} form={state.form} />
      <UnsavedChanges
        when={state.unsaved}
        text={UNSAVED}
        saveBlocked={readOnly}
        onSave={state.save}
        onDiscard={state.forget}
        onRefused={() => element.current?.querySelector<HTMLElement>('[data-invalid] :is(input, textarea)')?.focus()}
      />
    </form>
  );
}
