import { getAssignWorkflowMutationOptions } from '#generated/hooks/dashboard/dashboard.ts';
import { useCall, useCalls, useLastCalls } from '#src/lib/api/use-calls.ts';
import { useStore } from '#src/lib/store.ts';
import { type RunState, stateOf } from './run-state.ts';
import { type Part, type Run, runStore } from './run-store.ts';
import { whomOf } from './run-words.ts';

/** Sends assignment runs and returns the state of each; retries from a toast count as well. */
export function useRuns() {
  const runs = useStore(runStore);
  const { forget } = useCalls();
  const start = useCall(getAssignWorkflowMutationOptions);
  const parts = new Set(runs.flatMap((run) => run.parts.map(({ subject }) => subject)));
  const calls = useLastCalls('assignWorkflow', (subject) => parts.has(subject));
  const states = runs.map((run) => stateOf(run, calls));

  const send = (run: Run, some: readonly Part[]) => {
    for (const { call, subject, name } of some)
      start(call, {
        subject,
        record: `${whomOf(run)}: ${name}`,
        onAnswer: ({ AssignedCount, AssignmentId }) =>
          keepAnswer(subject, { assigned: AssignedCount, assignmentId: AssignmentId ?? null }),
      });
  };
  const keepOnly = (kept: (state: RunState) => boolean) => {
    const gone = states.filter((state) => !kept(state));
    for (const { subject } of gone.flatMap(({ run }) => run.parts)) forget('assignWorkflow', subject);
    return states.filter(kept).map(({ run }) => run);
  };

  return {
    states,
    /** Sends a run that replaces `instead`; pending and failed runs stay in the report. */
    start(next: Run, instead?: string) {
      const kept = keepOnly(({ run, isUnderWay, failed }) => run.id !== instead && (isUnderWay || failed.length > 0));
      runStore.set([...kept, next]);
      send(next, next.parts);
    },
    retry: ({ run, retryable }: RunState) => send(run, retryable),
    forget: ({ run }: RunState) => runStore.set(keepOnly((state) => state.run.id !== run.id)),
  };
}

function keepAnswer(subject: string, answer: Pick<Part, 'assigned' | 'assignmentId'>): void {
  const answered = (part: Part) => (part.subject === subject ? { ...part, ...answer } : part);
  runStore.set(runStore.get().map((run) => ({ ...run, parts: run.parts.map(answered) })));
}
