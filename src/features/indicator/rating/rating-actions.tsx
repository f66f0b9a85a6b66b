import { NO_QA_USER } from '#rules/checks.ts';
import { Button } from '#src/components/ui/button.tsx';
import { useDelayed } from '#src/components/ui/use-delayed.ts';
import type { RatingFormState } from './rating-fields.tsx';

/** The second action alone, where an unmet parent keeps the rating from being changed. */
export function StepAction({ state: { second, lastStep, stepOn, isStranded } }: { state: RatingFormState }) {
  const isPending = useDelayed(lastStep.status === 'pending');
  if (!second) return null;
  return (
    <Button variant="primary" pending={isPending} blocked={isStranded && NO_QA_USER} onClick={stepOn}>
      {second.label}
    </Button>
  );
}

/** 'Save Changes' and the second action, which saves first where something changed. */
export function RatingActions({ state }: { state: RatingFormState }) {
  const { blocks, busy, waiting, unsaved, second, lastStep } = state;
  const showBusy = useDelayed(busy);
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
          {second.label}
        </Button>
      )}
    </>
  );
}
