import { isFinal } from '#src/lib/api/retries.ts';
import type { CallState } from '#src/lib/api/use-calls.ts';
import type { Part, Run } from './run-store.ts';

type PartCall = CallState<'assignWorkflow'>;
/** `processing`: the server still works on the part; `open`: whether it was done is unknown. */
type Outcome = 'pending' | 'processing' | 'assigned' | 'open' | 'refused';

const outcomeOf = (call: PartCall | undefined): Outcome => {
  if (call?.status === 'success') return 'assigned';
  if (call?.error) return call.error.isOpen ? 'open' : 'refused';
  return call?.isProcessing ? 'processing' : 'pending';
};

/** The state of a run by the last call of each part, including retries from a toast. */
export function stateOf(run: Run, calls: readonly PartCall[]) {
  const own = run.parts.map((part) => {
    const call = calls.findLast(({ subject }) => subject === part.subject);
    return { part, outcome: outcomeOf(call), error: call?.error };
  });
  const where = (...outcomes: Outcome[]): Part[] =>
    own.filter(({ outcome }) => outcomes.includes(outcome)).map(({ part }) => part);
  const underWay = where('pending', 'processing').length;
  const refusals = own.filter(({ outcome }) => outcome === 'refused');
  return {
    run,
    refused: where('refused'),
    open: where('open'),
    processing: where('processing'),
    failed: where('refused', 'open'),
    /** The parts that can be retried: the same may go well another time. */
    retryable: own.filter(({ error }) => error && !isFinal(error)).map(({ part }) => part),
    answered: run.parts.length - underWay,
    isUnderWay: underWay > 0,
    assigned: run.parts.reduce((sum, { assigned = 0 }) => sum + assigned, 0),
    reasons: [...new Set(refusals.flatMap(({ error }) => error?.problem?.detail ?? error?.message ?? []))],
    /** Some open part got no response at all, as opposed to a response that leaves it open. */
    isUnreachable: own.some(({ outcome, error }) => outcome === 'open' && error?.kind === 'unreachable'),
  };
}

export type RunState = ReturnType<typeof stateOf>;
