import { useId } from 'react';
import { getUpdatePreferencesMutationOptions, useReadPreferences } from '#generated/hooks/preferences/preferences.ts';
import type { Preferences, PreferencesUpdate } from '#generated/model/index.ts';
import { ReadError } from '#src/components/read-error.tsx';
import { Refusal } from '#src/components/refusal.tsx';
import { RestoredDraft } from '#src/components/restored-draft.tsx';
import { SaveState } from '#src/components/save-state.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { Panel } from '#src/components/ui/panel.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { useDelayed } from '#src/components/ui/use-delayed.ts';
import { UnsavedChanges } from '#src/components/unsaved-changes.tsx';
import { useAccess } from '#src/lib/access/use-access.ts';
import { useServerForm } from '#src/lib/forms/use-server-form.ts';
import { NoticeChoices } from './notice-choices.tsx';
import { bodyOf, type PreferenceValues, valuesOf } from './preference-values.ts';
import { SingleKeysChoice } from './single-keys-choice.tsx';

const UNSAVED = 'Your preferences have not been saved. Are you sure you want to leave this page without saving?';

/** Which notices one receives, and how, and the keys [B9]. */
export function PreferencesForm() {
  const { data, error, refetch } = useReadPreferences();
  if (error && !data) return <ReadError error={error} onRetry={() => void refetch()} isScreen />;
  if (!data)
    return (
      <LoadingRegion label="Fetching your preferences...">
        <Skeleton className="h-96 w-full max-w-3xl" />
      </LoadingRegion>
    );
  return <LoadedForm preferences={data} />;
}

function LoadedForm({ preferences }: { preferences: Preferences }) {
  const state = usePreferencesForm(preferences);
  const titleId = useId();
  const { form, unsaved, lastSave } = state;
  const busy = lastSave.status === 'pending';
  const showBusy = useDelayed(busy);
  const blocked = !unsaved && 'Nothing has changed.';

  return (
    <form
      noValidate
      aria-labelledby={titleId}
      className="mt-3 grid max-w-3xl gap-4 xl:max-w-none xl:grid-cols-[minmax(0,48rem)_minmax(20rem,30rem)] xl:items-start"
      onSubmit={(event) => {
        event.preventDefault();
        if (!blocked && !busy) void state.save();
      }}
    >
      <Panel title={<span id={titleId}>Notifications</span>} flush>
        <NoticeChoices form={form} mailOffered={preferences.MailOffered} />
      </Panel>
      <Panel title="Keyboard">
        <SingleKeysChoice form={form} />
      </Panel>
      {state.restored && <RestoredDraft onDiscard={state.takeServed} />}
      <Refusal error={state.refusal} />
      <div className="flex items-center justify-end gap-3 xl:col-start-1">
        <SaveState {...lastSave} unsaved={unsaved} />
        <Button type="submit" variant="primary" blocked={blocked} pending={showBusy}>
          Save
        </Button>
      </div>
      <UnsavedChanges
        when={unsaved}
        text={UNSAVED}
        onSave={() => state.save()}
        onDiscard={state.forget}
        onRefused={() => undefined}
      />
    </form>
  );
}

function usePreferencesForm(preferences: Preferences) {
  const { user } = useAccess();
  return useServerForm<'updatePreferences', PreferenceValues, PreferencesUpdate, Preferences>({
    ...{ served: valuesOf(preferences), draft: `preferences:${user?.Id}` },
    origin: { title: 'Preferences', path: '/preferences' },
    // every choice is one of a list
    resolver: (values) => ({ values: bodyOf(values), errors: {} }),
    ...{ operationId: 'updatePreferences', options: getUpdatePreferencesMutationOptions, record: 'Your preferences' },
    variablesOf: (data) => ({ data }),
    valuesOf,
    typedOf: ({ data }) => valuesOf(data),
  });
}
