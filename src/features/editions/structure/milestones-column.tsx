import { useCallback, useState } from 'react';
import { getDeleteMilestoneMutationOptions, useListMilestones } from '#generated/hooks/structure/structure.ts';
import type { Milestone } from '#generated/model/index.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { CreateMilestoneDialog, EditMilestoneDialog } from './milestone-dialog.tsx';
import type { RowAction } from './rows.ts';
import { StructureColumn } from './structure-column.tsx';
import { StructureList } from './structure-list.tsx';
import { useConfirmedDelete } from './use-confirmed-delete.ts';

type Dialog = { kind: 'create' } | { kind: 'edit' | 'delete'; row: Milestone };
type MilestonesColumnProps = {
  editionId: number;
  selected: number | undefined;
  onSelect: (id: number | undefined) => void;
  className: string;
};

/** The contract moves no milestones: they can be added, edited and deleted. */
export function MilestonesColumn({ editionId, selected, onSelect, className }: MilestonesColumnProps) {
  const { data: rows, error, refetch } = useListMilestones({ id: editionId });
  const [dialog, setDialog] = useState<Dialog>();
  const deleteNow = useConfirmedDelete();
  const close = () => setDialog(undefined);
  const act = useCallback(
    (action: RowAction, row: Milestone) => {
      if (action === 'open') onSelect(row.Id);
      else if (action === 'edit' || action === 'delete') setDialog({ kind: action, row });
    },
    [onSelect],
  );

  return (
    <>
      <StructureColumn
        title="Milestones"
        noun="Milestone"
        rows={rows}
        error={error}
        onRetry={() => void refetch()}
        onAdd={() => setDialog({ kind: 'create' })}
        said=""
        className={className}
      >
        <StructureList label="Milestones" rows={rows ?? []} selectedId={selected} act={act} />
      </StructureColumn>
      {dialog?.kind === 'create' && <CreateMilestoneDialog editionId={editionId} onClose={close} />}
      {dialog?.kind === 'edit' && <EditMilestoneDialog editionId={editionId} row={dialog.row} onClose={close} />}
      {dialog?.kind === 'delete' && (
        <DeleteDialog
          row={dialog.row}
          onCancel={close}
          onConfirm={() => {
            const { row } = dialog;
            close();
            if (row.Id === selected) onSelect(undefined);
            deleteNow(getDeleteMilestoneMutationOptions, { id: editionId, milestoneId: row.Id }, row);
          }}
        />
      )}
    </>
  );
}
