import { useCallback, useReducer, useState } from 'react';
import { useReorderIndicator } from '#generated/hooks/structure/structure.ts';
import type { Activity, Indicator, OrderDirection } from '#generated/model/index.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { IndicatorDialogs } from './indicator-dialogs.tsx';
import { CLOSED, indicatorFlow } from './indicator-flow.ts';
import { numberOf, type Row, type RowAction } from './rows.ts';
import { StructureColumn } from './structure-column.tsx';
import { StructureList } from './structure-list.tsx';
import { useConfirmedDelete } from './use-confirmed-delete.ts';
import { useMoves } from './use-moves.ts';
import { useIndicators } from './use-structure.ts';

type IndicatorsColumnProps = {
  editionId: number;
  /** The chosen activity, as soon as it is known. */
  activity: Activity | undefined;
  activityId: number | undefined;
  onBack: () => void;
  className: string;
};

export function IndicatorsColumn({ editionId, activity, activityId, onBack, className }: IndicatorsColumnProps) {
  const { rows, error, refetch } = useIndicators(editionId, activityId);
  const [flow, dispatch] = useReducer(indicatorFlow, CLOSED);
  const [doomed, setDoomed] = useState<Indicator>();
  const deleteNow = useConfirmedDelete();
  const { mutate } = useReorderIndicator();
  const reorder = useCallback(
    (row: Row, direction: OrderDirection) => {
      const { Id, MilestoneOrderId, ActivityOrderId } = row as Indicator;
      mutate({ id: editionId, data: { Id, MilestoneOrderId, ActivityOrderId, OrderDirection: direction } });
    },
    [editionId, mutate],
  );
  const { moveBy, moveById, said } = useMoves(rows, reorder);
  const act = useCallback(
    (action: RowAction, indicator: Indicator) => {
      if (action === 'up' || action === 'down') moveBy(indicator, action === 'up' ? -1 : 1);
      else if (action === 'delete') setDoomed(indicator);
      else dispatch({ type: action === 'open' ? 'edit' : action, indicator });
    },
    [moveBy],
  );

  return (
    <>
      <StructureColumn
        title="Indicators"
        noun="Indicator"
        of={activity && `${numberOf(activity)} ${activity.ShortName}`}
        rows={rows}
        error={error}
        onRetry={() => void refetch()}
        prompt={!activityId && 'Select an activity to see its indicators.'}
        onAdd={() => activity && dispatch({ type: 'add', activity })}
        back={{ label: 'Back to Activities', go: onBack }}
        said={said}
        className={className}
      >
        <StructureList label="Indicators" rows={rows ?? []} act={act} onMoveBy={moveById} />
      </StructureColumn>
      <IndicatorDialogs editionId={editionId} flow={flow} dispatch={dispatch} />
      {doomed && (
        <DeleteDialog
          row={doomed}
          onCancel={() => setDoomed(undefined)}
          onConfirm={() => {
            setDoomed(undefined);
            deleteNow(
              {
                operationId: 'deleteIndicator',
                variables: { id: editionId, indicatorId: doomed.Id },
                name: doomed.SnapshotName,
              },
              doomed.Id,
            );
          }}
        />
      )}
    </>
  );
}
