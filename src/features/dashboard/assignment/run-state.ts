import type { MutationState } from '@tanstack/react-query';
import type { WorkflowAssignmentResult } from '#generated/model/index.ts';
import type { ApiError } from '#src/lib/api/api-error.ts';
import type { Part, Run } from './run-store.ts';

/** What became of one call. After 503 the server still works on it; without an answer nobody knows whether it was done. */
export type Outcome = {
  call: number;
  status: 'pending' | 'assigned' | 'processing' | 'unanswered' | 'refused';
  reason: string | undefined;
  assigned: number;
};

const numbers = new WeakMap<object, number>();
let last = 0;

/** A number for the object that a call was made with, the same at each retry: results are compared by value, which two alike calls share. */
function numberOf(call: object): number {
  const known = numbers.get(call) ?? ++last;
  numbers.set(call, known);
  return known;
}

export const outcomeOf = ({
  variables,
  status,
  error,
  data,
}: MutationState<WorkflowAssignmentResult, ApiError>): Outcome => ({
  call: variables ? numberOf(variables as object) : 0,
  status: status === 'error' ? failureOf(error?.status) : status === 'success' ? 'assigned' : 'pending',
  reason: error?.problem?.detail ?? error?.message,
  assigned: data?.AssignedCount ?? 0,
});

const failureOf = (status: number | undefined) =>
  status === 503 ? 'processing' : status === 0 ? 'unanswered' : 'refused';

/** How a run goes, from what became of its calls; of a call that was repeated the last time counts. */
export function stateOf(run: Run, outcomes: Outcome[]) {
  const own = run.parts.map((part) => {
    const call = numberOf(part.call);
    return { part, outcome: outcomes.findLast((one) => one.call === call) };
  });
  const where = (...statuses: Outcome['status'][]): Part[] =>
    own.filter(({ outcome }) => outcome && statuses.includes(outcome.status)).map(({ part }) => part);
  const refused = where('refused');
  const unanswered = where('unanswered');
  const answered = own.filter(({ outcome }) => outcome && outcome.status !== 'pending').length;
  return {
    run,
    /** Tells this run from the others. */
    key: numberOf(run.parts),
    refused,
    unanswered,
    processing: where('processing'),
    /** What can be sent again. */
    failed: where('refused', 'unanswered'),
    answered,
    isUnderWay: answered < run.parts.length,
    assigned: own.reduce((sum, { outcome }) => sum + (outcome?.assigned ?? 0), 0),
    reasons: [
      ...new Set(own.flatMap(({ outcome }) => (outcome?.status === 'refused' ? outcome.reason : undefined) ?? [])),
    ],
  };
}

export type RunState = ReturnType<typeof stateOf>;
