import { Button } from '#src/components/ui/button.tsx';
import { formatInstant } from '#src/lib/instant.ts';
import { Note } from './note.tsx';
import type { RatingFormState } from './rating-fields.tsx';

/** Somebody else changed the rating while this form was being filled in: who, when, and whose words are to stay. */
export function ChangedElsewhere({ state }: { state: RatingFormState }) {
  const { change, moved, keepMine, takeServed } = state;
  return (
    <div role="alert" className="empty:hidden">
      {change && (
        <Note
          tone="warning"
          actions={
            moved && (
              <>
                <Button size="sm" onClick={keepMine}>
                  Keep mine
                </Button>
                <Button size="sm" onClick={takeServed}>
                  Use theirs
                </Button>
              </>
            )
          }
        >
          {change.by ?? 'Somebody'} changed this rating{change.on && ` on ${formatInstant(change.on)}`}. What you typed
          is kept, but not saved.
        </Note>
      )}
    </div>
  );
}
