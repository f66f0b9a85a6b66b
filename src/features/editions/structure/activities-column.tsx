import { useCallback, useState } from 'react';
import { useReorderActivity } from '#generated/hooks/structure/structure.ts';
import type { Activity, Milestone, OrderDirection } from '#generated/model/index.ts';
import { CreateActivityDialog, EditActivityDialog } from './activity-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { numberOf, type Row, type RowAction } from './rows.ts';
import { StructureColumn } from './structure-column.tsx';
import { StructureList } from './structure-list.tsx';
import { useConfirmedDelete } from './use-confirmed-delete.ts';
import { useMoves } from './use-moves.ts';
import { useActivities } from './use-structure.ts';

type Dialog = { kind: 'create'; milestone: Milestone } | { kind: 'edit' | 'delete'; row: Activity };
type ActivitiesColumnProps = {
  editionId: number;
  /** The chosen milestone, as soon as it is known. */
  milestone: Milestone | undefined;
  milestoneId: number | undefined;
  selected: number | undefined;
  onSelect: (id: number | undefined) => void;
  onBack: () => void;
  className: string;
};

export function ActivitiesColumn(props: ActivitiesColumnProps) {
  const { editionId, milestone, milestoneId, selected, onSelect, onBack, className } = props;
  const { rows, error, refetch } = useActivities(editionId, milestoneId);
  const [dialog, setDialog] = useState<Dialog>();
  const deleteNow = useConfirmedDelete();
  const { mutate } = useReorderActivity();
  const reorder = useCallback(
    (row: Row, direction: OrderDirection) => {
      const { Id, MilestoneOrderId } = row as Activity;
      mutate({ id: editionId, data: { Id, MilestoneOrderId, OrderDirection: direction } });
    },
    [editionId, mutate],
  );
  const { moveBy, moveById, said } = useMoves(rows, reorder);
  const close = () => setDialog(undefined);
  const act = useCallback(
    (action: RowAction, row: Activity) => {
      if (action === 'open') onSelect(row.Id);
      else if (action === 'up' || action === 'down') moveBy(row, action === 'up' ? -1 : 1);
      else if (action === 'edit' || action === 'delete') setDialog({ kind: action, row });
    },
    [onSelect, moveBy],
  );

  return (
    <>
      <StructureColumn
        title="Activities"
        noun="Activity"
        of={milestone && `${numberOf(milestone)} ${milestone.ShortName}`}
        rows={rows}
        error={error}
        onRetry={() => void refetch()}
        prompt={!milestoneId && 'Select a milestone to see its activities.'}
        onAdd={() => milestone && setDialog({ kind: 'create', milestone })}
        back={{ label: 'Back to Milestones', go: onBack }}
        said={said}
        className={className}
      >
        <StructureList label="Activities" rows={rows ?? []} selectedId={selected} act={act} onMoveBy={moveById} />
      </StructureColumn>
      {dialog?.kind === 'create' && (
        <CreateActivityDialog editionId={editionId} milestone={dialog.milestone} onClose={close} />
      )}
      {dialog?.kind === 'edit' && <EditActivityDialog editionId={editionId} row={dialog.row} onClose={close} />}
      {dialog?.kind === 'delete' && (
        <DeleteDialog
          row={dialog.row}
          onCancel={close}
          onConfirm={() => {
            const { row } = dialog;
            close();
            if (row.Id === selected) onSelect(undefined);
            deleteNow(
              {
                operationId: 'deleteActivity',
                variables: { id: editionId, activityId: row.Id },
                name: `${numberOf(row)} ${row.ShortName}`,
              },
              row.Id,
            );
          }}
        />
      )}
    </>
  );
}
