import { MultiSelectList } from '#src/components/choices/multi-select-list.tsx';
import type { FilterPlace } from './filter-button.tsx';
import { FilterPopover } from './filter-popover.tsx';
import { markFilters } from './list-filters.ts';
import { markIcons } from './mark-icons.ts';
import { statusDaysChoices, statusDaysWords } from './mark-words.ts';
import { useDashboardSearch } from './use-dashboard-search.ts';
import { countOf, useFacets } from './use-facets.tsx';

/** The filters that are on or off, and for how long rows have been in their status: one of them. */
export function MarkChoices({ editionId, ...place }: FilterPlace & { editionId: number }) {
  const { search, change } = useDashboardSearch();
  const { data, failure } = useFacets(editionId);
  const marks = markFilters.map(({ key, facet, word }) => {
    const Icon = markIcons[key];
    return { value: key as string, label: word, count: data?.[facet], mark: <Icon className="size-4 shrink-0" /> };
  });
  const days = statusDaysChoices.map((choice) => ({
    value: `${choice}`,
    label: statusDaysWords(choice),
    count: countOf(data?.StatusDays, choice),
  }));
  const choose = (chosen: string[]) => {
    const numbers = chosen.map(Number).filter((value) => value > 0);
    change({
      ...Object.fromEntries(markFilters.map(({ key }) => [key, chosen.includes(key) || undefined])),
      statusDays: numbers.find((value) => value !== search.statusDays) ?? numbers[0],
    });
  };
  return (
    <FilterPopover word="Late or returned" className="w-84" {...place}>
      <MultiSelectList
        label="Late or returned"
        noneMeans="all"
        options={[...marks, ...days]}
        value={[
          ...markFilters.flatMap(({ key }) => (search[key] ? [key] : [])),
          ...(search.statusDays ? [`${search.statusDays}`] : []),
        ]}
        onValueChange={choose}
      />
      {failure}
    </FilterPopover>
  );
}
