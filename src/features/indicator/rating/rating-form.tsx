import { useId, useRef, useState } from 'react';
import { ChangedElsewhere } from '#src/components/changed-elsewhere.tsx';
import { Refusal } from '#src/components/refusal.tsx';
import { RestoredDraft } from '#src/components/restored-draft.tsx';
import { SaveState } from '#src/components/save-state.tsx';
import { TypedNotSaved } from '#src/components/typed-not-saved.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { UnsavedChanges } from '#src/components/unsaved-changes.tsx';
import { useTyped } from '#src/lib/forms/use-typed.ts';
import { useIsClosed } from '../closed-edition.ts';
import { LeftDrafts } from '../left-drafts.tsx';
import { ReturnRating } from '../return/return-rating.tsx';
import { isDecided } from '../rights.ts';
import { ActionsInReach } from './actions-in-reach.tsx';
import { BothVersions } from './both-versions.tsx';
import { DecidedBy } from './decided-by.tsx';
import { LastEdition } from './last-edition.tsx';
import { LastUpdate } from './last-update.tsx';
import { GoOnChoice, RatingActions, StepAction } from './rating-actions.tsx';
import { RatingChecks } from './rating-checks.tsx';
import { RatingFields, type RatingFormState } from './rating-fields.tsx';
import { textOf } from './rating-text.ts';
import { ReadOnlyReason } from './read-only-reason.tsx';
import { ReturnedNote } from './returned-note.tsx';
import { type RatingFormOptions, useRatingForm } from './use-rating-form.ts';
import { useRatingKeys } from './use-rating-keys.ts';

const UNSAVED =
  'Your changes to the Indicator Rating have not been saved. Are you sure you want to leave this page without saving?';

type RatingFormProps = RatingFormOptions & {
  /** Why it cannot be changed; undefined where it can. */
  readOnly: string | undefined;
  /** It cannot be rated, but moved on along the workflow. */
  mayOnlyStep: boolean;
};

/**
 * The rating of one indicator: to fill in where the person may, to read where not. Give it a key:
 * one form, one rating.
 */
export function RatingForm({ readOnly: why, mayOnlyStep, ...options }: RatingFormProps) {
  const { place, record, rating, isNegative, userId } = options;
  const state = useRatingForm(options);
  const { unsaved, closed } = state;
  const decider = rating.DecidedBy ?? undefined;
  const isClosed = useIsClosed();
  const readOnly = why ?? closed ?? (decider && 'Its parent indicator decides it.');
  const [wasEditable] = useState(!readOnly);
  const element = useRef<HTMLFormElement>(null);
  const labelId = useId();
  const notesDiffer = useTyped(state.form, (typed) => state.kept(typed).ResearcherNote !== state.served.ResearcherNote);
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
      {!decider && <ReturnedNote rating={rating} />}
      {decider && <DecidedBy id={labelId} decider={decider} countryId={place.countryId} setAside={rating.SetAside} />}
      {readOnly && !decider && <ReadOnlyReason id={labelId} reason={readOnly} takesFocus={wasEditable} />}
      <RatingFields state={state} isNegative={isNegative} readOnly={Boolean(readOnly)} />
      {readOnly && unsaved && !state.busy && <Typed state={state} />}
      <LeftDrafts
        begin={`rating:${userId}:`}
        own={`rating:${userId}:${rating.Id}`}
        title={record.title}
        textOf={textOf}
      />
      {state.restored && !state.change && !readOnly && <RestoredDraft onDiscard={state.takeServed} />}
      <ChangedElsewhere
        what="rating"
        {...state}
        change={!readOnly && state.change}
        actions={
          notesDiffer && (
            <Button size="sm" onClick={state.keepBothNotes}>
              Keep both notes
            </Button>
          )
        }
      >
        <BothVersions form={state.form} kept={state.kept} theirs={state.served} />
      </ChangedElsewhere>
      <Refusal error={closed ? null : state.refusal} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <LastUpdate rating={rating} />
        <SaveState {...state.lastSave} unsaved={unsaved} />
      </div>
      {(!readOnly || mayOnlyStep) && !closed && <RatingChecks place={place} rating={rating} form={state.form} />}
      <div className="flex flex-wrap items-center gap-2 border-t pt-3 not-has-[button]:hidden max-md:contents">
        {(!readOnly || (mayOnlyStep && !closed)) && <GoOnChoice state={state} />}
        <ActionsInReach>
          {!isDecided(rating) && (
            <ReturnRating place={place} rating={rating} state={state} unsaved={unsaved && !readOnly} />
          )}
          {!readOnly && <RatingActions state={state} />}
          {readOnly && mayOnlyStep && !closed && <StepAction state={state} />}
        </ActionsInReach>
      </div>
      <LastEdition place={place} form={state.form} />
      {state.question}
      <UnsavedChanges
        // What cannot be saved any more stays where it was typed, to be found and copied.
        when={unsaved && !isClosed}
        text={UNSAVED}
        saveBlocked={readOnly ?? (state.blocks.save || undefined)}
        onSave={state.save}
        onDiscard={state.forget}
        onRefused={async () => {
          if (readOnly) return;
          await state.form.trigger();
          element.current?.querySelector<HTMLElement>('[data-invalid] :is(input, textarea)')?.focus();
        }}
      />
    </form>
  );
}

function Typed({ state: { form, takeServed } }: { state: RatingFormState }) {
  return <TypedNotSaved text={useTyped(form, textOf)} onDiscard={takeServed} />;
}
