import { type MutationState, useMutationState } from '@tanstack/react-query';
import { useAssignWorkflow } from '#generated/hooks/dashboard/dashboard.ts';
import type { WorkflowAssignmentResult } from '#generated/model/index.ts';
import type { ApiError } from '#src/lib/api/api-error.ts';
import { type Part, type Run, useRunStore } from './run-store.ts';

/** How long the outcome of a call is known, in milliseconds: as long as somebody may come back to it. */
const KNOWN_MS = 3_600_000;

type Outcome = { part: number; status: string; error: ApiError | null; assigned: number };

/** Sends assignments and tells how the last one went, call by call. A call repeated by the notice's button counts as well. */
export function useRun() {
  const { run, setRun } = useRunStore();
  const { mutate } = useAssignWorkflow({ mutation: { gcTime: KNOWN_MS } });
  const parts = run?.parts ?? [];
  const outcomes = useMutationState<Outcome>({
    filters: { mutationKey: ['assignWorkflow'] },
    select: ({ state }) => outcomeOf(state as MutationState<WorkflowAssignmentResult, ApiError>, parts),
  });
  const last = parts.map((_, part) => outcomes.findLast((one) => one.part === part));
  const isRefused = (outcome?: Outcome) => outcome?.status === 'error' && outcome.error?.status !== 503;
  const refused = parts.filter((_, part) => isRefused(last[part]));

  return {
    run,
    refused,
    answered: last.filter((one) => one && one.status !== 'pending').length,
    assigned: last.reduce((sum, one) => sum + (one?.assigned ?? 0), 0),
    reasons: [...new Set(last.filter(isRefused).map((one) => one?.error?.problem?.detail ?? one?.error?.message))],
    start(next: Run) {
      setRun(next);
      for (const { call } of next.parts) mutate(call);
    },
    retry() {
      for (const { call } of refused) mutate(call);
    },
    forget: () => setRun(undefined),
  };
}

export type AssignmentRun = ReturnType<typeof useRun>;

const outcomeOf = (state: MutationState<WorkflowAssignmentResult, ApiError>, parts: Part[]): Outcome => ({
  part: parts.findIndex(({ call }) => call === state.variables),
  status: state.status,
  error: state.error,
  assigned: state.data?.AssignedCount ?? 0,
});
