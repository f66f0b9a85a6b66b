import { ModuleType } from '#generated/enums.ts';
import {
  getCreateActivityMutationOptions,
  getUpdateActivityMutationOptions,
} from '#generated/hooks/structure/structure.ts';
import type { Activity, Milestone } from '#generated/model/index.ts';
import { useDialogForm } from '#src/lib/forms/use-dialog-form.ts';
import { useEditionDraft } from '../use-edition-draft.ts';
import { ModuleDialog } from './module-dialog.tsx';
import { emptyModule, type ModuleValues, moduleResolver, moduleValuesOf } from './module-schema.ts';
import { nameOf } from './rows.ts';
import { useActivities } from './use-structure.ts';

type CreateProps = { editionId: number; milestone: Milestone; onClose: () => void };

export function CreateActivityDialog({ editionId, milestone, onClose }: CreateProps) {
  const dialog = useDialogForm({
    ...useEditionDraft(editionId, 'activity', `new:${milestone.Id}`, `New activity of ${nameOf(milestone)}`),
    ...{ initial: emptyModule, resolver: moduleResolver, onDone: onClose },
    ...{ operationId: 'createActivity', options: getCreateActivityMutationOptions },
  });
  const create = ({ Version, ...typed }: ModuleValues) => {
    const place = { ReportEditionId: editionId, ParentId: milestone.Id, MilestoneOrderId: milestone.OrderId };
    const data = { ...typed, ...place, ModuleType: ModuleType.Activity };
    dialog.send({ id: editionId, data }, { record: typed.ShortName.trim() });
  };
  return <ModuleDialog noun="Activity" isNew dialog={dialog} onSend={create} onClose={onClose} />;
}

type EditProps = { editionId: number; row: Activity; onClose: () => void };

export function EditActivityDialog({ editionId, row, onClose }: EditProps) {
  const { data: rows } = useActivities({ editionId, milestoneId: row.ParentId });
  const dialog = useDialogForm({
    ...useEditionDraft(editionId, 'activity', row.Id, `Activity ${nameOf(row)}`),
    ...{ initial: moduleValuesOf(row), resolver: moduleResolver, onDone: onClose },
    served: moduleValuesOf(rows?.find(({ Id }) => Id === row.Id) ?? row),
    ...{ operationId: 'updateActivity', options: getUpdateActivityMutationOptions },
  });
  const save = (typed: ModuleValues) => {
    const { RatingCount, ReferenceCount, OpenWorkCount, ...activity } = row;
    const data = { ...activity, ...typed, ModuleType: ModuleType.Activity };
    dialog.send({ id: editionId, data }, { record: nameOf(row) });
  };
  return <ModuleDialog noun="Activity" dialog={dialog} onSend={save} onClose={onClose} />;
}
