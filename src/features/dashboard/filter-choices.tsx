import { useReadDashboardFilters } from '#generated/hooks/dashboard/dashboard.ts';
import type { DashboardFilterOption } from '#generated/model/index.ts';
import { MultiSelectList } from '#src/components/choices/multi-select-list.tsx';
import { ReadError } from '#src/components/read-error.tsx';
import { StatusShape } from '#src/components/ui/status-shape.tsx';
import { WORKFLOW_STATUS_NAMES } from '#src/components/ui/workflow-status.ts';
import type { FilterPlace } from './filter-button.tsx';
import { FilterPopover } from './filter-popover.tsx';
import type { ListFilter } from './list-filters.ts';
import { useDashboardSearch } from './use-dashboard-search.ts';
import { countOf, useFacets } from './use-facets.tsx';

type FilterChoicesProps = FilterPlace & { editionId: number; filter: ListFilter };

/** The options of one filter. Each click applies at once, while the list stays open. */
export function FilterChoices({ editionId, filter, ...place }: FilterChoicesProps) {
  const { search, change } = useDashboardSearch();
  const { data, error, refetch } = useReadDashboardFilters({ editionId });
  const facets = useFacets(editionId);
  const { key, word, options } = filter;

  return (
    <FilterPopover word={word} {...place}>
      {error && !data ? (
        <ReadError error={error} onRetry={() => void refetch()} />
      ) : (
        <MultiSelectList
          label={word}
          noneMeans="all"
          loading={!data}
          options={
            data?.[options].map((option) => ({
              ...asOption(key, option),
              count: countOf(facets.data?.[filter.facet], option.Id),
            })) ?? []
          }
          value={search[key]}
          onValueChange={(chosen: number[]) => change({ [key]: chosen })}
        />
      )}
      {facets.failure}
    </FilterPopover>
  );
}

function asOption(key: ListFilter['key'], { Id, DisplayName }: DashboardFilterOption) {
  const status = key === 'status' ? WORKFLOW_STATUS_NAMES[Id] : undefined;
  return { value: Id, label: DisplayName, mark: status && <StatusShape status={status} /> };
}
