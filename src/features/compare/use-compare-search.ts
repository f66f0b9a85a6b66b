import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTypingStep } from '#src/components/use-typing-step.ts';
import { type CompareSearch, readCompareSearch, writtenSearch } from './compare-search.ts';
import { knownChoice, leftOutWords } from './known-choice.ts';
import { useKnownIds } from './use-known-ids.ts';

/**
 * The current choice and how to change it: what the address names, without what does not exist;
 * `leftOut` says so. The next change writes the address without it. `replace` adds no entry to the
 * history; `type` as `useTypingStep` says.
 */
export function useCompareSearch() {
  const address = useSearch({ from: '/_app/compare' });
  const named = useMemo(() => readCompareSearch(address), [address]);
  const navigate = useNavigate({ from: '/compare' });
  const typingStep = useTypingStep();
  const known = useKnownIds(named.editions);
  const search = useMemo(() => knownChoice(named, known), [named, known]);
  return {
    search,
    leftOut: leftOutWords(named, known),
    /** Before that an unknown edition could be requested. */
    isReady: known.editions !== undefined,
    change: (some: Partial<CompareSearch>, replace = false) =>
      void navigate({
        search: (old) => writtenSearch({ ...knownChoice(readCompareSearch(old), known), ...some }),
        replace,
        resetScroll: false,
      }),
    type: (indicatorName: string) =>
      void navigate({
        search: (old) => writtenSearch({ ...readCompareSearch(old), indicatorName }),
        ...typingStep(indicatorName),
        resetScroll: false,
      }),
  };
}
