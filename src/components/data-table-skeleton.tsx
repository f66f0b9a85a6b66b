import type { CSSProperties, ReactNode } from 'react';
import type { DataTableColumn } from './data-table-model.ts';
import { Skeleton } from './ui/skeleton.tsx';
import { Spinner } from './ui/spinner.tsx';
import { Table, TableBody, TableCell, TableRow } from './ui/table.tsx';

const lines = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

type DataTableSkeletonProps<Row> = {
  label: string;
  head: ReactNode;
  columns: readonly DataTableColumn<Row>[];
  /** Each row begins with its checkbox. */
  selectable: boolean;
  /** On a phone each row becomes a card. */
  cards: boolean | undefined;
  style: CSSProperties;
};

/** The head, grey rows, and in words what is being fetched, where later the count stands. */
export function DataTableSkeleton<Row>({
  label,
  head,
  columns,
  selectable,
  cards,
  style,
}: DataTableSkeletonProps<Row>) {
  return (
    <div data-slot="loading-region" className="rounded-[inherit]">
      <div
        inert
        aria-hidden="true"
        data-cards={cards}
        className="max-h-(--table-height) overflow-hidden rounded-t-[inherit]"
        style={style}
      >
        <Table>
          {head}
          <TableBody data-skeletons="">
            {lines.map((line) => (
              <TableRow key={line} className="hover:bg-transparent">
                {selectable && (
                  <TableCell className="w-9 pr-0">
                    <Skeleton className="size-4" />
                  </TableCell>
                )}
                {columns.map(({ id, header, headHidden, pinned, className }, at) => (
                  <TableCell
                    key={id}
                    data-label={headHidden ? undefined : header}
                    data-pinned={pinned}
                    className={className}
                  >
                    <Skeleton className={at === 0 ? 'w-44' : 'w-20'} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
      <div
        role="status"
        className="flex min-h-11 animate-late items-center gap-2 border-t px-3 py-1.5 text-sm text-muted-foreground"
      >
        <Spinner />
        {label}
      </div>
    </div>
  );
}
