import { type Dispatch, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Indicator } from '#generated/model/index.ts';
import { Button } from '#src/components/ui/button.tsx';
import { DependencyStep } from './dependency-step.tsx';
import { DialogRefusal } from './dialog-refusal.tsx';
import { FlowDialog } from './flow-dialog.tsx';
import { IndicatorFields } from './indicator-fields.tsx';
import type { EditStep, FlowEvent } from './indicator-flow.ts';
import { type IndicatorValues, indicatorBodyOf, indicatorResolver, indicatorValuesOf } from './indicator-schema.ts';
import { useSaveIndicator } from './use-save-indicator.ts';
import { useIndicators } from './use-structure.ts';

type EditIndicatorProps = { editionId: number; state: EditStep; dispatch: Dispatch<FlowEvent> };

/** The indicator's texts, polarity and parent. */
export function EditIndicator({ editionId, state, dispatch }: EditIndicatorProps) {
  const { step, flow, asking, indicator } = state;
  const [begun] = useState(indicator);
  const { rows } = useIndicators(editionId, begun.ActivityId);
  const form = useForm<IndicatorValues>({
    resolver: indicatorResolver,
    defaultValues: indicatorValuesOf(begun),
  });
  const saving = useSaveIndicator(begun, () => dispatch({ type: 'done', flow }));
  const { isDirty } = form.formState;
  const saveOver = (
    typed: IndicatorValues,
    { Id, ActivityId, ActivityOrderId, MilestoneOrderId, Version }: Indicator,
  ) =>
    saving.pending ||
    saving.send({
      id: editionId,
      data: { ...indicatorBodyOf(typed), Id, ActivityId, ActivityOrderId, MilestoneOrderId, Version },
    });
  const save = form.handleSubmit((typed) => saveOver(typed, begun));
  const keepMine = form.handleSubmit((typed) => saveOver(typed, rows?.find(({ Id }) => Id === begun.Id) ?? begun));

  return (
    <FlowDialog
      step={step}
      title={step === 'edit' ? 'Edit Indicator' : 'Change Dependency'}
      description={begun.SnapshotName}
      dirty={isDirty || saving.pending}
      asking={asking}
      dispatch={dispatch}
      {...(step === 'edit' && { onSubmit: (event) => void save(event) })}
      footer={
        step === 'edit' ? (
          <>
            <Button onClick={() => dispatch({ type: 'leave', dirty: isDirty })}>Cancel</Button>
            <Button
              type="submit"
              variant="primary"
              blocked={!isDirty && 'Nothing has changed.'}
              pending={saving.pending}
            >
              Save Changes
            </Button>
          </>
        ) : (
          <Button onClick={() => dispatch({ type: 'back' })}>Back</Button>
        )
      }
    >
      {step === 'edit' ? (
        <>
          <IndicatorFields form={form} error={saving.error} dispatch={dispatch} />
          <DialogRefusal error={saving.error} onKeepMine={() => void keepMine()} />
        </>
      ) : (
        <DependencyStep editionId={editionId} indicatorId={begun.Id} form={form} dispatch={dispatch} />
      )}
    </FlowDialog>
  );
}
