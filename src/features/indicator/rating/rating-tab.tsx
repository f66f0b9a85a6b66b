import { Polarity } from '#generated/enums.ts';
import { useReadCountryIndicator, useReadIndicatorRating } from '#generated/hooks/ratings/ratings.ts';
import { useAccess } from '#src/lib/access/use-access.ts';
import { CLOSED_EDITION } from '#src/lib/closed-edition.ts';
import { useIsClosed } from '../closed-edition.ts';
import type { Place } from '../place.ts';
import { useRecord } from '../record.ts';
import { mayOnlyStep, whyReadOnly } from '../rights.ts';
import { RatingForm } from './rating-form.tsx';
import { RatingSkeleton } from './rating-skeleton.tsx';

/** Fetches what the rating form needs; the screen says what could not be fetched. */
export function RatingTab({ place }: { place: Place }) {
  const indicator = useReadCountryIndicator(place);
  const rating = useReadIndicatorRating(place);
  const access = useAccess();
  const record = useRecord(place);
  const isClosed = useIsClosed();

  if (indicator.data && rating.data && access.user)
    return (
      <RatingForm
        key={rating.data.Id}
        place={place}
        record={record}
        rating={rating.data}
        isNegative={indicator.data.IndicatorRating === Polarity.Negative}
        userId={access.user.Id}
        readOnly={isClosed ? CLOSED_EDITION : whyReadOnly(access, rating.data, indicator.data)}
        mayOnlyStep={!isClosed && mayOnlyStep(access, rating.data, indicator.data)}
      />
    );
  return <RatingSkeleton />;
}
