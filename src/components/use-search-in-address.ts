import { useNavigate, useSearch } from '@tanstack/react-router';
import { readSearchedTable } from '#src/lib/table-search.ts';

/**
 * Keeps what is searched for in the address of a table's route, which reads it by `readSearchedTable`. Spread into `SearchedTable`.
 * A search begins at the first page; the letters of one leave no steps for the back button.
 */
export function useSearchInAddress() {
  const search = useSearch({ strict: false, select: (raw) => readSearchedTable(raw).search ?? '' });
  const navigate = useNavigate();
  const onSearch = (typed: string) =>
    void navigate({
      to: '.',
      search: (old: Record<string, unknown>) => ({ ...old, search: typed || undefined, page: undefined }),
      replace: true,
      resetScroll: false,
    } as never);
  return { search, onSearch };
}
