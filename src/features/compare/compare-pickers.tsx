import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { useListCompareMilestones, useReadCompareFilters } from '#generated/hooks/compare/compare.ts';
import { MultiSelect } from '#src/components/choices/multi-select.tsx';
import { TreeSelect } from '#src/components/choices/tree-select.tsx';
import { InlineError } from '#src/components/inline-error.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { isComplete, MOST_EDITIONS } from './compare-search.ts';
import { useCompareSearch } from './use-compare-search.ts';
import { useLatest } from './use-latest.ts';

/**
 * What to compare: editions, countries by region, milestones. On a phone behind a button once the
 * choice is made.
 */
export function ComparePickers() {
  const { search } = useCompareSearch();
  const [open, setOpen] = useState(!isComplete(search));
  const id = useId();
  return (
    <div data-print="hide" className="min-w-0 flex-1 max-sm:contents">
      <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)} className="sm:hidden">
        What to compare
        <ChevronDown aria-hidden="true" className={cn('transition-transform', open && 'rotate-180')} />
      </Button>
      <div
        id={id}
        className={cn('flex-wrap gap-2 max-sm:order-last max-sm:basis-full sm:flex', open ? 'flex' : 'hidden')}
      >
        <Pickers />
      </div>
    </div>
  );
}

function Pickers() {
  const { search, change } = useCompareSearch();
  const latestOf = useLatest();
  const filters = useReadCompareFilters();
  const latest = latestOf(search.editions);
  const milestones = useListCompareMilestones({ id: latest ?? 0 }, { query: { enabled: latest !== undefined } });
  const retry = () => void filters.refetch();
  if (filters.error && !filters.data)
    return <InlineError error={filters.error} pending={filters.isFetching} onRetry={retry} />;

  const chooseEditions = (next: number[]) => {
    const kept = search.editions.filter((id) => next.includes(id));
    const editions = [...kept, ...next.filter((id) => !kept.includes(id))].slice(-MOST_EDITIONS);
    // Milestones belong to the latest edition.
    change({ editions, ...(latestOf(editions) !== latest && { milestones: [] }) });
  };
  return (
    <>
      <MultiSelect
        label="Editions"
        none="Select up to two"
        loading={filters.isPending}
        options={(filters.data?.Editions ?? []).map(({ Id, FullName }) => ({ value: Id, label: FullName }))}
        value={search.editions}
        onValueChange={chooseEditions}
      />
      <TreeSelect
        label="Countries"
        none="Select"
        nodes={filters.data?.Regions}
        onRetry={retry}
        chosen={search.countries}
        onChange={(countries) => change({ countries })}
      />
      <TreeSelect
        label="Milestones"
        none="All"
        noneMeans="all"
        nodes={milestones.data}
        error={milestones.data ? null : milestones.error}
        onRetry={() => void milestones.refetch()}
        blocked={latest === undefined && 'Select an edition first'}
        chosen={search.milestones}
        onChange={(chosen) => change({ milestones: chosen })}
      />
    </>
  );
}
