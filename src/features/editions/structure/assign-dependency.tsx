import { type Dispatch, useState } from 'react';
import { getUpdateIndicatorMutationOptions } from '#generated/hooks/structure/structure.ts';
import { useDialogForm } from '#src/lib/forms/use-dialog-form.ts';
import { useEditionDraft } from '../use-edition-draft.ts';
import { DialogRefusal } from './dialog-refusal.tsx';
import { FlowDialog } from './flow-dialog.tsx';
import type { FlowEvent, PlaceStep } from './indicator-flow.ts';
import { ParentField } from './parent-field.tsx';
import { useIndicators } from './use-structure.ts';

type AssignDependencyProps = { editionId: number; state: PlaceStep; dispatch: Dispatch<FlowEvent> };

/** Chooses the indicator that this one depends on, and nothing else. */
export function AssignDependency({ editionId, state, dispatch }: AssignDependencyProps) {
  const { step, flow, asking, indicator } = state;
  const [initial] = useState(indicator);
  const { Id, ParentIndicatorId, Version, SnapshotName } = initial;
  const { data: rows } = useIndicators(editionId, initial.ActivityId);
  const saving = useDialogForm({
    ...useEditionDraft(editionId, 'dependency', Id, `Dependency of ${SnapshotName}`),
    ...{ initial: { ParentIndicatorId, ParentIndicator: initial.ParentIndicator ?? '', Version } },
    ...{ operationId: 'updateIndicator', options: getUpdateIndicatorMutationOptions },
    onDone: () => dispatch({ type: 'done', flow }),
  });
  const { form } = saving;
  const parentId = form.watch('ParentIndicatorId');
  const isChanged = parentId !== ParentIndicatorId;
  const blocked = (!parentId && 'Select a parent indicator.') || (!isChanged && 'It depends on this one already.');
  const assign = (version: number) => {
    const { ActivityId, ActivityOrderId, MilestoneOrderId, IndicatorRating } = initial;
    const place = { Id, ActivityId, ActivityOrderId, MilestoneOrderId, IndicatorRating };
    // what is left out stays as it is
    const data = { ...place, ...form.getValues(), IsDependent: true, Version: version };
    if (!blocked) saving.send({ id: editionId, data }, { record: SnapshotName });
  };
  return (
    <FlowDialog
      step={step}
      title="Assign Dependency"
      description={SnapshotName}
      dirty={isChanged}
      form={saving}
      asking={asking}
      dispatch={dispatch}
      onSubmit={(event) => {
        event.preventDefault();
        assign(form.getValues('Version'));
      }}
      send={{ label: 'Assign Dependency', blocked }}
    >
      <ParentField
        editionId={editionId}
        indicatorId={Id}
        value={parentId}
        onChoose={(id, name) => {
          form.setValue('ParentIndicatorId', id);
          form.setValue('ParentIndicator', name);
        }}
      />
      <DialogRefusal
        error={saving.error}
        onKeepMine={() => assign(rows?.find((row) => row.Id === Id)?.Version ?? Version)}
      />
    </FlowDialog>
  );
}
