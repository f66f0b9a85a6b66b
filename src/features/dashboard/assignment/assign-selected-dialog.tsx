import { useMemo, useState } from 'react';
import { useListWorkflowUsers } from '#generated/hooks/dashboard/dashboard.ts';
import type { DashboardIndicator } from '#generated/model/index.ts';
import { useDiscardQuestion } from '#src/components/discard-question.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { AssigneeFields } from './assignee-fields.tsx';
import { CompletedChoice } from './completed-choice.tsx';
import { type Assignee, isChosen, whatIsMissing } from './draft.ts';
import { lastTask, rememberTask } from './last-choices.ts';
import { rectanglesOf } from './rectangles.ts';
import { runOf } from './run-of-selected.ts';
import type { Run } from './run-store.ts';
import { SummaryNote } from './summary-note.tsx';
import { useSummary } from './use-summary.ts';
import { countries, countryIndicators, nameOfUser } from './words.ts';

type AssignSelectedDialogProps = {
  editionId: number;
  rows: DashboardIndicator[];
  initial: Assignee;
  onAssign: (run: Run) => void;
  onClose: () => void;
};

/** Assigns exactly the selected rows to a user (requirements B, 'Bulk assign dialog'). */
export function AssignSelectedDialog({ editionId, rows, initial, onAssign, onClose }: AssignSelectedDialogProps) {
  const [assignee, setAssignee] = useState({ ...initial, task: initial.task ?? lastTask(editionId) });
  const { leave, question } = useDiscardQuestion(assignee.userId !== initial.userId, onClose);
  const sets = useMemo(() => rectanglesOf(rows), [rows]);
  const { data: users } = useListWorkflowUsers({ editionId });
  const userName = nameOfUser(users, assignee.userId);
  const chosen = isChosen(assignee) ? assignee : undefined;
  const summary = useSummary(editionId, chosen, sets);
  const where = new Set(rows.map(({ CountryId }) => CountryId)).size;
  const missing = whatIsMissing(assignee);

  const assign = () => {
    if (!chosen) return;
    rememberTask(editionId, chosen.task);
    onAssign(runOf({ editionId, rows, sets, assignee: chosen, userName }));
  };

  return (
    <>
      <Dialog
        open
        onOpenChange={leave}
        title="Assign selected"
        description={`${countryIndicators(rows.length)} in ${countries(where)}`}
        closeOnOutside={assignee.userId === null}
        note={missing || ''}
        footer={
          <>
            <Button onClick={leave}>Cancel</Button>
            <Button variant="primary" blocked={missing || summary.hindrance} onClick={assign}>
              Assign
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <AssigneeFields editionId={editionId} assignee={assignee} onChange={setAssignee} />
          {chosen && <SummaryNote summary={summary} userName={userName} />}
          {chosen && (
            <CompletedChoice
              count={summary.completed}
              leaves={assignee.leavesCompleted}
              onChange={(leavesCompleted) => setAssignee({ ...assignee, leavesCompleted })}
            />
          )}
        </div>
      </Dialog>
      {question}
    </>
  );
}
