import { useNavigate, useSearch } from '@tanstack/react-router';
import { type DashboardSearch, dashboardDefaults } from './dashboard-search.ts';

/** The filters in force and how to change them. `replace` leaves no step for the back button, as letters being typed should. */
export function useDashboardSearch() {
  const search = useSearch({ from: '/_app/dashboard' });
  const navigate = useNavigate({ from: '/dashboard' });
  return {
    search,
    change: (some: Partial<DashboardSearch>, replace = false) =>
      void navigate({ search: (old) => ({ ...old, ...some }), replace }),
    clear: () => void navigate({ search: dashboardDefaults }),
  };
}
