import { Suspense, useEffect, useMemo } from 'react';
import { ReadError } from '#src/components/read-error.tsx';
import { LoadMore } from '#src/components/ui/load-more.tsx';
import { useDelayed } from '#src/components/ui/use-delayed.ts';
import { cn } from '#src/first-screen/cn.ts';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import { whenUsed } from '#src/first-screen/when-used.ts';
import { listAddressOf } from './dashboard-search.ts';
import { IndicatorsTable } from './indicators-table.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';
import type { DashboardRows } from './use-dashboard-rows.ts';
import { useDashboardSearch } from './use-dashboard-search.ts';

const NothingFound = lazyPart(() => import('./nothing-found.tsx').then((part) => part.NothingFound));

/** The rows, and whatever stands in their place or at their end. */
export function IndicatorsPanel({ found, selectable }: { found: DashboardRows; selectable: boolean }) {
  const { rows, done, count = 0, error, refetch, isPlaceholderData: isOutOfDate } = found;
  const { search, order } = useDashboardSearch();
  const isLate = useDelayed(isOutOfDate);
  useEffect(() => whenUsed(NothingFound.preload), []);
  const list = useMemo(() => listAddressOf(search), [search]);

  if (error && !rows) return <ReadError error={error} onRetry={() => void refetch()} />;
  if (!rows) return <RowsSkeleton selectable={selectable} hidden={search.hidden} />;
  return (
    <div aria-busy={isOutOfDate} className={cn('transition-opacity', isLate && 'opacity-60')}>
      {rows.length > 0 ? (
        <IndicatorsTable
          rows={rows}
          count={count}
          list={list}
          done={done}
          selectable={selectable}
          order={{ sort: search.sort, onSort: order }}
          hidden={search.hidden}
        />
      ) : (
        <Suspense fallback={<div className="min-h-24" />}>
          <NothingFound />
        </Suspense>
      )}
      <LoadMore shown={rows.length - done.size} count={count} query={found} />
    </div>
  );
}
