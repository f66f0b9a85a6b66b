import { useId, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import type { ReportEdition } from '#generated/model/index.ts';
import { ChangedRecord } from '#src/components/changed-record.tsx';
import { Refusal } from '#src/components/refusal.tsx';
import { RestoredDraft } from '#src/components/restored-draft.tsx';
import { SaveState } from '#src/components/save-state.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Panel } from '#src/components/ui/panel.tsx';
import { useDelayed } from '#src/components/ui/use-delayed.ts';
import { UnsavedChanges } from '#src/components/unsaved-changes.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { EditionFields } from '../edition-fields.tsx';
import { editionWords, offersDueDates } from '../edition-schema.ts';
import { ChecksFields } from './checks-fields.tsx';
import { useDetailsForm } from './use-details-form.ts';

const UNSAVED =
  'Your changes to the edition have not been saved. Are you sure you want to leave this page without saving?';

/**
 * Name and dates of an edition, to change (requirements A2.6). Give it a key: one form, one
 * edition.
 */
export function DetailsForm({ edition }: { edition: ReportEdition }) {
  const state = useDetailsForm(edition);
  const element = useRef<HTMLFormElement>(null);
  const prefix = useId();
  const showBusy = useDelayed(state.busy);
  const isInvalid = !state.form.formState.isValid;

  return (
    <Panel title="Edition Details" className={cn('max-w-3xl', edition.ChecksOff && 'lg:max-w-6xl')}>
      <form
        ref={element}
        noValidate
        aria-label="Edition Details"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!state.blocked && !state.busy) void state.save();
        }}
      >
        <FormProvider {...state.form}>
          <div className={cn('grid items-start gap-4', edition.ChecksOff && 'lg:grid-cols-[3fr_2fr] lg:gap-8')}>
            <div className="grid gap-4">
              <EditionFields
                id={(name) => `${prefix}-${name}`}
                wrong={state.wrong}
                dueDates={offersDueDates(edition)}
              />
            </div>
            {edition.ChecksOff && <ChecksFields />}
          </div>
        </FormProvider>
        {state.restored && !state.change && <RestoredDraft onDiscard={state.takeServed} />}
        <ChangedRecord what="edition" state={state} words={editionWords} />
        <Refusal error={state.refusal} />
        <div className="flex items-center justify-end gap-3 border-t pt-3">
          <SaveState {...state.lastSave} unsaved={state.unsaved} />
          <Button type="submit" variant="primary" blocked={state.blocked} pending={showBusy}>
            Save
          </Button>
        </div>
        <UnsavedChanges
          when={state.unsaved}
          text={UNSAVED}
          saveBlocked={
            state.unsaved ? state.blocked || (isInvalid && 'Correct what is marked.') || undefined : undefined
          }
          onSave={state.save}
          onDiscard={state.forget}
          onRefused={() => element.current?.querySelector<HTMLElement>('[data-invalid] input')?.focus()}
        />
      </form>
    </Panel>
  );
}
