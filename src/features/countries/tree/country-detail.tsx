import { type MouseEvent, useMemo, useRef, useState } from 'react';
import { useListCountryModules } from '#generated/hooks/countries/countries.ts';
import type { CountryMilestone } from '#generated/model/index.ts';
import { ReadError } from '#src/components/read-error.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Contained } from '#src/components/ui/contained.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import type { SearchBox } from '#src/components/ui/search-input.tsx';
import { isTouch } from '#src/components/ui/touch.ts';
import { CountryTree } from './country-tree.tsx';
import { StatusPanel } from './status-panel.tsx';
import { TreeFilters } from './tree-filters.tsx';
import { groupKeys, openRows, treeRows } from './tree-rows.ts';
import { isNarrowed } from './tree-search.ts';
import { TreeSkeleton } from './tree-skeleton.tsx';
import { useOpenRows } from './use-open-rows.ts';
import { useTreeSearch } from './use-tree-search.ts';

/** Milestones start open where there is room for their activities. */
const WIDE = '(width >= 64rem)';

type CountryDetailProps = { countryId: number; editionId: number };

/**
 * A country's milestones, activities and indicators with their scores, and how far the work is
 * (requirements B, 'Country detail').
 */
export function CountryDetail({ countryId, editionId }: CountryDetailProps) {
  const { data, error, refetch } = useListCountryModules({ countryId, reportEditionId: editionId });
  if (error && !data) return <ReadError error={error} onRetry={() => void refetch()} isScreen />;
  if (!data) return <TreeSkeleton />;
  if (data.length === 0)
    return (
      <EmptyState
        title="No Milestones"
        reason="A manager adds milestones under EDITIONS."
        className="mt-3 rounded-lg border bg-card"
      />
    );
  return (
    <div className="mt-3 grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-4">
      <Contained about={`${countryId}`}>
        <StatusPanel tree={data} />
      </Contained>
      <Contained about={`${countryId}`}>
        <FilteredTree countryId={countryId} editionId={editionId} tree={data} />
      </Contained>
    </div>
  );
}

function FilteredTree({ countryId, editionId, tree }: CountryDetailProps & { tree: CountryMilestone[] }) {
  const { search, clear } = useTreeSearch();
  const rows = useMemo(() => treeRows(tree, search), [tree, search]);
  const [isWide] = useState(() => matchMedia(WIDE).matches);
  const milestones = new Set(rows.filter(({ level }) => level === 1).map(({ key }) => key));
  const open = useOpenRows(
    `${editionId}/${countryId}/${JSON.stringify(search)}${isWide ? '/wide' : ''}`,
    (key) => isNarrowed(search) || (isWide && milestones.has(key)),
  );
  const keys = groupKeys(rows);
  const searchBox = useRef<SearchBox>(null);
  const clearAll = (event: MouseEvent) => {
    searchBox.current?.empty();
    clear();
    // The button goes with the words above it.
    if (!isTouch(event)) searchBox.current?.focus();
  };
  return (
    <div className="grid min-w-0 gap-3 lg:order-first">
      <TreeFilters
        tree={tree}
        searchBox={searchBox}
        onOpenAll={() => open.openAll(keys)}
        onCloseAll={() => open.closeAll(keys)}
      />
      <section aria-label="Indicators" className="rounded-lg border bg-card text-card-foreground shadow-xs">
        {rows.length > 0 ? (
          <CountryTree countryId={countryId} rows={openRows(rows, open.isOpen)} open={open} />
        ) : (
          <EmptyState
            title="No indicators available for the current selected filters."
            action={<Button onClick={clearAll}>Clear Filters</Button>}
          />
        )}
      </section>
    </div>
  );
}
