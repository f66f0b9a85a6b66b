import { Suspense } from 'react';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import { FilterButton } from './filter-button.tsx';
import { listFilters, markFilters } from './list-filters.ts';
import { useDashboardSearch } from './use-dashboard-search.ts';

const FilterChoices = lazyPart(() => import('./filter-choices.tsx').then(({ FilterChoices }) => FilterChoices));
const MarkChoices = lazyPart(() => import('./mark-choices.tsx').then(({ MarkChoices }) => MarkChoices));

/** A button for each filter; what its list holds is fetched when it opens. */
export function FilterButtons({ editionId }: { editionId: number }) {
  const { search } = useDashboardSearch();
  const marks = markFilters.filter(({ key }) => search[key]).length + (search.statusDays ? 1 : 0);
  return (
    <>
      {listFilters.map((filter) => (
        <FilterButton
          key={filter.key}
          word={filter.word}
          chosen={search[filter.key].length}
          preload={FilterChoices.preload}
        >
          {(place) => (
            <Suspense>
              <FilterChoices editionId={editionId} filter={filter} {...place} />
            </Suspense>
          )}
        </FilterButton>
      ))}
      <FilterButton word="Late or returned" chosen={marks} preload={MarkChoices.preload}>
        {(place) => (
          <Suspense>
            <MarkChoices editionId={editionId} {...place} />
          </Suspense>
        )}
      </FilterButton>
    </>
  );
}
