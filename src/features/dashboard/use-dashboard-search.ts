import { useNavigate, useSearch } from '@tanstack/react-router';
import { ViewList } from '#generated/enums.ts';
import type { DashboardSort } from '#generated/model/index.ts';
import { useTypingStep } from '#src/components/use-typing-step.ts';
import { useAccess } from '#src/lib/access/use-access.ts';
import { defaultView } from '#src/lib/saved-view.ts';
import type { OptionalColumn } from './columns.ts';
import { type DashboardSearch, dashboardDefaults, isBare, startsWithEverybody } from './dashboard-search.ts';
import { listOrder } from './list-order.ts';

/** The filters in the address; each change adds a history entry, typing as `useTypingStep` says. */
export function useDashboardSearch() {
  const search = useSearch({ from: '/_app/dashboard' });
  const navigate = useNavigate({ from: '/dashboard' });
  const typingStep = useTypingStep();
  const { user } = useAccess();
  const startsWithView = defaultView(user, ViewList.Dashboard) !== undefined;
  const go = (change: (old: DashboardSearch) => DashboardSearch, how: Partial<ReturnType<typeof typingStep>> = {}) =>
    void navigate({
      search: (old) => {
        const next = change(old);
        // An address that says nothing would lead back to the view of the role.
        return startsWithView && isBare(next) ? { ...next, saved: 0 } : next;
      },
      ...how,
    });
  return {
    search,
    change: (some: Partial<DashboardSearch>) => go((old) => ({ ...old, ...some })),
    type: (indicatorName: string) => go((old) => ({ ...old, indicatorName }), typingStep(indicatorName)),
    /** Written only where the address without it would mean the opposite for this user. */
    showOwnOnly: (currentUser: boolean) =>
      go(({ currentUser: _, ...old }) => (currentUser && !startsWithEverybody(user) ? old : { ...old, currentUser })),
    /** The list's own order is not written into the address. */
    order: (sort: DashboardSort) => go(({ sort: _, ...old }) => (sort === listOrder ? old : { ...old, sort })),
    hide: (columns: readonly OptionalColumn[]) =>
      go(({ hidden: _, ...old }) => (columns.length > 0 ? { ...old, hidden: [...columns] } : old)),
    /** Everything is as given, filters, order and columns. */
    show: (all: DashboardSearch) => go(() => all),
    /** Filters go; order, columns and the view that they were changed from stay. */
    clear: () =>
      go(({ sort, hidden, saved }) => ({
        ...dashboardDefaults,
        ...(sort && { sort }),
        ...(hidden && { hidden }),
        ...(saved !== undefined && { saved }),
      })),
  };
}
