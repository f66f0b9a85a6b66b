import { useQueries } from '@tanstack/react-query';
import { getSummariseWorkflowAssignmentQueryOptions } from '#generated/hooks/dashboard/dashboard.ts';
import { assignmentOf, type ChosenAssignee, draftOf } from './draft.ts';
import type { PairSet } from './rectangles.ts';

/** What an assignment would touch, as the server counts it now; sets hold no pair twice, so that their counts add up. */
export function useSummary(editionId: number, assignee: ChosenAssignee | undefined, sets: PairSet[]) {
  return useQueries({
    queries: assignee
      ? sets.map((set) =>
          getSummariseWorkflowAssignmentQueryOptions(editionId, draftOf(assignmentOf(editionId, assignee, set)), {
            query: { staleTime: 0 },
          }),
        )
      : [],
    combine: (answers) => {
      const sum = (key: 'CandidateCount' | 'ExisitingCount' | 'SameUserCount') =>
        answers.reduce((total, { data }) => total + (data?.[key] ?? 0), 0);
      return {
        isPending: answers.some(({ isPending }) => isPending),
        error: answers.find(({ error }) => error)?.error?.message,
        retry: () => answers.filter(({ error }) => error).forEach(({ refetch }) => void refetch()),
        candidates: sum('CandidateCount'),
        existing: sum('ExisitingCount'),
        sameUser: sum('SameUserCount'),
      };
    },
  });
}

export type Summary = ReturnType<typeof useSummary>;
