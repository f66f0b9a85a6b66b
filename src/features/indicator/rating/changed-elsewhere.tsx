import type { CountryIndicatorRating } from '#generated/model/index.ts';
import { Button } from '#src/components/ui/button.tsx';
import { formatInstant } from '#src/lib/instant.ts';
import { Note } from './note.tsx';
import type { RatingFormState } from './rating-fields.tsx';

type ChangedElsewhereProps = { state: RatingFormState; rating: CountryIndicatorRating };

/** Somebody else changed the rating while this form was being filled in: who, when, and whose words are to stay. */
export function ChangedElsewhere({ state, rating }: ChangedElsewhereProps) {
  const refusal = state.lastSave.status === 'error' ? state.lastSave.error?.problem : undefined;
  const isStale = state.unsaved && refusal?.code === 'stale';
  const by = (isStale && refusal.ChangedByName) || rating.RatingLastUpdatedByName || 'Somebody';
  const on = (isStale && refusal.ChangedOn) || rating.RatingLastUpdatedOn;
  const shown = state.moved || isStale;
  return (
    <div role="alert" className="empty:hidden">
      {shown && (
        <Note
          tone="warning"
          actions={
            state.moved && (
              <>
                <Button size="sm" onClick={state.keepMine}>
                  Keep mine
                </Button>
                <Button size="sm" onClick={state.takeServed}>
                  Use theirs
                </Button>
              </>
            )
          }
        >
          {by} changed this rating{on && ` on ${formatInstant(on)}`}. What you typed is kept, but not saved.
        </Note>
      )}
    </div>
  );
}
