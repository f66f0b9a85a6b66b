import { type RefObject, useId, useRef, useState } from 'react';
import { ChipList } from '#src/components/chip-list.tsx';
import { MultiSelect } from '#src/components/choices/multi-select.tsx';
import { InlineError } from '#src/components/inline-error.tsx';
import { Button } from '#src/components/ui/button.tsx';
import type { SearchBox } from '#src/components/ui/search-input.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { formatDate } from '#src/lib/date-words.ts';
import { isFiltered } from './activity-params.ts';
import type { ActivityList, ActivitySearch } from './activity-search.ts';
import { DayFilter } from './day-filter.tsx';
import { ExportButton } from './export-button.tsx';
import { type FilterOptions, useFilterOptions } from './filter-options.ts';
import { useActivitySearch } from './use-activity-search.ts';

/** Filters and export in one line; where that has no room, the filters wait behind a button. */
export function FilterBar() {
  const { search, change, clear } = useActivitySearch();
  const [opened, setOpened] = useState<ActivityList[]>([]);
  const [isOpen, setOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const filtersId = useId();
  const filters = useFilterOptions((list) => opened.includes(list) || search[list].length > 0);
  return (
    <section aria-label="Filters" className="mt-3 grid gap-2" data-print="hide">
      <div ref={bar} className="flex flex-wrap items-end gap-x-1.5 gap-y-2">
        <Button aria-expanded={isOpen} aria-controls={filtersId} onClick={() => setOpen(!isOpen)} className="sm:hidden">
          {isOpen ? 'Hide filters' : 'Filters'}
        </Button>
        <div
          id={filtersId}
          className={cn(
            'flex flex-wrap items-end gap-x-1.5 gap-y-2 max-sm:order-1 max-sm:grid max-sm:w-full max-sm:grid-cols-2 lg:contents',
            !isOpen && 'max-sm:hidden',
          )}
        >
          {filters
            .filter(({ isOffered }) => isOffered)
            .map(({ list, word, options, failed }) => (
              <MultiSelect
                key={list}
                label={word}
                options={options ?? []}
                value={search[list]}
                onValueChange={(chosen) => change({ [list]: chosen })}
                loading={!options && !failed}
                onOpenChange={() => setOpened((old) => (old.includes(list) ? old : [...old, list]))}
              />
            ))}
          <DayFilter />
        </div>
        <div className="ml-auto">
          <ExportButton />
        </div>
      </div>
      {filters.map(({ list, failed }) => failed && <InlineError key={list} {...failed} onRetry={failed.retry} />)}
      <ChipList
        chips={chipsOf(search, filters, change)}
        inForce={isFiltered(search)}
        onClear={clear}
        searchBox={firstButtonOf(bar)}
      />
    </section>
  );
}

/** Takes the focus where the last chip has gone: there is no search to empty. */
const firstButtonOf = (bar: RefObject<HTMLElement | null>): RefObject<SearchBox> => ({
  current: { focus: () => bar.current?.querySelector('button')?.focus(), empty: () => undefined },
});

type Change = ReturnType<typeof useActivitySearch>['change'];

function chipsOf(search: ActivitySearch, filters: FilterOptions[], change: Change) {
  const lists = filters.flatMap(({ list, word, options, isOffered, failed }) =>
    search[list].map((id) => ({
      key: `${list} ${id}`,
      words: `${word}: ${options?.find(({ value }) => value === id)?.label ?? (options || failed || !isOffered ? id : '…')}`,
      onRemove: () => change({ [list]: search[list].filter((one) => one !== id) }),
    })),
  );
  const days = (['from', 'to'] as const).flatMap((end) => {
    const date = search[end];
    if (!date) return [];
    return [
      {
        key: end,
        words: `${end === 'from' ? 'From' : 'To'}: ${formatDate(date)}`,
        onRemove: () => change({ [end]: undefined }),
      },
    ];
  });
  return [...lists, ...days];
}
