import { cn } from '#src/first-screen/cn.ts';
import { pinnedClasses } from './data-table-head.tsx';
import type { DataTableColumn, ShownRow } from './data-table-model.ts';
import { type Selection, SelectRow } from './data-table-selection.tsx';
import { asCell, asRow } from './table-roles.ts';
import { TableBody, TableCell, TableRow } from './ui/table.tsx';

export type BodyProps<Row extends object> = {
  rows: readonly ShownRow<Row>[];
  columns: readonly DataTableColumn<Row>[];
  selection: Selection<Row> | undefined;
  isBusy: ((row: Row) => boolean) | undefined;
};

/** The rows; `first` is the place of the first one among all, from 0. */
export function DataTableBody<Row extends object>({ rows, first, ...shared }: BodyProps<Row> & { first: number }) {
  return (
    <TableBody>
      {rows.map((row, at) => (
        <DataTableRow key={row.id} row={row} index={first + at} {...shared} />
      ))}
    </TableBody>
  );
}

type RowProps<Row extends object> = Omit<BodyProps<Row>, 'rows'> & {
  row: ShownRow<Row>;
  /** Its place among all rows, from 0. */
  index: number;
  /** Takes the row's height, where rows are windowed. */
  measure?: (element: HTMLElement | null) => void;
};

export function DataTableRow<Row extends object>({ row, index, columns, selection, isBusy, measure }: RowProps<Row>) {
  const { original } = row;
  const isSelected = selection?.selected.has(selection.keyOf(original));
  const busy = isBusy?.(original);
  return (
    <TableRow
      {...asRow}
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      aria-busy={busy || undefined}
      className={cn(busy && 'text-muted-foreground')}
    >
      {selection && (
        <TableCell className="w-9 pr-0">
          <SelectRow selection={selection} row={original} />
        </TableCell>
      )}
      {columns.map(({ id, header, headHidden, cell, numeric, pinned, className }) => (
        <TableCell
          key={id}
          {...asCell}
          data-label={headHidden ? undefined : header}
          data-pinned={pinned}
          numeric={numeric}
          className={cn(
            pinned && [pinnedClasses, 'group-hover/row:bg-[color-mix(in_oklab,var(--accent)_60%,var(--card))]'],
            className,
          )}
        >
          {cell(original)}
        </TableCell>
      ))}
    </TableRow>
  );
}
