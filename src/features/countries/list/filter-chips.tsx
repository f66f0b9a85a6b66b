import { workflowLabels } from '#rules/workflow-status.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Chip } from '#src/components/ui/chip.tsx';
import { isFiltered, useCountriesSearch } from './use-countries-search.ts';

/** A chip for each filter in force, and the way to none. */
export function FilterChips() {
  const { search, change, clear } = useCountriesSearch();
  if (!isFiltered(search)) return null;
  const chips = [
    ...search.status.map((status) => ({
      words: `Status: ${workflowLabels[status]}`,
      remove: () => change({ status: search.status.filter((one) => one !== status) }),
    })),
    ...search.region.map((region) => ({
      words: `Region: ${region}`,
      remove: () => change({ region: search.region.filter((one) => one !== region) }),
    })),
  ];
  return (
    <ul aria-label="Filters in force" className="flex flex-wrap items-center gap-1.5">
      {chips.map(({ words, remove }) => (
        <li key={words} className="flex min-w-0">
          <Chip label={words} onRemove={remove}>
            {words}
          </Chip>
        </li>
      ))}
      <li>
        <Button variant="link" size="sm" onClick={clear}>
          Clear Filters
        </Button>
      </li>
    </ul>
  );
}
