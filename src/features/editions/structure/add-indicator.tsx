import { type Dispatch, type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAddLibraryIndicators, useCreateIndicator } from '#generated/hooks/structure/structure.ts';
import { Button } from '#src/components/ui/button.tsx';
import { ChoiceStep } from './choice-step.tsx';
import { DependencyStep } from './dependency-step.tsx';
import { DialogRefusal } from './dialog-refusal.tsx';
import { FlowDialog } from './flow-dialog.tsx';
import { IndicatorFields } from './indicator-fields.tsx';
import type { AddStep, FlowEvent } from './indicator-flow.ts';
import { emptyIndicator, type IndicatorValues, indicatorBodyOf, indicatorResolver } from './indicator-schema.ts';
import { LibraryStep } from './library-step.tsx';
import { numberOf } from './rows.ts';
import { useSent } from './use-sent.ts';

type AddIndicatorProps = { editionId: number; state: AddStep; dispatch: Dispatch<FlowEvent> };

const titles: Record<AddStep['step'], string> = {
  choice: 'Add Indicator',
  existing: 'Add from the Library',
  new: 'New Indicator',
  newDependency: 'Change Dependency',
};

/** From the library, or new: what was chosen and typed stays while the steps change. */
export function AddIndicator({ editionId, state, dispatch }: AddIndicatorProps) {
  const { step, flow, activity, asking } = state;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const form = useForm<IndicatorValues>({
    resolver: indicatorResolver,
    defaultValues: emptyIndicator,
  });
  const onSuccess = () => dispatch({ type: 'done', flow });
  const adding = useSent('addLibraryIndicators', useAddLibraryIndicators({ mutation: { onSuccess } }).mutate);
  const creating = useSent('createIndicator', useCreateIndicator({ mutation: { onSuccess } }).mutate);
  const { isDirty, touchedFields, dirtyFields } = form.formState;
  const pending = adding.pending || creating.pending;
  const isTouched = (name: 'FullName' | 'ShortName') => touchedFields[name] || dirtyFields[name];
  const place = {
    ActivityId: activity.Id,
    ActivityOrderId: activity.OrderId,
    MilestoneOrderId: activity.MilestoneOrderId,
  };
  const create = form.handleSubmit((typed) => {
    if (!pending)
      creating.send({ id: editionId, data: { ...indicatorBodyOf(typed), ...place, ReportEditionId: editionId } });
  });
  const add = () =>
    adding.send({
      id: editionId,
      data: { ...place, Indicators: [...chosen].map((LibraryIndicatorId) => ({ LibraryIndicatorId })) },
    });
  const back = <Button onClick={() => dispatch({ type: 'back' })}>Back</Button>;

  const footers: Record<AddStep['step'], ReactNode> = {
    choice: <Button onClick={() => dispatch({ type: 'leave', dirty: isDirty || chosen.size > 0 })}>Cancel</Button>,
    existing: (
      <>
        {back}
        <Button
          variant="primary"
          blocked={chosen.size === 0 && 'Select at least one indicator.'}
          pending={adding.pending}
          onClick={add}
        >
          Add {chosen.size > 0 && chosen.size} {chosen.size === 1 ? 'Indicator' : 'Indicators'}
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
      description={`${numberOf(activity)} ${activity.ShortName}`}
      dirty={isDirty || chosen.size > 0 || pending}
      asking={asking}
      dispatch={dispatch}
      footer={footers[step]}
      {...(step === 'new' && { onSubmit: (event) => void create(event) })}
    >
      {step === 'choice' && <ChoiceStep dispatch={dispatch} />}
      {step === 'existing' && (
        <>
          <LibraryStep editionId={editionId} chosen={chosen} onChosenChange={setChosen} />
          <DialogRefusal error={adding.error} />
        </>
      )}
      {step === 'new' && (
        <>
          <IndicatorFields form={form} error={creating.error} dispatch={dispatch} />
          <DialogRefusal error={creating.error} />
        </>
      )}
      {step === 'newDependency' && (
        <DependencyStep editionId={editionId} indicatorId={0} form={form} dispatch={dispatch} />
      )}
    </FlowDialog>
  );
}
