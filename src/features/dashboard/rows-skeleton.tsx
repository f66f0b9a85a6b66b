import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { Table, TableBody, TableCell, TableRow } from '#src/components/ui/table.tsx';
import { cn } from '#src/first-screen/cn.ts';
import type { OptionalColumn } from './columns.ts';
import { IndicatorsHead } from './indicators-head.tsx';
import { PAGE_SIZE } from './page-size.ts';
import { cellClasses, rowClasses, selectableClasses, tableClasses } from './row-classes.ts';

const lines = Array.from({ length: PAGE_SIZE }, (_, line) => line);
const bars = [
  { column: 'number', width: 'w-9' },
  { column: 'indicator', width: 'w-3/5' },
  { column: 'country', width: 'w-24' },
  { column: 'status', width: 'w-32' },
  { column: 'researchUser', width: 'w-28' },
  { column: 'qaUser', width: 'w-28' },
  { column: 'statusSince', width: 'w-16' },
  { column: 'due', width: 'w-16' },
] as const;

type RowsSkeletonProps = { selectable: boolean; hidden?: readonly OptionalColumn[] | undefined };

/** Skeleton with the head and rows of the first page (no layout shift). */
export function RowsSkeleton({ selectable, hidden = [] }: RowsSkeletonProps) {
  const shown = bars.filter(({ column }) => !(hidden as readonly string[]).includes(column));
  return (
    <LoadingRegion label="Fetching the country indicators...">
      <Table aria-hidden="true" className={tableClasses}>
        <IndicatorsHead selectable={selectable} hidden={hidden} />
        <TableBody data-skeletons="" className="max-lg:block">
          {lines.map((line) => (
            <TableRow key={line} className={cn(rowClasses, 'hover:bg-transparent', selectable && selectableClasses)}>
              {selectable && <TableCell className={cellClasses.select} />}
              {shown.map(({ column, width }) => (
                <TableCell key={column} className={cellClasses[column]}>
                  <Skeleton className={width} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </LoadingRegion>
  );
}
