import type { DashboardSort } from '#generated/model/index.ts';
import { NativeSelect } from '#src/components/ui/native-select.tsx';
import { listOrder, sortChoices } from './list-order.ts';
import { useDashboardSearch } from './use-dashboard-search.ts';

/** The order of the list where cards have no heads to press. */
export function SortChoice() {
  const { search, order } = useDashboardSearch();
  return (
    <span className="flex items-center gap-2 text-sm whitespace-nowrap lg:hidden">
      <span aria-hidden="true">Sort by</span>
      <NativeSelect
        aria-label="Sort by"
        value={search.sort ?? listOrder}
        onChange={({ currentTarget }) => order(currentTarget.value as DashboardSort)}
        className="w-44"
      >
        {sortChoices.map(([sort, words]) => (
          <option key={sort} value={sort}>
            {words}
          </option>
        ))}
      </NativeSelect>
    </span>
  );
}
