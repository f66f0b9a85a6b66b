import { useCallback, useMemo, useReducer, useState } from 'react';
import {
  getDeleteIndicatorMutationOptions,
  getListActivityIndicatorsQueryKey,
  getReorderIndicatorMutationOptions,
} from '#generated/hooks/structure/structure.ts';
import type { Activity, Indicator } from '#generated/model/index.ts';
import { drafts } from '#src/lib/forms/drafts.ts';
import { useDraftName } from '../use-edition-draft.ts';
import { newIn } from './add-indicator.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { IndicatorDialogs } from './indicator-dialogs.tsx';
import { CLOSED, indicatorFlow } from './indicator-flow.ts';
import { nameOf, type RowAction } from './rows.ts';
import { StructureColumn } from './structure-column.tsx';
import { StructureList } from './structure-list.tsx';
import { useConfirmedDelete } from './use-confirmed-delete.ts';
import { type Step, useMoves } from './use-moves.ts';
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
  const { data: rows, error, refetch } = useIndicators({ editionId, activityId });
  const [flow, dispatch] = useReducer(indicatorFlow, CLOSED);
  const [doomed, setDoomed] = useState<Indicator>();
  const deleteNow = useConfirmedDelete();
  const draftName = useDraftName();
  const moves = useMemo(
    () => ({
      queryKey: getListActivityIndicatorsQueryKey({ id: editionId, activityId: activityId ?? 0 }),
      variablesOf: ({ Id, MilestoneOrderId, ActivityOrderId }: Indicator, { OrderDirection, past }: Step) => ({
        ...{ id: editionId, data: { Id, MilestoneOrderId, ActivityOrderId, OrderDirection } },
        past,
      }),
    }),
    [editionId, activityId],
  );
  const { moveBy, said } = useMoves(getReorderIndicatorMutationOptions, moves);
  const hasDraft = ({ Id }: Activity) => drafts.has(draftName('indicator', editionId, newIn(Id)));
  const act = useCallback(
    (action: RowAction, indicator: Indicator) => {
      if (action === 'up' || action === 'down') moveBy(indicator.Id, action === 'up' ? -1 : 1);
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
        of={activity && nameOf(activity)}
        rows={rows}
        error={error}
        onRetry={() => void refetch()}
        prompt={!activityId && 'Select an activity to see its indicators.'}
        onAdd={() => activity && dispatch({ type: 'add', activity, hasDraft: hasDraft(activity) })}
        back={{ label: 'Back to Activities', go: onBack }}
        said={said}
        className={className}
      >
        <StructureList label="Indicators" rows={rows ?? []} act={act} onMoveBy={moveBy} />
      </StructureColumn>
      <IndicatorDialogs editionId={editionId} flow={flow} dispatch={dispatch} />
      {doomed && (
        <DeleteDialog
          row={doomed}
          onCancel={() => setDoomed(undefined)}
          onConfirm={() => {
            setDoomed(undefined);
            deleteNow(getDeleteIndicatorMutationOptions, { id: editionId, indicatorId: doomed.Id }, doomed);
          }}
        />
      )}
    </>
  );
}
