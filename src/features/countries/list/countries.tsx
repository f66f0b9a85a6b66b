import { useMemo, useRef } from 'react';
import { useListCountriesProgress } from '#generated/hooks/countries/countries.ts';
import type { SearchBox } from '#src/components/ui/search-input.tsx';
import { CountriesPanel } from './countries-panel.tsx';
import { FilterBar } from './filter-bar.tsx';
import { chosenCountries, countryFacets, regionsOf } from './progress.ts';
import { useCountriesSearch } from './use-countries-search.ts';

/**
 * The countries of the edition with their progress, as a table or on a map (requirements B,
 * 'Countries list').
 */
export function Countries({ editionId }: { editionId: number }) {
  const { search } = useCountriesSearch();
  const query = useListCountriesProgress({ reportEditionId: editionId });
  const { data } = query;
  const shown = useMemo(() => data && chosenCountries(data, search), [data, search]);
  const searchBox = useRef<SearchBox>(null);
  const facets = useMemo(() => data && countryFacets(data, search), [data, search]);
  const regions = useMemo(() => data && regionsOf(data), [data]);
  return (
    <>
      <FilterBar facets={facets} regions={regions} shown={shown?.length} count={data?.length} searchBox={searchBox} />
      <CountriesPanel editionId={editionId} query={query} shown={shown} searchBox={searchBox} />
    </>
  );
}
