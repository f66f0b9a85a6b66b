import type { MouseEvent, ReactNode } from 'react';
import { formatInstant } from '#src/lib/date-words.ts';
import { Button } from './ui/button.tsx';
import { Note } from './ui/note.tsx';
import { useBroughtIntoView } from './use-brought-into-view.ts';

type ChangedElsewhereProps = {
  /** 'rating', 'edition'. */
  what: string;
  /**
   * Who changed it, when, and what of it ('the note'), as far as it is known, and whether a notice
   * has told of it; nothing where nobody did.
   */
  change:
    | { by?: string | null | undefined; on?: string | null | undefined; what?: string | undefined; isTold?: boolean }
    | false
    | undefined;
  /** What the server has now is known, so that one of the two can be taken. */
  moved: boolean;
  /** Keeping mine takes over what only they have changed. */
  takesOver?: boolean;
  keepMine: () => void;
  takeServed: () => void;
  /** Both versions side by side; shown once both are known. */
  children?: ReactNode;
  /** Further ways out, beside the two. */
  actions?: ReactNode;
};

/**
 * Somebody else changed the record while its form was being filled in: who, when, and whose words
 * are to stay.
 */
export function ChangedElsewhere({ what, change, moved, keepMine, takeServed, ...more }: ChangedElsewhereProps) {
  const place = useBroughtIntoView<HTMLDivElement>(change && (moved ? 'both known' : 'told'));
  const isTold = change ? change.isTold : false;
  return (
    <Note
      ref={place}
      tone={change ? 'warning' : undefined}
      actions={
        change &&
        moved && (
          <>
            <Button size="sm" onClick={goingOn(keepMine)}>
              Keep mine
            </Button>
            <Button size="sm" onClick={goingOn(takeServed)}>
              Use theirs
            </Button>
            {more.actions}
          </>
        )
      }
    >
      {/* Announced alone, where no notice was; the versions are there to be read when wanted. */}
      <p role={isTold ? undefined : 'alert'} className="empty:hidden">
        {change && (
          <>
            {change.by ?? 'Somebody'} changed this {what}
            {change.on && ` on ${formatInstant(change.on)}`}
            {change.what && ` (${change.what})`}. What you typed is kept, but not saved.
          </>
        )}
      </p>
      {change && moved && more.children}
      {change && moved && more.takesOver && (
        <p className="mt-1">What only they changed is as they have it either way.</p>
      )}
    </Note>
  );
}

/** The button goes with the question: the focus goes on to the form's own, which saves. */
const goingOn = (choose: () => void) => (event: MouseEvent<HTMLButtonElement>) => {
  event.currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
  choose();
};
