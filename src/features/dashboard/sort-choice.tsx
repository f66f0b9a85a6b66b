import { SortBy } from '#src/components/sort-by.tsx';
import { listOrder, sortChoices } from './list-order.ts';
import { useDashboardSearch } from './use-dashboard-search.ts';

/** The order of the list where cards have no heads to press. */
export function SortChoice() {
  const { search, order } = useDashboardSearch();
  return <SortBy value={search.sort ?? listOrder} options={sortChoices} onValueChange={order} className="lg:hidden" />;
}
