import { useCallback, useMemo, useState } from 'react';
import {
  getDeleteActivityMutationOptions,
  getListActivitiesQueryKey,
  getReorderActivityMutationOptions,
} from '#generated/hooks/structure/structure.ts';
import type { Activity, Milestone } from '#generated/model/index.ts';
import { CreateActivityDialog, EditActivityDialog } from './activity-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { nameOf, type RowAction } from './rows.ts';
import { StructureColumn } from './structure-column.tsx';
import { StructureList } from './structure-list.tsx';
import { useConfirmedDelete } from './use-confirmed-delete.ts';
import { type Step, useMoves } from './use-moves.ts';
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
  const { data: rows, error, refetch } = useActivities({ editionId, milestoneId });
  const [dialog, setDialog] = useState<Dialog>();
  const deleteNow = useConfirmedDelete();
  const moves = useMemo(
    () => ({
      queryKey: getListActivitiesQueryKey({ id: editionId, milestoneId: milestoneId ?? 0 }),
      variablesOf: ({ Id, MilestoneOrderId }: Activity, { OrderDirection, past }: Step) => ({
        ...{ id: editionId, data: { Id, MilestoneOrderId, OrderDirection } },
        past,
      }),
    }),
    [editionId, milestoneId],
  );
  const { moveBy, said } = useMoves(getReorderActivityMutationOptions, moves);
  const close = () => setDialog(undefined);
  const act = useCallback(
    (action: RowAction, row: Activity) => {
      if (action === 'open') onSelect(row.Id);
      else if (action === 'up' || action === 'down') moveBy(row.Id, action === 'up' ? -1 : 1);
      else if (action === 'edit' || action === 'delete') setDialog({ kind: action, row });
    },
    [onSelect, moveBy],
  );

  return (
    <>
      <StructureColumn
        title="Activities"
        noun="Activity"
        of={milestone && nameOf(milestone)}
        rows={rows}
        error={error}
        onRetry={() => void refetch()}
        prompt={!milestoneId && 'Select a milestone to see its activities.'}
        onAdd={() => milestone && setDialog({ kind: 'create', milestone })}
        back={{ label: 'Back to Milestones', go: onBack }}
        said={said}
        className={className}
      >
        <StructureList label="Activities" rows={rows ?? []} selectedId={selected} act={act} onMoveBy={moveBy} />
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
            deleteNow(getDeleteActivityMutationOptions, { id: editionId, activityId: row.Id }, row);
          }}
        />
      )}
    </>
  );
}
