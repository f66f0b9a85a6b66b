import { getRevertAssignmentMutationOptions } from '#generated/hooks/dashboard/dashboard.ts';
import { ChangedSince } from '#src/components/changed-since.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { useCall, useLastCalls } from '#src/lib/api/use-calls.ts';
import { obstacleWords } from '#src/lib/obstacle-words.ts';

/** Undoes assignments by their Ids; `record` names them together in notices. */
export function useUndo(editionId: number, ids: readonly number[], record: string) {
  const revert = useCall(getRevertAssignmentMutationOptions);
  const calls = useLastCalls('revertAssignment', (subject) => ids.some((id) => subject === `${id}`));
  const lastOf = (id: number) => calls.findLast(({ subject }) => subject === `${id}`);
  const open = ids.filter((id) => lastOf(id)?.status !== 'success');
  return {
    isUndone: ids.length > 0 && open.length === 0,
    isPossible: ids.length > 0,
    isPending: ids.some((id) => lastOf(id)?.status === 'pending'),
    problem: open.map((id) => lastOf(id)?.error?.problem).find(Boolean),
    start() {
      for (const assignmentId of open) revert({ editionId, assignmentId }, { subject: `${assignmentId}`, record });
    },
  };
}

type Undo = ReturnType<typeof useUndo>;

/** Stays, without effect, once it is undone: a button that goes takes the focus with it. */
export function UndoButton({ undo }: { undo: Undo }) {
  if (!undo.isPossible) return null;
  return (
    <Button size="sm" pending={undo.isPending} blocked={undo.isUndone && 'It is undone.'} onClick={undo.start}>
      Undo
    </Button>
  );
}

/** Why it was not undone. */
export function UndoRefused({ undo: { problem } }: { undo: Undo }) {
  return problem && <ChangedSince detail={problem.detail} changes={(problem.ChangedSince ?? []).map(obstacleWords)} />;
}
