import { type CSSProperties, type MouseEvent, type RefObject, useMemo, useRef } from 'react';
import type { Results } from '#generated/model/index.ts';
import { Button } from '#src/components/ui/button.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import type { SearchBox } from '#src/components/ui/search-input.tsx';
import { Table, TableBody } from '#src/components/ui/table.tsx';
import { TableRegion } from '#src/components/ui/table-region.tsx';
import { isTouch } from '#src/components/ui/touch.ts';
import { usePrinting } from '#src/components/use-printing.ts';
import { useScrollPlace } from '#src/components/use-scroll-place.ts';
import { useWindow } from '#src/components/use-window.ts';
import { everyRow, WindowRows } from '#src/components/window-rows.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { milestoneColumns } from '#src/lib/results/figures.ts';
import { MeanRow } from './mean-row.tsx';
import { ResultRow } from './result-row.tsx';
import { ResultsHead } from './results-head.tsx';
import { rowsOf } from './shown-results.ts';
import { useResultsSearch } from './use-results-search.ts';

/** Of a row in pixels: figure, bar and coverage; `h-16` in the rows. */
const ROW_HEIGHT = 64;
/** Country, rank, total and change, and the width that each milestone adds. */
const widths =
  'min-w-[calc(33rem+var(--milestones)*10.5rem)] sm:min-w-[calc(38rem+var(--milestones)*9.5rem)] print:min-w-0!';

type ResultsTableProps = {
  results: Results;
  /** The filters let no country through. */
  isEmpty: boolean;
  searchBox: RefObject<SearchBox | null>;
};

/** Countries by milestones with bars in the cells; of its rows only those in view, on paper all. */
export function ResultsTable({ results, isEmpty, searchBox }: ResultsTableProps) {
  const { search } = useResultsSearch();
  const rows = useMemo(() => rowsOf(results, search), [results, search]);
  const milestones = useMemo(() => milestoneColumns(results, search.milestones), [results, search.milestones]);
  const region = useRef<HTMLElement>(null);
  const keyOf = (index: number) => rows[index]?.key ?? index;
  const { items, height, hold } = useWindow({
    region,
    count: rows.length,
    rowHeight: ROW_HEIGHT,
    keyOf,
  });
  useScrollPlace(region);
  const isPrinting = usePrinting();
  return (
    <section
      data-wide
      aria-label="Countries and their scores"
      className="mt-3 rounded-lg border bg-card text-card-foreground shadow-xs"
    >
      <TableRegion
        ref={region}
        label="Results, table"
        className="max-h-[max(26rem,calc(100dvh-8rem))] scroll-pt-10 scroll-pl-44 sm:scroll-pl-56 rounded-lg print:max-h-none print:overflow-visible print:[zoom:0.85]"
      >
        <Table
          data-list-keys
          aria-label="Results"
          aria-rowcount={rows.length + 1}
          className={cn('table-fixed', widths)}
          style={{ '--milestones': milestones.length } as CSSProperties}
        >
          <ResultsHead milestones={milestones} against={results.Against} />
          <TableBody onFocus={hold}>
            <WindowRows
              {...(isPrinting ? everyRow(rows.length, keyOf) : { items, height })}
              span={milestones.length + 4}
            >
              {(index) => {
                const row = rows[index];
                const shared = { results, milestones, rowIndex: index + 2 };
                if (row?.kind === 'mean') return <MeanRow row={row} {...shared} />;
                return row && <ResultRow country={row.country} isPinned={row.isPinned} {...shared} />;
              }}
            </WindowRows>
          </TableBody>
        </Table>
        {isEmpty && <NothingFits searchBox={searchBox} />}
      </TableRegion>
    </section>
  );
}

function NothingFits({ searchBox }: Pick<ResultsTableProps, 'searchBox'>) {
  const { clear } = useResultsSearch();
  const clearAll = (event: MouseEvent) => {
    searchBox.current?.empty();
    clear();
    if (!isTouch(event)) searchBox.current?.focus();
  };
  return (
    <EmptyState
      className="sticky left-0"
      title="No countries available for the current selected filters."
      action={<Button onClick={clearAll}>Clear Filters</Button>}
    />
  );
}
