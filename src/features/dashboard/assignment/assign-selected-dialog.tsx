import { useMemo, useState } from 'react';
import { useListWorkflowUsers } from '#generated/hooks/dashboard/dashboard.ts';
import type { DashboardIndicator } from '#generated/model/index.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { AssigneeFields } from './assignee-fields.tsx';
import { type Assignee, isChosen, whatIsMissing } from './draft.ts';
import { rectanglesOf } from './rectangles.ts';
import { runOf } from './run-of-selected.ts';
import type { Run } from './run-store.ts';
import { SummaryNote } from './summary-note.tsx';
import { useSummary } from './use-summary.ts';
import { countries, indicators } from './words.ts';

type AssignSelectedDialogProps = {
  editionId: number;
  rows: DashboardIndicator[];
  initial: Assignee;
  onAssign: (run: Run) => void;
  onClose: () => void;
};

/** Assigns exactly the selected rows to a user (requirements B, 'Bulk assign dialog'). */
export function AssignSelectedDialog({ editionId, rows, initial, onAssign, onClose }: AssignSelectedDialogProps) {
  const [assignee, setAssignee] = useState(initial);
  const sets = useMemo(() => rectanglesOf(rows), [rows]);
  const { data: users } = useListWorkflowUsers({ editionId });
  const userName = users?.find(({ Id }) => Id === assignee.userId)?.FullName ?? '';
  const chosen = isChosen(assignee) ? assignee : undefined;
  const summary = useSummary(editionId, chosen, sets);
  const where = new Set(rows.map(({ CountryId }) => CountryId)).size;
  const missing = whatIsMissing(assignee);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Assign selected"
      description={`${indicators(rows.length)} in ${countries(where)}`}
      closeOnOutside={!chosen}
      footer={
        <>
          {missing && <p className="mr-auto text-sm text-muted-foreground">{missing}</p>}
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            blocked={missing || summary.hindrance}
            onClick={() => chosen && onAssign(runOf({ editionId, rows, sets, assignee: chosen, userName }))}
          >
            Assign
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <AssigneeFields editionId={editionId} assignee={assignee} onChange={setAssignee} />
        {chosen && <SummaryNote summary={summary} userName={userName} />}
      </div>
    </Dialog>
  );
}
