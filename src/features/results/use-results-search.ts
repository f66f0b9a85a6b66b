import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTypingStep } from '#src/components/use-typing-step.ts';
import { type ResultsSearch, resultsDefaults } from './results-search.ts';

/**
 * The state of the results, from the address, and how to change it. `replace` adds no entry to the
 * history; `type` as `useTypingStep` says.
 */
export function useResultsSearch() {
  const search = useSearch({ from: '/_app/results' });
  const navigate = useNavigate({ from: '/results' });
  const go = (some: Partial<ResultsSearch>, how: { replace?: boolean }) =>
    void navigate({ search: (old) => ({ ...old, ...some }), ...how, resetScroll: false });
  const change = (some: Partial<ResultsSearch>, replace = false) => go(some, { replace });
  const typingStep = useTypingStep();
  const type = (name: string) => go({ name }, typingStep(name));
  const { name, region } = resultsDefaults;
  return { search, change, type, clear: () => change({ name, region }) };
}
