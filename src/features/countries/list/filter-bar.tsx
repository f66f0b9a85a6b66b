import type { RefObject } from 'react';
import { WorkflowStatus } from '#generated/enums.ts';
import { MultiSelect } from '#src/components/choices/multi-select.tsx';
import { type SearchBox, SearchInput } from '#src/components/ui/search-input.tsx';
import { SegmentedControl } from '#src/components/ui/segmented-control.tsx';
import { StatusShape } from '#src/components/ui/status-shape.tsx';
import { WORKFLOW_STATUS_NAMES, WORKFLOW_STATUSES } from '#src/components/ui/workflow-status.ts';
import { counted } from '#src/lib/words.ts';
import { FilterChips } from './filter-chips.tsx';
import type { countryFacets } from './progress.ts';
import { SortChoice } from './sort-choice.tsx';
import { stages } from './stages.ts';
import { useCountriesSearch } from './use-countries-search.ts';

type FilterBarProps = {
  facets: ReturnType<typeof countryFacets> | undefined;
  regions: string[] | undefined;
  shown: number | undefined;
  count: number | undefined;
  searchBox: RefObject<SearchBox | null>;
};

const statusOptions = WORKFLOW_STATUS_NAMES.map((name) => ({
  value: WorkflowStatus[name],
  label: WORKFLOW_STATUSES[name].label,
  mark: <StatusShape status={name} />,
}));
const views = [
  { value: 'table', label: 'Table' },
  { value: 'map', label: 'Map' },
] as const;

/** Search, filters with how many countries each option would leave, and the view. */
export function FilterBar({ facets, regions, shown, count, searchBox }: FilterBarProps) {
  const { search, change, type } = useCountriesSearch();
  return (
    <section aria-label="Filters" className="mt-3 grid gap-2" data-print="hide">
      <div className="flex flex-wrap items-center gap-2">
        <SearchInput
          ref={searchBox}
          label="Search by country"
          value={search.name}
          onSearch={type}
          className="w-full sm:w-72"
        />
        <MultiSelect
          label="Status"
          options={statusOptions.map((option) => ({ ...option, count: facets?.status.get(option.value) }))}
          value={search.status}
          onValueChange={(status) => change({ status })}
        />
        <MultiSelect
          label="Progress"
          options={stages.map((label, stage) => ({ value: stage, label, count: facets?.stage.get(stage) }))}
          value={search.stage}
          onValueChange={(stage) => change({ stage })}
        />
        <MultiSelect
          label="Region"
          options={(regions ?? []).map((region) => ({
            value: region,
            label: region,
            count: facets?.region.get(region),
          }))}
          value={search.region}
          onValueChange={(region) => change({ region })}
          loading={!regions}
        />
        {search.view === 'table' && <SortChoice />}
        <p role="status" data-tabular className="ml-auto text-sm text-muted-foreground max-sm:order-last">
          {shown !== undefined &&
            count !== undefined &&
            `${shown === count ? '' : `${shown} of `}${counted(count, 'country', 'countries')}`}
        </p>
        <SegmentedControl
          legend="View"
          hideLegend
          options={views}
          value={search.view}
          onValueChange={(view) => change({ view })}
        />
      </div>
      <FilterChips searchBox={searchBox} />
    </section>
  );
}
