import { type CallState, useLastCalls } from '#src/lib/api/use-calls.ts';

/** How the last saves of the references' forms went, by the names of their drafts. */
export function useLastSaves(begin: string): Map<string, CallState<'addReference' | 'updateReference'>> {
  const isMeant = (draft: string) => draft.startsWith(begin);
  const calls = [...useLastCalls('addReference', isMeant), ...useLastCalls('updateReference', isMeant)];
  return new Map(calls.map((call) => [call.subject, call]));
}
