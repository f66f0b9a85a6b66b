import type { UseQueryResult } from '@tanstack/react-query';
import { type MouseEvent, type RefObject, Suspense } from 'react';
import type { CountryProgress } from '#generated/model/index.ts';
import { ReadError } from '#src/components/read-error.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import type { SearchBox } from '#src/components/ui/search-input.tsx';
import { isTouch } from '#src/components/ui/touch.ts';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import { MapSkeleton } from '../map/map-skeleton.tsx';
import { CountriesSkeleton } from './countries-skeleton.tsx';
import { CountriesTable } from './countries-table.tsx';
import { useCountriesSearch } from './use-countries-search.ts';

// The shapes of the world come with the map alone.
const WorldMapPanel = lazyPart(() => import('../map/world-map-panel.tsx').then(({ WorldMapPanel }) => WorldMapPanel));

type CountriesPanelProps = {
  editionId: number;
  query: Pick<UseQueryResult<CountryProgress[], Error>, 'data' | 'error' | 'refetch'>;
  /** What the filters let through. */
  shown: CountryProgress[] | undefined;
  /** Takes the focus when a button goes with the words that it stands below. */
  searchBox: RefObject<SearchBox | null>;
};

/** The countries, or whatever stands in their place. */
export function CountriesPanel(props: CountriesPanelProps) {
  const { search } = useCountriesSearch();
  return (
    <section
      aria-label="Countries"
      className="@container mt-3 rounded-lg border bg-card text-card-foreground shadow-xs"
    >
      <Content {...props} isMap={search.view === 'map'} />
    </section>
  );
}

function Content({
  editionId,
  query: { data, error, refetch },
  shown,
  searchBox,
  isMap,
}: CountriesPanelProps & { isMap: boolean }) {
  if (error && !data) return <ReadError error={error} onRetry={() => void refetch()} />;
  if (!data || !shown) return isMap ? <MapSkeleton /> : <CountriesSkeleton />;
  if (data.length === 0) return <EmptyState title="No countries" reason="A manager adds countries under EDITIONS." />;
  if (shown.length === 0) return <NothingFits searchBox={searchBox} />;
  if (!isMap) return <CountriesTable rows={shown} />;
  return (
    <Suspense fallback={<MapSkeleton />}>
      <WorldMapPanel editionId={editionId} countries={data} shown={shown} />
    </Suspense>
  );
}

function NothingFits({ searchBox }: Pick<CountriesPanelProps, 'searchBox'>) {
  const { clear } = useCountriesSearch();
  const clearAll = (event: MouseEvent) => {
    searchBox.current?.empty();
    clear();
    if (!isTouch(event)) searchBox.current?.focus();
  };
  return (
    <EmptyState
      title="No countries available for the current selected filters."
      action={<Button onClick={clearAll}>Clear Filters</Button>}
    />
  );
}
