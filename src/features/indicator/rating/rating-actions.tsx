import { Button } from '#src/components/ui/button.tsx';
import { useDelayed } from '#src/components/ui/use-delayed.ts';
import type { RatingFormState } from './rating-fields.tsx';

/** 'Save Changes' and the second action, which saves first where something changed. */
export function RatingActions({ state }: { state: RatingFormState }) {
  const { blocks, busy, waiting, unsaved, second } = state;
  const showBusy = useDelayed(busy);
  return (
    <>
      <Button
        type="submit"
        variant={unsaved ? 'primary' : 'secondary'}
        blocked={blocks.save}
        pending={showBusy && unsaved}
      >
        Save Changes
      </Button>
      {second && (
        <Button
          variant={unsaved ? 'secondary' : 'primary'}
          blocked={blocks.submit}
          pending={showBusy || waiting}
          onClick={() => void state.submit()}
        >
          {second.label}
        </Button>
      )}
    </>
  );
}
