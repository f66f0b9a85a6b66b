import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DashboardIndicatorPage } from '#generated/model/index.ts';
import { Button } from '#src/components/ui/button.tsx';
import { ErrorState } from '#src/components/ui/error-state.tsx';
import { LoadMore } from '#src/components/ui/load-more.tsx';
import { useDelayed } from '#src/components/ui/use-delayed.ts';
import { cn } from '#src/lib/cn.ts';
import { dashboardQuery } from './dashboard-query.ts';
import { IndicatorsTable } from './indicators-table.tsx';
import { NothingFound } from './nothing-found.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';
import { useDashboardSearch } from './use-dashboard-search.ts';

/** The rows and whatever stands in their place; the rows of the former filters stay until those of the new ones are there. */
export function IndicatorsPanel({ editionId }: { editionId: number }) {
  const { search } = useDashboardSearch();
  const { data, error, refetch, fetchNextPage, ...state } = useInfiniteQuery({
    ...dashboardQuery(editionId, search),
    placeholderData: keepPreviousData,
  });
  const rows = useMemo(() => rowsOf(data?.pages ?? []), [data]);
  const isLate = useDelayed(state.isPlaceholderData);
  const count = data?.pages.at(-1)?.Count ?? 0;

  if (error && !data)
    return <ErrorState title={error.message} action={<Button onClick={() => void refetch()}>Try again</Button>} />;
  if (!data) return <RowsSkeleton />;
  return (
    <div aria-busy={state.isPlaceholderData} className={cn('transition-opacity', isLate && 'opacity-60')}>
      {rows.length > 0 ? <IndicatorsTable rows={rows} count={count} /> : <NothingFound />}
      <LoadMore
        shown={rows.length}
        count={count}
        hasMore={state.hasNextPage}
        loading={state.isFetchingNextPage}
        error={state.isFetchNextPageError ? error?.message : undefined}
        onLoad={() => void fetchNextPage({ cancelRefetch: false })}
      />
    </div>
  );
}

/** All rows loaded, each once: one that moved to a later page while pages were being fetched would come twice. */
const rowsOf = (pages: DashboardIndicatorPage[]) => [
  ...new Map(pages.flatMap(({ Data }) => Data).map((row) => [row.Id, row])).values(),
];
