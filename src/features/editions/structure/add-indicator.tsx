import { type Dispatch, type ReactNode, useState } from 'react';
import {
  getAddLibraryIndicatorsMutationOptions,
  getCreateIndicatorMutationOptions,
  useListGlobalIndicators,
} from '#generated/hooks/structure/structure.ts';
import { Button } from '#src/components/ui/button.tsx';
import { useCalls, useLastCall } from '#src/lib/api/use-calls.ts';
import { useDialogForm } from '#src/lib/forms/use-dialog-form.ts';
import { nounFor } from '#src/lib/words.ts';
import { useEditionDraft } from '../use-edition-draft.ts';
import { ChoiceStep } from './choice-step.tsx';
import { DependencyStep } from './dependency-step.tsx';
import { DialogRefusal } from './dialog-refusal.tsx';
import { FlowDialog } from './flow-dialog.tsx';
import { IndicatorFields } from './indicator-fields.tsx';
import type { AddStep, FlowEvent } from './indicator-flow.ts';
import { emptyIndicator, indicatorBodyOf, indicatorResolver } from './indicator-schema.ts';
import { LibraryStep } from './library-step.tsx';
import { nameOf } from './rows.ts';

type AddIndicatorProps = { editionId: number; state: AddStep; dispatch: Dispatch<FlowEvent> };

const titles: Record<AddStep['step'], string> = {
  choice: 'Add Indicator',
  existing: 'Add from the Library',
  new: 'New Indicator',
  newDependency: 'Change Dependency',
};

/** The draft of a new indicator belongs to its activity. */
export const newIn = (activityId: number): string => `new:${activityId}`;

/** From the library, or new: what was chosen and typed stays while the steps change. */
export function AddIndicator({ editionId, state, dispatch }: AddIndicatorProps) {
  const { step, flow, activity, asking } = state;
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const library = useListGlobalIndicators({ id: editionId }, { query: { enabled: step === 'existing' } });
  // Somebody else may have added some of them meanwhile: they are listed no longer, and not sent.
  const chosen = library.data?.map((one) => one.LibraryIndicatorId).filter((id) => selected.has(id)) ?? [];
  const onDone = () => dispatch({ type: 'done', flow });
  const draft = useEditionDraft(editionId, 'indicator', newIn(activity.Id), `New indicator of ${nameOf(activity)}`);
  const creating = useDialogForm({
    ...draft,
    ...{ initial: emptyIndicator, resolver: indicatorResolver, onDone },
    ...{ operationId: 'createIndicator', options: getCreateIndicatorMutationOptions },
  });
  const { form } = creating;
  const calls = useCalls();
  const adding = useLastCall('addLibraryIndicators', draft.draft);
  const isAdding = adding.status === 'pending';
  const { isDirty, touchedFields, dirtyFields } = form.formState;
  const pending = isAdding || creating.pending;
  const isTouched = (name: 'FullName' | 'ShortName') => touchedFields[name] || dirtyFields[name];
  const place = {
    ActivityId: activity.Id,
    ActivityOrderId: activity.OrderId,
    MilestoneOrderId: activity.MilestoneOrderId,
  };
  const create = form.handleSubmit((typed) =>
    creating.send(
      { id: editionId, data: { ...indicatorBodyOf(typed), ...place, ReportEditionId: editionId } },
      { record: typed.ShortName.trim() },
    ),
  );
  const add = () => {
    const Indicators = chosen.map((LibraryIndicatorId) => ({ LibraryIndicatorId }));
    const details = { record: nameOf(activity), subject: draft.draft, onAnswer: onDone };
    void calls.start(
      getAddLibraryIndicatorsMutationOptions,
      { id: editionId, data: { ...place, Indicators } },
      details,
    );
  };
  const back = <Button onClick={() => dispatch({ type: 'back' })}>Back</Button>;

  const footers: Record<AddStep['step'], ReactNode> = {
    choice: (
      <Button onClick={() => dispatch({ type: 'leave', dirty: !pending && (isDirty || selected.size > 0) })}>
        Cancel
      </Button>
    ),
    existing: (
      <>
        {back}
        <Button
          variant="primary"
          blocked={chosen.length === 0 && 'Select at least one indicator.'}
          pending={isAdding}
          onClick={add}
        >
          Add {chosen.length > 0 && chosen.length} {nounFor(chosen.length, 'Indicator')}
        </Button>
      </>
    ),
    new: (
      <>
        {back}
        <Button
          type="submit"
          variant="primary"
          blocked={!(isTouched('FullName') && isTouched('ShortName')) && 'Fill in both names first.'}
          pending={creating.pending}
        >
          Create
        </Button>
      </>
    ),
    newDependency: back,
  };

  return (
    <FlowDialog
      step={step}
      title={titles[step]}
      description={nameOf(activity)}
      dirty={isDirty || selected.size > 0}
      form={{
        ...{ ...creating, pending, isProcessing: creating.isProcessing || adding.isProcessing },
        forget() {
          creating.forget();
          calls.forget('addLibraryIndicators', draft.draft);
        },
      }}
      asking={asking}
      dispatch={dispatch}
      footer={footers[step]}
      onSubmit={step === 'new' ? (event) => void create(event) : undefined}
    >
      {step === 'choice' && <ChoiceStep dispatch={dispatch} />}
      {step === 'existing' && (
        <>
          <LibraryStep library={library} chosen={selected} onChosenChange={setSelected} />
          <DialogRefusal error={creating.errorOf(adding)} />
        </>
      )}
      {step === 'new' && (
        <>
          <IndicatorFields dialog={creating} dispatch={dispatch} />
          <DialogRefusal error={creating.error} />
        </>
      )}
      {step === 'newDependency' && (
        <DependencyStep editionId={editionId} indicatorId={0} form={form} dispatch={dispatch} />
      )}
    </FlowDialog>
  );
}
