import { useReadDashboardFilters } from '#generated/hooks/dashboard/dashboard.ts';
import type { DashboardFilters } from '#generated/model/index.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Chip } from '#src/components/ui/chip.tsx';
import { type DashboardSearch, hasChips } from './dashboard-search.ts';
import { useDashboardSearch } from './use-dashboard-search.ts';

type ListFilter = {
  key: Exclude<keyof DashboardSearch, 'currentUser' | 'indicatorName'>;
  word: string;
  options: keyof DashboardFilters;
};

const listFilters: ListFilter[] = [
  { key: 'researchUsers', word: 'Research user', options: 'ResearchUsers' },
  { key: 'qaUsers', word: 'QA user', options: 'QAUsers' },
  { key: 'status', word: 'Status', options: 'WorkflowStatuses' },
  { key: 'milestones', word: 'Milestone', options: 'Milestones' },
  { key: 'countries', word: 'Country', options: 'Countries' },
];

/** A chip for each choice in force; names come with the filter options, which are asked for only where there is a chip. */
export function FilterChips({ editionId }: { editionId: number }) {
  const { search, change, clear } = useDashboardSearch();
  const chosen = listFilters.flatMap((filter) => search[filter.key].map((id) => ({ ...filter, id })));
  const { data: names } = useReadDashboardFilters(editionId, { query: { enabled: hasChips(search) } });
  if (chosen.length === 0 && search.indicatorName === '') return null;

  return (
    <ul aria-label="Filters in force" className="flex flex-wrap items-center gap-1.5">
      {chosen.map(({ key, word, options, id }) => {
        const name = names?.[options].find((one) => one.Id === id)?.DisplayName ?? (names ? `${id}` : '…');
        const without = search[key].filter((one) => one !== id);
        return (
          <li key={`${key} ${id}`} className="flex min-w-0">
            <Chip label={`${word}: ${name}`} onRemove={() => change({ [key]: without })}>
              {word}: {name}
            </Chip>
          </li>
        );
      })}
      <li>
        <Button variant="link" size="sm" onClick={clear}>
          Clear Filters
        </Button>
      </li>
    </ul>
  );
}
