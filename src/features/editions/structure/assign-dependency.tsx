import { type Dispatch, useState } from 'react';
import { getUpdateIndicatorMutationOptions } from '#generated/hooks/structure/structure.ts';
import type { Indicator } from '#generated/model/index.ts';
import { ChangedRecord, type PartWords } from '#src/components/changed-record.tsx';
import { useDialogForm } from '#src/lib/forms/use-dialog-form.ts';
import { useEditionDraft } from '../use-edition-draft.ts';
import { DialogRefusal } from './dialog-refusal.tsx';
import { FlowDialog } from './flow-dialog.tsx';
import type { FlowEvent, PlaceStep } from './indicator-flow.ts';
import { ParentField } from './parent-field.tsx';
import { useIndicators } from './use-structure.ts';

type Parent = { ParentIndicatorId: number; ParentIndicator: string; Version: number };

const parentOf = ({ ParentIndicatorId, ParentIndicator, Version }: Indicator): Parent => ({
  ...{ ParentIndicatorId, ParentIndicator: ParentIndicator ?? '', Version },
});
const words: PartWords<Parent> = { ParentIndicator: ['Parent', (name) => name || 'None'] };

type AssignDependencyProps = { editionId: number; state: PlaceStep; dispatch: Dispatch<FlowEvent> };

/** Chooses the indicator that this one depends on, and nothing else. */
export function AssignDependency({ editionId, state, dispatch }: AssignDependencyProps) {
  const { step, flow, asking, indicator } = state;
  const [initial] = useState(indicator);
  const { Id, ParentIndicatorId, SnapshotName } = initial;
  const { data: rows } = useIndicators({ editionId, activityId: initial.ActivityId });
  const saving = useDialogForm({
    ...useEditionDraft(editionId, 'dependency', Id, `Dependency of ${SnapshotName}`),
    ...{ initial: parentOf(initial), served: parentOf(rows?.find((row) => row.Id === Id) ?? initial) },
    ...{ operationId: 'updateIndicator', options: getUpdateIndicatorMutationOptions },
    onDone: () => dispatch({ type: 'done', flow }),
  });
  const { form } = saving;
  const parentId = form.watch('ParentIndicatorId');
  const isChanged = parentId !== ParentIndicatorId;
  const blocked = (!parentId && 'Select a parent indicator.') || (!isChanged && 'It depends on this one already.');
  const assign = () => {
    const { ActivityId, ActivityOrderId, MilestoneOrderId, IndicatorRating } = initial;
    const place = { Id, ActivityId, ActivityOrderId, MilestoneOrderId, IndicatorRating };
    // what is left out stays as it is
    const data = { ...place, ...form.getValues(), IsDependent: true };
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
        assign();
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
      <ChangedRecord what="indicator" state={saving} words={words} />
      <DialogRefusal error={saving.error} />
    </FlowDialog>
  );
}
