import type { CountryIndicatorRating } from '#generated/model/index.ts';
import { formatInstant } from '#src/lib/date-words.ts';

type LastUpdateProps = { rating: Pick<CountryIndicatorRating, 'RatingLastUpdatedOn' | 'RatingLastUpdatedByName'> };

/**
 * 'Last Update: {date} by {user}' or 'None'. How a save went is announced by the form's save state.
 */
export function LastUpdate({ rating: { RatingLastUpdatedOn: on, RatingLastUpdatedByName: by } }: LastUpdateProps) {
  return (
    <p className="text-xs text-muted-foreground">
      Last Update:{' '}
      {on ? (
        <>
          <time dateTime={on}>{formatInstant(on)}</time>
          {by && ` by ${by}`}
        </>
      ) : (
        'None'
      )}
    </p>
  );
}
