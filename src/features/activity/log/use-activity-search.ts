import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ActivitySearch, activityDefaults } from './activity-search.ts';

/** The filters in force and how to change them: each change is an entry of the history. */
export function useActivitySearch() {
  const search = useSearch({ from: '/_app/activity' });
  const navigate = useNavigate({ from: '/activity' });
  return {
    search,
    change: (some: { [Key in keyof ActivitySearch]?: ActivitySearch[Key] | undefined }) =>
      void navigate({ search: (old) => ({ ...old, ...some }) as ActivitySearch, resetScroll: false }),
    clear: () => void navigate({ search: activityDefaults, resetScroll: false }),
  };
}
