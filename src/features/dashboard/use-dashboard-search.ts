import { useNavigate, useSearch } from '@tanstack/react-router';
import type { DashboardSort } from '#generated/model/index.ts';
import { useTypingStep } from '#src/components/use-typing-step.ts';
import { useAccess } from '#src/lib/access/use-access.ts';
import { type DashboardSearch, dashboardDefaults, startsWithEverybody } from './dashboard-search.ts';
import { listOrder } from './list-order.ts';

/** The filters in the address; each change adds a history entry, typing as `useTypingStep` says. */
export function useDashboardSearch() {
  const search = useSearch({ from: '/_app/dashboard' });
  const navigate = useNavigate({ from: '/dashboard' });
  const typingStep = useTypingStep();
  const { user } = useAccess();
  return {
    search,
    change: (some: Partial<DashboardSearch>) => void navigate({ search: (old) => ({ ...old, ...some }) }),
    type: (indicatorName: string) =>
      void navigate({ search: (old) => ({ ...old, indicatorName }), ...typingStep(indicatorName) }),
    /** Written only where the address without it would mean the opposite for this user. */
    showOwnOnly: (currentUser: boolean) =>
      void navigate({
        search: ({ currentUser: _, ...old }) =>
          currentUser && !startsWithEverybody(user) ? old : { ...old, currentUser },
      }),
    /** The list's own order is not written into the address. */
    order: (sort: DashboardSort) =>
      void navigate({
        search: ({ sort: _, ...old }) => (sort === listOrder ? old : { ...old, sort }),
      }),
    /** Filters go, the order stays. */
    clear: () => void navigate({ search: ({ sort }) => ({ ...dashboardDefaults, ...(sort && { sort }) }) }),
  };
}
