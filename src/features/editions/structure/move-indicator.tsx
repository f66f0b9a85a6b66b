import { type Dispatch, useState } from 'react';
import { useUpdateIndicator } from '#generated/hooks/structure/structure.ts';
import { Combobox } from '#src/components/combobox.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Field } from '#src/components/ui/field.tsx';
import { DialogRefusal } from './dialog-refusal.tsx';
import { FlowDialog } from './flow-dialog.tsx';
import type { FlowEvent, PlaceStep } from './indicator-flow.ts';
import { isOnItsWay, numberOf, type Row } from './rows.ts';
import { useSent } from './use-sent.ts';
import { useActivities, useMilestones } from './use-structure.ts';

type MoveIndicatorProps = { editionId: number; state: PlaceStep; dispatch: Dispatch<FlowEvent> };

/** To the end of another activity, also of another milestone. */
export function MoveIndicator({ editionId, state, dispatch }: MoveIndicatorProps) {
  const { step, flow, asking, indicator } = state;
  const [begun] = useState(indicator);
  const [to, setTo] = useState<{ milestone: number; activity: number | null }>({
    milestone: begun.MilestoneId,
    activity: begun.ActivityId,
  });
  const milestones = useMilestones(editionId);
  const activities = useActivities(editionId, to.milestone);
  const target = activities.rows?.find(({ Id }) => Id === to.activity);
  const onSuccess = () => dispatch({ type: 'done', flow });
  const moving = useSent('updateIndicator', useUpdateIndicator({ mutation: { onSuccess } }).mutate);
  const isChanged = to.activity !== begun.ActivityId && to.activity !== null;
  const blocked =
    (to.activity === begun.ActivityId && 'It is in this activity already.') || (!target && 'Select an activity.');
  const move = () =>
    target &&
    moving.send({
      id: editionId,
      // A move changes nothing else: the server refuses texts beside it.
      data: {
        Id: begun.Id,
        IndicatorRating: begun.IndicatorRating,
        ActivityId: target.Id,
        ActivityOrderId: target.OrderId,
        MilestoneOrderId: target.MilestoneOrderId,
        Version: begun.Version,
      },
    });

  return (
    <FlowDialog
      step={step}
      title="Move Indicator"
      description={begun.SnapshotName}
      dirty={isChanged || moving.pending}
      asking={asking}
      dispatch={dispatch}
      footer={
        <>
          <Button onClick={() => dispatch({ type: 'leave', dirty: isChanged })}>Cancel</Button>
          <Button variant="primary" blocked={blocked} pending={moving.pending} onClick={move}>
            Move
          </Button>
        </>
      }
    >
      <Field label="Milestone">
        {(control) => (
          <Combobox
            control={control}
            items={itemsOf(milestones.rows)}
            value={to.milestone}
            onValueChange={(milestone) => milestone !== to.milestone && setTo({ milestone, activity: null })}
            placeholder="Select a milestone"
            searchLabel="Search milestones"
            empty="No milestone found"
            chosenLabel={begun.MilestoneName}
          />
        )}
      </Field>
      <Field label="Activity" error={activities.rows ? undefined : activities.error?.message}>
        {(control) => (
          <Combobox
            control={control}
            items={itemsOf(activities.rows)}
            value={to.activity}
            onValueChange={(activity) => setTo({ ...to, activity })}
            placeholder="Select an activity"
            searchLabel="Search activities"
            empty={activities.rows ? 'No Activities' : 'Fetching the activities...'}
          />
        )}
      </Field>
      <DialogRefusal error={moving.error} />
    </FlowDialog>
  );
}

const itemsOf = (rows: readonly Row[] = []) =>
  rows.flatMap((row) =>
    isOnItsWay(row) ? [] : [{ id: row.Id, label: `${numberOf(row)} ${row.ShortName}`, detail: row.FullName }],
  );
