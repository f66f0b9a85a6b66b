import { SortBy } from '#src/components/sort-by.tsx';
import { useAsRows } from '#src/components/use-as-rows.ts';
import type { CountriesSearch } from './countries-search.ts';
import { useCountriesSearch } from './use-countries-search.ts';

type Order = CountriesSearch['sort'] | `-${CountriesSearch['sort']}`;

const orders: [Order, string][] = [
  ['name', 'Country'],
  ['-name', 'Country, Z to A'],
  ['region', 'Region'],
  ['-region', 'Region, Z to A'],
  ['-done', 'QA Completed, most first'],
  ['done', 'QA Completed, fewest first'],
];

/** The order of the list where cards have no heads to press. */
export function SortChoice() {
  const { search, change } = useCountriesSearch();
  const { sort, desc } = search;
  if (useAsRows()) return null;
  return (
    <SortBy
      value={desc ? (`-${sort}` as const) : sort}
      options={orders}
      onValueChange={(order) =>
        change({ sort: order.replace('-', '') as CountriesSearch['sort'], desc: order.startsWith('-') }, true)
      }
    />
  );
}
