import { type Dispatch, useState } from 'react';
import { getUpdateIndicatorMutationOptions, useListMilestones } from '#generated/hooks/structure/structure.ts';
import { Combobox } from '#src/components/choices/combobox.tsx';
import { InlineError } from '#src/components/inline-error.tsx';
import { Field } from '#src/components/ui/field.tsx';
import { useDialogForm } from '#src/lib/forms/use-dialog-form.ts';
import { useEditionDraft } from '../use-edition-draft.ts';
import { DialogRefusal } from './dialog-refusal.tsx';
import { FlowDialog } from './flow-dialog.tsx';
import type { FlowEvent, PlaceStep } from './indicator-flow.ts';
import { isPendingRow, nameOf, type Row } from './rows.ts';
import { useActivities } from './use-structure.ts';

type MoveIndicatorProps = { editionId: number; state: PlaceStep; dispatch: Dispatch<FlowEvent> };
type Values = { MilestoneId: number; ActivityId: number | null };

/** To the end of another activity, also of another milestone. */
export function MoveIndicator({ editionId, state, dispatch }: MoveIndicatorProps) {
  const { step, flow, asking, indicator } = state;
  const [initial] = useState(indicator);
  const { Id, MilestoneId, ActivityId, SnapshotName } = initial;
  const moving = useDialogForm({
    ...useEditionDraft(editionId, 'place', Id, `Move of ${SnapshotName}`),
    ...{ initial: { MilestoneId, ActivityId } as Values },
    ...{ operationId: 'updateIndicator', options: getUpdateIndicatorMutationOptions },
    onDone: () => dispatch({ type: 'done', flow }),
  });
  const { form } = moving;
  const to = form.watch();
  const milestones = useListMilestones({ id: editionId });
  const activities = useActivities({ editionId, milestoneId: to.MilestoneId });
  const target = activities.data?.find((row) => row.Id === to.ActivityId);
  const isChanged = to.ActivityId !== ActivityId && to.ActivityId !== null;
  const blocked =
    (to.ActivityId === ActivityId && 'It is in this activity already.') || (!target && 'Select an activity.');
  const move = () => {
    if (blocked || !target) return;
    const { MilestoneOrderId, OrderId } = target;
    // It changes the place alone: without a Version no refused edit takes the move along.
    const place = { ActivityId: target.Id, ActivityOrderId: OrderId, MilestoneOrderId };
    const data = { Id, IndicatorRating: initial.IndicatorRating, ...place };
    moving.send({ id: editionId, data }, { record: SnapshotName });
  };

  return (
    <FlowDialog
      step={step}
      title="Move Indicator"
      description={SnapshotName}
      dirty={isChanged}
      form={moving}
      asking={asking}
      dispatch={dispatch}
      onSubmit={(event) => {
        event.preventDefault();
        move();
      }}
      send={{ label: 'Move', blocked }}
    >
      <Missing list={milestones} />
      <Field label="Milestone">
        {(control) => (
          <Combobox
            control={control}
            items={itemsOf(milestones.data)}
            value={to.MilestoneId}
            onValueChange={(milestone) => {
              if (milestone === to.MilestoneId) return;
              form.setValue('MilestoneId', milestone);
              form.setValue('ActivityId', null);
            }}
            placeholder="Select a milestone"
            searchLabel="Search milestones"
            empty="No milestone found"
            chosenLabel={initial.MilestoneName}
          />
        )}
      </Field>
      <Missing list={activities} />
      <Field label="Activity">
        {(control) => (
          <Combobox
            control={control}
            items={itemsOf(activities.data)}
            value={to.ActivityId}
            onValueChange={(activity) => form.setValue('ActivityId', activity)}
            placeholder="Select an activity"
            searchLabel="Search activities"
            empty={activities.data ? 'No Activities' : 'Fetching the activities...'}
          />
        )}
      </Field>
      <DialogRefusal error={moving.error} />
    </FlowDialog>
  );
}

type List = { data: readonly Row[] | undefined; error: Error | null; refetch: () => unknown };

function Missing({ list: { data, error, refetch } }: { list: List }) {
  return error && !data && <InlineError error={error} onRetry={() => void refetch()} />;
}

const itemsOf = (rows: readonly Row[] = []) =>
  rows.flatMap((row) => (isPendingRow(row) ? [] : [{ id: row.Id, label: nameOf(row), detail: row.FullName }]));
