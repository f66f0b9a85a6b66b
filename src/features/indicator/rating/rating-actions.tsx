import { WorkflowStatus } from '#generated/enums.ts';
import { NO_QA_USER } from '#rules/checks.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Checkbox } from '#src/components/ui/checkbox.tsx';
import { useDelayed } from '#src/components/ui/use-delayed.ts';
import { turnGoOn, useGoesOn } from './go-on.ts';
import type { RatingFormState } from './rating-fields.tsx';

/** The second action alone, where an unmet parent keeps the rating from being changed. */
export function StepAction({ state }: { state: RatingFormState }) {
  const { second, lastStep, stepOn, isStranded } = state;
  const isPending = useDelayed(lastStep.status === 'pending');
  const label = useSecondLabel(state);
  if (!second) return null;
  return (
    <Button variant="primary" pending={isPending} blocked={isStranded && NO_QA_USER} onClick={stepOn}>
      {label}
    </Button>
  );
}

/** 'Submit to QA', or 'Submit and next' where it goes on. */
function useSecondLabel({ second, mayGoOn }: RatingFormState): string | undefined {
  const on = useGoesOn();
  if (!second || !mayGoOn || !on) return second?.label;
  return second.to === WorkflowStatus.QAInProgress ? 'Submit and next' : 'Complete and next';
}

/** Whether the second action goes on to the next indicator: remembered in the browser. */
export function GoOnChoice({ state: { second, mayGoOn } }: { state: RatingFormState }) {
  const on = useGoesOn();
  if (!second || !mayGoOn) return null;
  return (
    <Checkbox
      label="Then the next one"
      checked={on}
      onChange={({ target }) => turnGoOn(target.checked)}
      className="text-sm print:hidden"
    />
  );
}

/** 'Save Changes' and the second action, which saves first where something changed. */
export function RatingActions({ state }: { state: RatingFormState }) {
  const { blocks, busy, waiting, unsaved, second, lastStep } = state;
  const showBusy = useDelayed(busy);
  const label = useSecondLabel(state);
  // The spinner is on the button that was pressed: a save by itself must not look like a step of
  // the workflow.
  const onlySaves = lastStep.status !== 'pending';
  const showSaving = showBusy && onlySaves;
  return (
    <>
      <Button
        type="submit"
        variant={unsaved ? 'primary' : 'secondary'}
        blocked={!showSaving && blocks.save}
        pending={showSaving}
      >
        Save Changes
      </Button>
      {second && (
        <Button
          variant={unsaved ? 'secondary' : 'primary'}
          blocked={blocks.submit}
          pending={waiting || (showBusy && !onlySaves)}
          onClick={() => void state.submit()}
        >
          {label}
        </Button>
      )}
    </>
  );
}
