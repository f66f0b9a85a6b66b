import { useState } from 'react';
import { useListWorkflowUsers } from '#generated/hooks/dashboard/dashboard.ts';
import { useDiscardQuestion } from '#src/components/discard-question.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { counted } from '#src/lib/words.ts';
import { AssigneeFields } from './assignee-fields.tsx';
import { type BulkDraft, isUntouched, setOf } from './bulk-draft.ts';
import { BulkConfirm, BulkSummary } from './bulk-summary.tsx';
import { CountryChoice } from './country-choice.tsx';
import { assignmentOf, isChosen, whatIsMissing } from './draft.ts';
import { IndicatorChoice } from './indicator-choice.tsx';
import { lastChoices } from './last-choices.ts';
import { LastChoicesOffer } from './last-choices-offer.tsx';
import type { Run } from './run-store.ts';
import { StepList } from './step-list.tsx';
import { useSummary } from './use-summary.ts';
import { countries, indicators, nameOfUser } from './words.ts';

type BulkAssignDialogProps = {
  editionId: number;
  /** What it begins with. */
  initial: BulkDraft;
  onAssign: (run: Run) => void;
  /** Closed without assigning: what was chosen is given up. */
  onClose: () => void;
};

const WIDTH = 1100;
const steps = ['Indicators', 'Countries', 'Summary', 'Confirm'] as const;

/**
 * Assigns every pair of the chosen indicators and countries to a user, in four steps
 * (requirements B, 'Bulk assign dialog').
 */
export function BulkAssignDialog({ editionId, initial, onAssign, onClose }: BulkAssignDialogProps) {
  const [draft, setDraft] = useState(initial);
  const [step, setStep] = useState(0);
  const { leave, question } = useDiscardQuestion(draft !== initial && !isUntouched(draft), onClose);
  const { data: users } = useListWorkflowUsers({ editionId });
  const userName = nameOfUser(users, draft.assignee.userId);
  const chosen = isChosen(draft.assignee) ? draft.assignee : undefined;
  const summary = useSummary(editionId, step >= 2 ? chosen : undefined, [setOf(draft)]);
  const selections = [
    { size: draft.indicators.size, word: 'indicator' },
    { size: draft.countries.size, word: 'country' },
  ];
  const missing = whatIsMissing(draft.assignee, selections[step]);
  const hindrance = missing || (step >= 2 && summary.hindrance);
  const isLast = step === steps.length - 1;

  const leaveCompleted = (leavesCompleted: boolean) =>
    setDraft({ ...draft, assignee: { ...draft.assignee, leavesCompleted } });
  const assign = () => {
    if (!chosen) return;
    const set = setOf(draft);
    const name = `${indicators(set.IndicatorIds.length)} of ${countries(set.CountryIds.length)}`;
    const call = { editionId, data: assignmentOf(editionId, chosen, set) };
    const { task } = chosen;
    lastChoices.set({ editionId, task, bulk: { task, indicators: draft.indicators, countries: draft.countries } });
    onAssign({
      id: crypto.randomUUID(),
      kind: 'bulk',
      task: chosen.task,
      userName,
      parts: [{ subject: crypto.randomUUID(), call, name, count: summary.candidates, rows: [] }],
    });
  };

  return (
    <>
      <Dialog
        open
        onOpenChange={leave}
        title="Bulk assign"
        width={WIDTH}
        closeOnOutside={isUntouched(draft)}
        note={
          (!summary.isCounting && hindrance) ||
          (step < 2 && counted(selections[step]?.size ?? 0, 'selected', 'selected'))
        }
        footer={
          <>
            <Button onClick={step === 0 ? leave : () => setStep(step - 1)}>{step === 0 ? 'Cancel' : 'Back'}</Button>
            <Button variant="primary" blocked={hindrance} onClick={isLast ? assign : () => setStep(step + 1)}>
              {isLast ? 'Assign' : 'Next'}
            </Button>
          </>
        }
      >
        <StepList steps={steps} current={step} />
        {step === 0 && isUntouched(draft) && <LastChoicesOffer editionId={editionId} onTake={setDraft} />}
        {step === 0 && (
          <div className="grid gap-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
            <AssigneeFields
              editionId={editionId}
              assignee={draft.assignee}
              onChange={(assignee) => setDraft({ ...draft, assignee })}
            />
            <IndicatorChoice
              editionId={editionId}
              selected={draft.indicators}
              onSelectedChange={(selected) => setDraft({ ...draft, indicators: selected })}
            />
          </div>
        )}
        {step === 1 && (
          <CountryChoice
            editionId={editionId}
            selected={draft.countries}
            onSelectedChange={(selected) => setDraft({ ...draft, countries: selected })}
          />
        )}
        {step === 2 && (
          <BulkSummary
            editionId={editionId}
            draft={draft}
            userName={userName}
            summary={summary}
            onLeavesCompleted={leaveCompleted}
          />
        )}
        {step === 3 && <BulkConfirm draft={draft} userName={userName} summary={summary} />}
      </Dialog>
      {question}
    </>
  );
}
