import { useState } from 'react';
import type { CountryIndicatorRating } from '#generated/model/index.ts';
import { Button } from '#src/components/ui/button.tsx';
import { useAccess } from '#src/lib/access/use-access.ts';
import { useIsClosed } from '../closed-edition.ts';
import type { Place } from '../place.ts';
import { useGoesOn } from '../rating/go-on.ts';
import type { RatingFormState } from '../rating/rating-fields.tsx';
import { stepBackWords } from '../step-words.ts';
import { ReturnDialog } from './return-dialog.tsx';
import { type StepBack, stepBackOf } from './step-back.ts';

type ReturnRatingProps = {
  place: Place;
  rating: CountryIndicatorRating;
  state: Pick<RatingFormState, 'second' | 'mayGoOn' | 'beginStep'>;
  unsaved: boolean;
};

/**
 * Takes the rating back by a step, for those who may, with a reason; then the next one, where the
 * choice beside it says so.
 */
export function ReturnRating({ place, rating, state, unsaved }: ReturnRatingProps) {
  const { second, mayGoOn, beginStep } = state;
  const access = useAccess();
  const isClosed = useIsClosed();
  const step = isClosed ? undefined : stepBackOf(access, rating);
  // The status changes on the screen while the dialog waits for the answer, so it keeps what it was
  // opened for.
  const [asked, setAsked] = useState<StepBack>();
  // While the answer is awaited the screen shows the new status, which offers no choice.
  const [mayGo, setMayGo] = useState(false);
  const goesOn = useGoesOn() && mayGo;
  return (
    <>
      {step && (
        <Button
          className="mr-auto"
          blocked={unsaved && 'Save your changes first, or take them back.'}
          onClick={() => {
            setAsked(step);
            setMayGo(second !== undefined && mayGoOn);
          }}
        >
          {step.label}
        </Button>
      )}
      {asked && access.user && (
        <ReturnDialog
          place={place}
          rating={rating}
          userId={access.user.Id}
          step={asked}
          action={goesOn ? 'Return and next' : asked.label}
          begin={() => beginStep(stepBackWords, goesOn)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
