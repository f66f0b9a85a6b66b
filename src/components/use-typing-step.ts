import { type HistoryState, useRouter } from '@tanstack/react-router';

/** What a navigation by a search box adds to the history: see `useTypingStep`. */
export type TypingStep = { replace: boolean; state: HistoryState };

/**
 * For search boxes whose text is in the address. The first letters of a search add an entry to the
 * history, further ones replace it, and ending the search adds one: the back button then takes the
 * search away and leaves the filters chosen before it. Spread the returned options into `navigate`.
 */
export function useTypingStep(): (text: string) => TypingStep {
  const router = useRouter();
  return (text) =>
    text === ''
      ? { replace: false, state: {} }
      : { replace: router.latestLocation.state.isTyped === true, state: { isTyped: true } };
}
