import { useQueries } from '@tanstack/react-query';
import { getSummariseWorkflowAssignmentQueryOptions } from '#generated/hooks/dashboard/dashboard.ts';
import { assignmentOf, type ChosenAssignee, draftOf } from './draft.ts';
import type { PairSet } from './rectangles.ts';

/** What an assignment would change, by the server's count; sets are disjoint, so counts add up. */
export function useSummary(editionId: number, assignee: ChosenAssignee | undefined, sets: PairSet[]) {
  return useQueries({
    queries: assignee
      ? sets.map((set) =>
          getSummariseWorkflowAssignmentQueryOptions({ editionId }, draftOf(assignmentOf(editionId, assignee, set)), {
            // Never cached, because others assign meanwhile.
            query: { staleTime: 0, gcTime: 0 },
          }),
        )
      : [],
    combine: (results) => {
      const sum = (key: 'CandidateCount' | 'ExisitingCount' | 'SameUserCount' | 'CompletedCount') =>
        results.reduce((total, { data }) => total + (data?.[key] ?? 0), 0);
      const failed = results.filter(({ error }) => error);
      const error = failed[0]?.error;
      const isCounting = results.some(({ isFetching }) => isFetching);
      const candidates = sum('CandidateCount');
      return {
        /** There is no count yet. */
        isPending: results.some(({ isPending }) => isPending),
        /** A count is being fetched, whether or not there is an older one. */
        isCounting,
        error: error ? { message: error.message, detail: error.problem?.detail } : undefined,
        /** Why nothing may be assigned yet, as a sentence; false where the count stands. */
        hindrance: hindranceOf({ isCounting, hasFailed: failed.length > 0, candidates }),
        retry: () => failed.forEach(({ refetch }) => void refetch()),
        candidates,
        existing: sum('ExisitingCount'),
        sameUser: sum('SameUserCount'),
        /** QA completed, left out or not. */
        completed: sum('CompletedCount'),
      };
    },
  });
}

export type Summary = ReturnType<typeof useSummary>;

function hindranceOf(count: { isCounting: boolean; hasFailed: boolean; candidates: number }): string | false {
  if (count.isCounting) return 'What would be overwritten is still being counted.';
  if (count.hasFailed) return 'What would be overwritten could not be counted.';
  return count.candidates === 0 && 'Nothing is left to assign.';
}
