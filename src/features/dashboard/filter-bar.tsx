import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { type SearchBox, SearchInput } from '#src/components/ui/search-input.tsx';
import { Switch } from '#src/components/ui/switch.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import { whenUsed } from '#src/first-screen/when-used.ts';
import { counted } from '#src/lib/words.ts';
import { choicesInForce, isNarrowed, isOwnOnly } from './dashboard-search.ts';
import { FilterButtons } from './filter-buttons.tsx';
import { SortChoice } from './sort-choice.tsx';
import { useDashboardSearch } from './use-dashboard-search.ts';

const FilterChips = lazyPart(() => import('./filter-chips.tsx').then((chips) => chips.FilterChips));

type FilterBarProps = { editionId: number; count: number | undefined };

/** Search, filters and toggle; on a narrow screen a button opens the filters. */
export function FilterBar({ editionId, count }: FilterBarProps) {
  const { search, showOwnOnly, type } = useDashboardSearch();
  const active = choicesInForce(search);
  const [isOpen, setOpen] = useState(false);
  // From then on, also without a filter: the focus of a chip that is removed goes on from there.
  const [hasNarrowed, setNarrowed] = useState(false);
  if (!hasNarrowed && isNarrowed(search)) setNarrowed(true);
  useEffect(() => whenUsed(FilterChips.preload), []);
  const filtersId = useId();
  const searchBox = useRef<SearchBox>(null);
  return (
    <section aria-label="Filters" className="mt-3 grid gap-2" data-print="hide">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 lg:gap-x-1.5">
        <SearchInput
          ref={searchBox}
          label="Search by indicator name"
          value={search.indicatorName}
          onSearch={type}
          className="w-full sm:w-54"
        />
        <Button aria-expanded={isOpen} aria-controls={filtersId} onClick={() => setOpen(!isOpen)} className="sm:hidden">
          {isOpen ? 'Hide filters' : 'Filters'}{' '}
          {active > 0 && (
            <span data-tabular className="font-semibold text-primary">
              {active}
              <span className="sr-only"> active</span>
            </span>
          )}
        </Button>
        <SortChoice />
        <div
          id={filtersId}
          className={cn(
            // In one line with the search and the switch, as far as there is room.
            'flex flex-wrap gap-1.5 max-sm:order-1 max-sm:grid max-sm:w-full max-sm:grid-cols-2 lg:contents',
            !isOpen && 'max-sm:hidden',
          )}
        >
          <FilterButtons editionId={editionId} />
        </div>
        <Switch
          label="Show assigned to me only"
          checked={isOwnOnly(search)}
          onCheckedChange={showOwnOnly}
          className="lg:ml-1.5"
        />
        {/* Wide as a long count, high as a line: the list does not move when it comes. */}
        <p data-tabular className="ml-auto min-h-5 min-w-44 pl-3 text-right text-sm text-muted-foreground">
          {count !== undefined && counted(count, 'country indicator')}
        </p>
      </div>
      {hasNarrowed && (
        <Suspense fallback={<div className="h-6" />}>
          <FilterChips editionId={editionId} searchBox={searchBox} />
        </Suspense>
      )}
    </section>
  );
}
