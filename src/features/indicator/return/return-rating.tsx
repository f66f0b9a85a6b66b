import { useState } from 'react';
import type { CountryIndicatorRating } from '#generated/model/index.ts';
import { Button } from '#src/components/ui/button.tsx';
import { useAccess } from '#src/lib/access/use-access.ts';
import { useIsClosed } from '../closed-edition.ts';
import type { Place } from '../place.ts';
import { ReturnDialog } from './return-dialog.tsx';
import { type StepBack, stepBackOf } from './step-back.ts';

type ReturnRatingProps = { place: Place; rating: CountryIndicatorRating; unsaved: boolean };

/** Takes the rating back by a step, for those who may, with a reason. */
export function ReturnRating({ place, rating, unsaved }: ReturnRatingProps) {
  const access = useAccess();
  const isClosed = useIsClosed();
  const step = isClosed ? undefined : stepBackOf(access, rating);
  // The status changes on the screen while the dialog waits for the answer, so it keeps what it was
  // opened for.
  const [asked, setAsked] = useState<StepBack>();
  return (
    <>
      {step && (
        <Button
          className="mr-auto"
          blocked={unsaved && 'Save your changes first, or take them back.'}
          onClick={() => setAsked(step)}
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
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
