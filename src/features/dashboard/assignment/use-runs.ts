import { type MutationState, useMutationState } from '@tanstack/react-query';
import { useAssignWorkflow } from '#generated/hooks/dashboard/dashboard.ts';
import type { WorkflowAssignmentResult } from '#generated/model/index.ts';
import type { ApiError } from '#src/lib/api/api-error.ts';
import { type Outcome, outcomeOf, type RunState, stateOf } from './run-state.ts';
import { type Part, type Run, useRunStore } from './run-store.ts';

/** The outcome of a call is known as long as the application runs: somebody may come back to it. */
const KNOWN_MS = Number.POSITIVE_INFINITY;

/** Sends assignments and tells how each went, call by call. A call repeated by the notice's button counts as well. */
export function useRuns() {
  const { runs, setRuns } = useRunStore();
  const { mutate } = useAssignWorkflow({ mutation: { gcTime: KNOWN_MS } });
  const outcomes = useMutationState<Outcome>({
    filters: { mutationKey: ['assignWorkflow'] },
    select: ({ state }) => outcomeOf(state as MutationState<WorkflowAssignmentResult, ApiError>),
  });
  const states = runs.map((run) => stateOf(run, outcomes));
  const send = (parts: Part[]) => {
    for (const { call } of parts) mutate(call);
  };

  return {
    states,
    /** Sends another one, in the place of `instead`; what is under way or failed is still told. */
    start(next: Run, instead?: Run) {
      const told = states.filter(({ run, isUnderWay, failed }) => run !== instead && (isUnderWay || failed.length > 0));
      setRuns([...told.map(({ run }) => run), next]);
      send(next.parts);
    },
    retry: ({ failed }: RunState) => send(failed),
    forget: ({ run }: RunState) => setRuns(runs.filter((one) => one !== run)),
  };
}
