import { type Dispatch, useState } from 'react';
import { ChangedRecord } from '#src/components/changed-record.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { DependencyStep } from './dependency-step.tsx';
import { DialogRefusal } from './dialog-refusal.tsx';
import { FlowDialog } from './flow-dialog.tsx';
import { IndicatorFields } from './indicator-fields.tsx';
import type { EditStep, FlowEvent } from './indicator-flow.ts';
import { indicatorWords } from './indicator-schema.ts';
import { useSaveIndicator } from './use-save-indicator.ts';
import { useIndicators } from './use-structure.ts';

type EditIndicatorProps = { editionId: number; state: EditStep; dispatch: Dispatch<FlowEvent> };

/** The indicator's texts, polarity and parent. */
export function EditIndicator({ editionId, state, dispatch }: EditIndicatorProps) {
  const { step, flow, asking, indicator } = state;
  const [initial] = useState(indicator);
  const { data: rows } = useIndicators({ editionId, activityId: initial.ActivityId });
  const now = rows?.find(({ Id }) => Id === initial.Id);
  const saving = useSaveIndicator(editionId, { initial, now, onDone: () => dispatch({ type: 'done', flow }) });
  const { form, pending, error, save } = saving;
  const { isDirty } = form.formState;
  const submit = form.handleSubmit(save);

  return (
    <FlowDialog
      step={step}
      title={step === 'edit' ? 'Edit Indicator' : 'Change Dependency'}
      description={initial.SnapshotName}
      dirty={isDirty}
      form={saving}
      asking={asking}
      dispatch={dispatch}
      onSubmit={step === 'edit' ? (event) => void submit(event) : undefined}
      send={step === 'edit' && { label: 'Save Changes', blocked: !isDirty && !pending && 'Nothing has changed.' }}
      footer={<Button onClick={() => dispatch({ type: 'back' })}>Back</Button>}
    >
      {step === 'edit' ? (
        <>
          <IndicatorFields dialog={saving} dispatch={dispatch} />
          <ChangedRecord what="indicator" state={saving} words={indicatorWords} />
          <DialogRefusal error={error} since={saving.since} />
        </>
      ) : (
        <DependencyStep editionId={editionId} indicatorId={initial.Id} form={form} dispatch={dispatch} />
      )}
    </FlowDialog>
  );
}
