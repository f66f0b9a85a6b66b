import { ModuleType } from '#generated/enums.ts';
import {
  getCreateMilestoneMutationOptions,
  getUpdateMilestoneMutationOptions,
  useListMilestones,
} from '#generated/hooks/structure/structure.ts';
import type { Milestone } from '#generated/model/index.ts';
import { useDialogForm } from '#src/lib/forms/use-dialog-form.ts';
import { useEditionDraft } from '../use-edition-draft.ts';
import { ModuleDialog } from './module-dialog.tsx';
import { emptyModule, type ModuleValues, moduleResolver, moduleValuesOf } from './module-schema.ts';
import { nameOf } from './rows.ts';

type CreateProps = { editionId: number; onClose: () => void };

export function CreateMilestoneDialog({ editionId, onClose }: CreateProps) {
  const dialog = useDialogForm({
    ...useEditionDraft(editionId, 'milestone', 'new', 'New milestone'),
    ...{ initial: emptyModule, resolver: moduleResolver, onDone: onClose },
    ...{ operationId: 'createMilestone', options: getCreateMilestoneMutationOptions },
  });
  const create = ({ Version, ...typed }: ModuleValues) =>
    dialog.send(
      { id: editionId, data: { ...typed, ModuleType: ModuleType.Milestone, ReportEditionId: editionId } },
      { record: typed.ShortName.trim() },
    );
  return <ModuleDialog noun="Milestone" isNew dialog={dialog} onSend={create} onClose={onClose} />;
}

export function EditMilestoneDialog({ editionId, row, onClose }: CreateProps & { row: Milestone }) {
  const { data: rows } = useListMilestones({ id: editionId });
  const dialog = useDialogForm({
    ...useEditionDraft(editionId, 'milestone', row.Id, `Milestone ${nameOf(row)}`),
    ...{ initial: moduleValuesOf(row), resolver: moduleResolver, onDone: onClose },
    served: moduleValuesOf(rows?.find(({ Id }) => Id === row.Id) ?? row),
    ...{ operationId: 'updateMilestone', options: getUpdateMilestoneMutationOptions },
  });
  const save = (typed: ModuleValues) => {
    const { Id, OrderId, ReportEditionId, Children } = row;
    const data = { ...typed, Id, OrderId, ReportEditionId, Children, ModuleType: ModuleType.Milestone };
    dialog.send({ id: editionId, data }, { record: nameOf(row) });
  };
  return <ModuleDialog noun="Milestone" dialog={dialog} onSend={save} onClose={onClose} />;
}
