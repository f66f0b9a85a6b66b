import { useState } from 'react';
import { getRevertAssignmentMutationOptions } from '#generated/hooks/dashboard/dashboard.ts';
import type { ActivityEvent } from '#generated/model/index.ts';
import { ChangedSince } from '#src/components/changed-since.tsx';
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { useAccess } from '#src/lib/access/use-access.ts';
import { useCall, useLastCall } from '#src/lib/api/use-calls.ts';
import { obstacleWords } from '#src/lib/obstacle-words.ts';
import { counted } from '#src/lib/words.ts';

/**
 * Takes an assignment back, whoever made it [B26]. The button stays, without effect, once it is
 * undone: a button that goes takes the focus with it.
 */
export function UndoAssignment({ event, count }: { event: ActivityEvent; count: number }) {
  const { ActId: assignmentId, ReportEditionId: editionId } = event;
  const subject = `${assignmentId}`;
  const { status, error } = useLastCall('revertAssignment', subject);
  const revert = useCall(getRevertAssignmentMutationOptions);
  const may = useAccess().may('revertAssignment');
  const [isAsking, setAsking] = useState(false);
  const isUndone = status === 'success';
  if (!may || editionId === null || (event.AssignmentId === undefined && !isUndone)) return null;
  const what = `the assignment of ${counted(count, 'country indicator')}`;
  const undo = () => {
    setAsking(false);
    revert({ editionId, assignmentId }, { subject, record: what });
  };
  return (
    <div className="mt-1 grid gap-1">
      <div className="flex items-center gap-2">
        <Button
          size="sm"
          pending={status === 'pending'}
          blocked={isUndone && 'It is undone.'}
          onClick={() => setAsking(true)}
        >
          Undo…<span className="sr-only"> {what}</span>
        </Button>
        <p role="status" className="text-muted-foreground">
          {isUndone && 'Undone: everybody has it as before'}
        </p>
      </div>
      {error?.problem && (
        <ChangedSince detail={error.problem.detail} changes={(error.problem.ChangedSince ?? []).map(obstacleWords)} />
      )}
      <ConfirmDialog
        open={isAsking}
        title={`Undo ${what}?`}
        text="Everybody has it again as before."
        consequence={
          <p className="text-sm">
            All of it or nothing: where somebody has changed any of it since, nothing is undone and you see what.
          </p>
        }
        confirmLabel="Undo assignment"
        onConfirm={undo}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
