import { useReadDashboardFilters } from '#generated/hooks/dashboard/dashboard.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Chip } from '#src/components/ui/chip.tsx';
import { hasChips } from './dashboard-search.ts';
import { listFilters } from './list-filters.ts';
import { useDashboardSearch } from './use-dashboard-search.ts';

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
