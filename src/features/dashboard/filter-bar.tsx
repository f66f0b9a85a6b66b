import { SearchInput } from '#src/components/ui/search-input.tsx';
import { Switch } from '#src/components/ui/switch.tsx';
import { FilterChips } from './filter-chips.tsx';
import { useDashboardSearch } from './use-dashboard-search.ts';

type FilterBarProps = { editionId: number; count: number | undefined };

export function FilterBar({ editionId, count }: FilterBarProps) {
  const { search, change } = useDashboardSearch();
  return (
    <section aria-label="Filters" className="mt-3 grid gap-2" data-print="hide">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <SearchInput
          label="Search by indicator name"
          value={search.indicatorName}
          onSearch={(indicatorName) => change({ indicatorName }, true)}
          className="w-full sm:w-80"
        />
        <Switch
          label="Show assigned to me only"
          checked={search.currentUser}
          onCheckedChange={(currentUser) => change({ currentUser })}
        />
        <p data-tabular className="ml-auto text-sm text-muted-foreground">
          {count !== undefined && `${count.toLocaleString('en-AU')} ${count === 1 ? 'indicator' : 'indicators'}`}
        </p>
      </div>
      <FilterChips editionId={editionId} />
    </section>
  );
}
