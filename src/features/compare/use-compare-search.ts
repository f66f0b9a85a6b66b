import { useNavigate, useSearch } from '@tanstack/react-router';
import type { CompareSearch } from './compare-search.ts';

/** The choice in force and how to change it. `replace` leaves no step for the back button. */
export function useCompareSearch() {
  const search = useSearch({ from: '/_app/compare' });
  const navigate = useNavigate({ from: '/compare' });
  return {
    search,
    change: (some: Partial<CompareSearch>, replace = false) =>
      void navigate({ search: (old) => ({ ...old, ...some }), replace, resetScroll: false }),
  };
}
