import { type Act, isPendingRow, type Row } from './rows.ts';
import { StructureRow } from './structure-row.tsx';
import { useDragOrder } from './use-drag-order.ts';

type StructureListProps = {
  label: string;
  rows: readonly Row[];
  selectedId?: number | undefined;
  act: Act<never>;
  /** Left out where rows cannot be moved. Below zero is up. */
  onMoveBy?: (id: number, places: number) => void;
};

/** The rows of a column. */
export function StructureList({ label, rows, selectedId, act, onMoveBy }: StructureListProps) {
  const { target, list } = useDragOrder(
    rows.map(({ Id }) => Id),
    (id, places) => onMoveBy?.(id, places),
  );
  const lastReal = rows.findLastIndex((row) => !isPendingRow(row));
  return (
    <ul aria-label={label} {...(onMoveBy && list)}>
      {rows.map((row, at) => (
        <StructureRow
          key={row.Id}
          row={row}
          selected={row.Id === selectedId}
          movable={onMoveBy !== undefined}
          first={at === 0}
          last={at >= lastReal}
          drop={target?.id === row.Id ? target.side : undefined}
          act={act as Act}
        />
      ))}
    </ul>
  );
}
