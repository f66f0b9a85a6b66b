import { useNavigate, useSearch } from '@tanstack/react-router';
import { readSearchedTable } from '#src/lib/table-search.ts';
import { useTypingStep } from './use-typing-step.ts';

/**
 * Keeps what is searched for in the address of a table's route, which reads it by
 * `readSearchedTable`. Spread into `SearchedTable`. A search begins at the first page;
 * `useTypingStep` says what it adds to the history.
 */
export function useSearchInAddress() {
  const search = useSearch({ strict: false, select: (raw) => readSearchedTable(raw).search ?? '' });
  const navigate = useNavigate();
  const typingStep = useTypingStep();
  const onSearch = (typed: string) =>
    void navigate({
      to: '.',
      search: (old: Record<string, unknown>) => ({ ...old, search: typed || undefined, page: undefined }),
      ...typingStep(typed),
      resetScroll: false,
    } as never);
  return { search, onSearch };
}
