import { formatInstant } from '#src/lib/instant.ts';
import { Button } from './ui/button.tsx';
import { Note } from './ui/note.tsx';

type ChangedElsewhereProps = {
  /** 'rating', 'edition'. */
  what: string;
  /** Who changed it and when, as far as it is known; nothing where nobody did. */
  change: { by?: string | null | undefined; on?: string | null | undefined } | false | undefined;
  /** What the server has now is known, so that one of the two can be taken. */
  moved: boolean;
  keepMine: () => void;
  takeServed: () => void;
};

/** Somebody else changed the record while its form was being filled in: who, when, and whose words are to stay. */
export function ChangedElsewhere({ what, change, moved, keepMine, takeServed }: ChangedElsewhereProps) {
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
          {change.by ?? 'Somebody'} changed this {what}
          {change.on && ` on ${formatInstant(change.on)}`}. What you typed is kept, but not saved.
        </Note>
      )}
    </div>
  );
}
