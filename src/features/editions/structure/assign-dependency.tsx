import { type Dispatch, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { DialogRefusal } from './dialog-refusal.tsx';
import { FlowDialog } from './flow-dialog.tsx';
import type { FlowEvent, PlaceStep } from './indicator-flow.ts';
import { indicatorBodyOf, indicatorValuesOf } from './indicator-schema.ts';
import { ParentField } from './parent-field.tsx';
import { useSaveIndicator } from './use-save-indicator.ts';

type AssignDependencyProps = { editionId: number; state: PlaceStep; dispatch: Dispatch<FlowEvent> };

/** Chooses the indicator that this one depends on, and nothing else. */
export function AssignDependency({ editionId, state, dispatch }: AssignDependencyProps) {
  const { step, flow, asking, indicator } = state;
  const [begun] = useState(indicator);
  const [parent, setParent] = useState({ id: begun.ParentIndicatorId, name: begun.ParentIndicator ?? '' });
  const saving = useSaveIndicator(begun, () => dispatch({ type: 'done', flow }));
  const isChanged = parent.id !== begun.ParentIndicatorId;
  const blocked = (!parent.id && 'Select a parent indicator.') || (!isChanged && 'It depends on this one already.');
  const { Id, ActivityId, ActivityOrderId, MilestoneOrderId, Version } = begun;
  const assign = () =>
    saving.send({
      id: editionId,
      data: {
        ...indicatorBodyOf({
          ...indicatorValuesOf(begun),
          IsDependent: true,
          ParentIndicatorId: parent.id,
          ParentIndicator: parent.name,
        }),
        ...{ Id, ActivityId, ActivityOrderId, MilestoneOrderId, Version },
      },
    });
  return (
    <FlowDialog
      step={step}
      title="Assign Dependency"
      description={begun.SnapshotName}
      dirty={isChanged || saving.pending}
      asking={asking}
      dispatch={dispatch}
      footer={
        <>
          <Button onClick={() => dispatch({ type: 'leave', dirty: isChanged })}>Cancel</Button>
          <Button variant="primary" blocked={blocked} pending={saving.pending} onClick={assign}>
            Assign Dependency
          </Button>
        </>
      }
    >
      <ParentField
        editionId={editionId}
        indicatorId={Id}
        value={parent.id}
        onChoose={(id, name) => setParent({ id, name })}
      />
      <DialogRefusal error={saving.error} />
    </FlowDialog>
  );
}
