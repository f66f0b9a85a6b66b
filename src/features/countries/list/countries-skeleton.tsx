import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { StatusLegend } from '#src/components/ui/status-legend.tsx';
import { Table, TableBody, TableCell, TableRow } from '#src/components/ui/table.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { CountriesHead } from './countries-head.tsx';
import { cellClasses, rowClasses } from './row-classes.ts';
import { useCountriesSearch } from './use-countries-search.ts';

const lines = Array.from({ length: 20 }, (_, line) => line);
const bars = [
  { column: 'country', width: 'w-2/5' },
  { column: 'region', width: 'w-16' },
  { column: 'progress', width: 'w-full' },
  { column: 'done', width: 'ml-auto w-20' },
] as const;

/**
 * Legend, head and rows in grey, at the places of the words, so that nothing moves when they come.
 */
export function CountriesSkeleton() {
  const hidden: readonly string[] = useCountriesSearch().search.hidden;
  const shown = bars.filter(({ column }) => !hidden.includes(column));
  return (
    <LoadingRegion label="Fetching the countries...">
      <StatusLegend className="border-b px-3 py-2.5" />
      <Table aria-hidden="true" inert className="table-fixed max-md:block">
        <CountriesHead />
        <TableBody data-skeletons="" className="max-md:block">
          {lines.map((line) => (
            <TableRow key={line} className={cn(rowClasses, 'hover:bg-transparent')}>
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
