import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useReadCompareFilters } from '#generated/hooks/compare/compare.ts';
import { useListReportEditions } from '#generated/hooks/editions/editions.ts';
import type { Comparison } from '#generated/model/index.ts';
import { InlineError } from '#src/components/inline-error.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { ErrorState } from '#src/components/ui/error-state.tsx';
import { useDelayed } from '#src/components/ui/use-delayed.ts';
import { cn } from '#src/first-screen/cn.ts';
import { ApiError } from '#src/lib/api/api-error.ts';
import { type CompareSearch, isComplete } from './compare-search.ts';
import { comparisonToCome } from './comparison-to-come.ts';
import { ComparisonView } from './comparison-view.tsx';
import { GridSkeleton } from './grid-skeleton.tsx';
import { NothingChosen } from './nothing-chosen.tsx';
import { useCompareSearch } from './use-compare-search.ts';
import { useTotals } from './use-totals.ts';
import { focusChoices } from './what-to-compare.ts';

/** What to choose instead, where the server says so: the same request is refused again. */
const whyRefused = (error: Error) =>
  error instanceof ApiError && error.status === 422 ? error.problem?.detail : undefined;

type ComparePanelProps = {
  found: UseQueryResult<Comparison, Error>;
  /** The response, with a column for every chosen country. */
  shown: Comparison | undefined;
};

/**
 * The comparison, or what stands in its place: nothing chosen, loading, refused, no indicators.
 */
export function ComparePanel({ found, shown: data }: ComparePanelProps) {
  const { search, change, type } = useCompareSearch();
  const isLate = useDelayed(found.isPlaceholderData);
  const toCome = useComparisonToCome(search);
  const comparison = data ?? toCome;
  const { totals, error: totalsError, retry } = useTotals(search, comparison);
  const { error } = found;
  if (!isComplete(search)) return <NothingChosen />;
  if (error && (!data || found.isPlaceholderData))
    return (
      <Card>
        <ErrorState
          title={error.message}
          detail={whyRefused(error)}
          action={<Button onClick={() => void found.refetch()}>Try again</Button>}
        />
      </Card>
    );
  if (!comparison)
    return (
      <Card>
        <GridSkeleton />
      </Card>
    );
  if (data?.Indicators.length === 0)
    return (
      <Card>
        <EmptyState
          title="No indicators to compare"
          reason="The selected milestones hold no indicators."
          action={
            search.milestones.length > 0 && (
              <Button
                onClick={() => {
                  change({ milestones: [] });
                  focusChoices();
                }}
              >
                All milestones
              </Button>
            )
          }
        />
      </Card>
    );
  return (
    <div
      aria-busy={found.isPlaceholderData}
      className={cn('mt-2 grid min-w-0 gap-2 transition-opacity sm:mt-3 sm:gap-3', isLate && 'opacity-60')}
    >
      {totalsError && <InlineError error={totalsError} onRetry={retry} />}
      <ComparisonView
        comparison={comparison}
        isToCome={!data}
        totals={totals}
        choice={{
          text: search.indicatorName,
          differences: search.differences,
          kinds: search.kinds,
          sort: search.sort,
          selected: search.indicators,
          pinned: search.pinned,
          totals: search.totals,
          means: search.means,
          completedOnly: search.completedOnly,
        }}
        onChange={({ text, selected, ...rest }) => {
          const written = {
            ...rest,
            ...(text !== undefined && { indicatorName: text }),
            ...(selected && { indicators: [...selected] }),
          };
          if (rest.differences !== undefined || rest.kinds || rest.completedOnly !== undefined) change(written);
          else if (text !== undefined) type(text);
          // Order, columns and selection filter nothing, so Back does not stop at them.
          else change(written, true);
        }}
      />
    </div>
  );
}

const Card = ({ children }: { children: React.ReactNode }) => (
  <div className="mt-3 rounded-lg border bg-card shadow-xs">{children}</div>
);

/** The comparison without its ratings, once all is known that names editions and countries. */
function useComparisonToCome(search: CompareSearch): Comparison | undefined {
  const { data: editions } = useListReportEditions();
  const { data: filters } = useReadCompareFilters();
  return useMemo(() => editions && filters && comparisonToCome(search, editions, filters), [search, editions, filters]);
}
