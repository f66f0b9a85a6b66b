import { ImportUndoState } from '#generated/enums.ts';
import type { Import } from '#generated/model/index.ts';
import { counted, listed } from '#src/lib/words.ts';

/** What notices and buttons call it. */
export const nameOf = ({ FileName }: Import): string => FileName ?? 'a file without a name';

/** '2 ratings, 1 assignment and 1 reference changed. Parents decided 1 rating.' */
export function countWords(one: Import): string {
  const changed = [
    some(one.RatingChangedCount, 'rating'),
    some(one.AssignmentChangedCount, 'assignment'),
    some(one.ReferenceAddedCount, 'new reference'),
  ].flat();
  const decided = one.DecidedCount > 0 && `Parents decided or gave back ${counted(one.DecidedCount, 'rating')}.`;
  const what = changed.length > 0 ? `Changed: ${listed(changed)}.` : !decided && 'Nothing changed.';
  return [what, decided].filter(Boolean).join(' ');
}

const some = (count: number, one: string): string[] => (count > 0 ? [counted(count, one)] : []);

/** Why it cannot be undone, as far as that is known before it is tried. */
export function whyNotUndone({ UndoState }: Import): string | undefined {
  if (UndoState === ImportUndoState.NothingChanged) return 'There is nothing to undo';
  if (UndoState === ImportUndoState.EditionInactive) return 'Its edition is inactive and cannot be changed';
  if (UndoState === ImportUndoState.NotKept) return 'It was imported before undoing was possible';
  return undefined;
}

/** What goes back, before it does. */
export function undoWords({ RatingChangedCount, DecidedCount, AssignmentChangedCount, ReferenceAddedCount }: Import) {
  const back = [
    RatingChangedCount > 0 &&
      `${counted(RatingChangedCount, 'rating')} as before: score, note, status, who rated and when`,
    DecidedCount > 0 && `${counted(DecidedCount, 'rating')} that parents in the file decided or gave back`,
    AssignmentChangedCount > 0 && `${counted(AssignmentChangedCount, 'assignment')} as before: people and due dates`,
  ].filter((words) => words !== false);
  const removed = ReferenceAddedCount > 0 ? `${counted(ReferenceAddedCount, 'reference')} that it added` : undefined;
  return { back, removed };
}
