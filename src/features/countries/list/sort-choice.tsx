import { NativeSelect } from '#src/components/ui/native-select.tsx';
import type { CountriesSearch } from './countries-search.ts';
import { useCountriesSearch } from './use-countries-search.ts';
import { useIsTable } from './use-is-table.ts';

type Sort = CountriesSearch['sort'];

const orders: [Sort | `-${Sort}`, string][] = [
  ['name', 'Country'],
  ['-name', 'Country, Z to A'],
  ['region', 'Region'],
  ['-region', 'Region, Z to A'],
  ['-done', 'QA Completed, most first'],
  ['done', 'QA Completed, fewest first'],
];

/**
 * The order of the list where cards have no heads to press. The dashboard has one of its own: what
 * both would share is too much for its first script.
 */
export function SortChoice() {
  const { search, change } = useCountriesSearch();
  const { sort, desc } = search;
  if (useIsTable()) return null;
  return (
    <span className="flex items-center gap-2 text-sm whitespace-nowrap">
      <span aria-hidden="true">Sort by</span>
      <NativeSelect
        aria-label="Sort by"
        value={desc ? `-${sort}` : sort}
        onChange={({ currentTarget: { value } }) =>
          change({ sort: value.replace('-', '') as Sort, desc: value.startsWith('-') }, true)
        }
        className="w-44"
      >
        {orders.map(([order, words]) => (
          <option key={order} value={order}>
            {words}
          </option>
        ))}
      </NativeSelect>
    </span>
  );
}
