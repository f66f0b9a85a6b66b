import { cn } from '#src/first-screen/cn.ts';
import type { DataTableColumn, TableSort } from './data-table-model.ts';
import { SelectAll, type Selection } from './data-table-selection.tsx';
import { asHead, asRow } from './table-roles.ts';
import { TableHeader, TableRow } from './ui/table.tsx';
import { TableHead } from './ui/table-head.tsx';

export const pinnedClasses = 'sticky right-0 bg-card max-md:border-l';

type DataTableHeadProps<Row> = {
  columns: readonly DataTableColumn<Row>[];
  sort: TableSort | undefined;
  /** Undefined where nobody sees the heads: a control there would take a focus that nobody sees. */
  onSort: ((id: string, mostFirst?: boolean) => void) | undefined;
  selection: Selection<Row> | undefined;
  /** All rows, for 'select all'. */
  rows: readonly Row[];
  suffix: string;
};

/** The columns' names, as buttons where they sort. */
export function DataTableHead<Row>({ columns, sort, onSort, selection, rows, suffix }: DataTableHeadProps<Row>) {
  return (
    <TableHeader>
      <TableRow {...asRow} aria-rowindex={1}>
        {selection && (
          <TableHead className="w-9 pr-0">
            {onSort && <SelectAll selection={selection} rows={rows} suffix={suffix} />}
          </TableHead>
        )}
        {columns.map(({ id, header, sortValue, numeric, mostFirst, headHidden, pinned, className }) => (
          <TableHead
            {...asHead}
            key={id}
            numeric={numeric}
            className={cn(pinned && pinnedClasses, className)}
            {...(sortValue && {
              sort: directionOf(id, sort),
              onSort: onSort && (() => onSort(id, mostFirst)),
            })}
          >
            {headHidden ? <span className="sr-only">{header}</span> : header}
          </TableHead>
        ))}
      </TableRow>
    </TableHeader>
  );
}

function directionOf(id: string, sort: TableSort | undefined) {
  if (sort?.id !== id) return 'none';
  return sort.desc ? 'descending' : 'ascending';
}
