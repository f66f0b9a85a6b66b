import { useState } from 'react';
import { useCreateMilestone, useUpdateMilestone } from '#generated/hooks/structure/structure.ts';
import { type Milestone, ModuleType } from '#generated/model/index.ts';
import { ModuleDialog } from './module-dialog.tsx';
import { type ModuleValues, moduleValuesOf } from './module-schema.ts';
import { useSent } from './use-sent.ts';
import { useMilestones } from './use-structure.ts';

type CreateProps = { editionId: number; onClose: () => void };

export function CreateMilestoneDialog({ editionId, onClose }: CreateProps) {
  const { mutate } = useCreateMilestone({ mutation: { onSuccess: onClose } });
  const { send, ...state } = useSent('createMilestone', mutate);
  const create = (typed: ModuleValues) =>
    send({ id: editionId, data: { ...typed, ModuleType: ModuleType.Milestone, ReportEditionId: editionId } });
  return <ModuleDialog noun="Milestone" {...state} onSend={create} onClose={onClose} />;
}

export function EditMilestoneDialog({ editionId, row, onClose }: CreateProps & { row: Milestone }) {
  const [begun] = useState(row);
  const { rows } = useMilestones(editionId);
  const { mutate } = useUpdateMilestone({ mutation: { onSuccess: onClose } });
  const { send, ...state } = useSent('updateMilestone', mutate);
  const save = (typed: ModuleValues, { Id, OrderId, ReportEditionId, Children, Version }: Milestone) =>
    send({
      id: editionId,
      data: { ...typed, Id, OrderId, ReportEditionId, Children, Version, ModuleType: ModuleType.Milestone },
    });
  return (
    <ModuleDialog
      noun="Milestone"
      begun={moduleValuesOf(begun)}
      {...state}
      onSend={(typed) => save(typed, begun)}
      onKeepMine={(typed) => save(typed, rows?.find(({ Id }) => Id === row.Id) ?? begun)}
      onClose={onClose}
    />
  );
}
