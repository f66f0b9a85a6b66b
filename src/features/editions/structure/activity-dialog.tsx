import { useState } from 'react';
import { useCreateActivity, useUpdateActivity } from '#generated/hooks/structure/structure.ts';
import { type Activity, type Milestone, ModuleType } from '#generated/model/index.ts';
import { ModuleDialog } from './module-dialog.tsx';
import { type ModuleValues, moduleValuesOf } from './module-schema.ts';
import { useSent } from './use-sent.ts';
import { useActivities } from './use-structure.ts';

type CreateProps = { editionId: number; milestone: Milestone; onClose: () => void };

export function CreateActivityDialog({ editionId, milestone, onClose }: CreateProps) {
  const { mutate } = useCreateActivity({ mutation: { onSuccess: onClose } });
  const { send, ...state } = useSent('createActivity', mutate);
  const create = (typed: ModuleValues) =>
    send({
      id: editionId,
      data: {
        ...typed,
        ModuleType: ModuleType.Activity,
        ReportEditionId: editionId,
        ParentId: milestone.Id,
        MilestoneOrderId: milestone.OrderId,
      },
    });
  return <ModuleDialog noun="Activity" {...state} onSend={create} onClose={onClose} />;
}

type EditProps = { editionId: number; row: Activity; onClose: () => void };

export function EditActivityDialog({ editionId, row, onClose }: EditProps) {
  const [begun] = useState(row);
  const { rows } = useActivities(editionId, row.ParentId);
  const { mutate } = useUpdateActivity({ mutation: { onSuccess: onClose } });
  const { send, ...state } = useSent('updateActivity', mutate);
  const save = (typed: ModuleValues, { RatingCount, ReferenceCount, OpenWorkCount, ...activity }: Activity) =>
    send({ id: editionId, data: { ...activity, ...typed, ModuleType: ModuleType.Activity } });
  return (
    <ModuleDialog
      noun="Activity"
      begun={moduleValuesOf(begun)}
      {...state}
      onSend={(typed) => save(typed, begun)}
      onKeepMine={(typed) => save(typed, rows?.find(({ Id }) => Id === row.Id) ?? begun)}
      onClose={onClose}
    />
  );
}
