import { formatNumber } from '#src/lib/words.ts';
import { Note } from './ui/note.tsx';

/** Of many that were changed the first say where to look. */
const SHOWN = 5;

/**
 * Why undoing was refused, which a notice has announced: what was changed since, by whom and when.
 */
export function ChangedSince({ detail, changes }: { detail: string | undefined; changes: readonly string[] }) {
  return (
    <Note tone="warning" className="col-span-full">
      <p className="wrap-anywhere">{detail}</p>
      {changes.length > 0 && (
        <ul className="mt-1 grid list-disc gap-0.5 pl-5 wrap-anywhere">
          {changes.slice(0, SHOWN).map((words) => (
            <li key={words}>{words}</li>
          ))}
          {changes.length > SHOWN && <li>and {formatNumber(changes.length - SHOWN)} more</li>}
        </ul>
      )}
    </Note>
  );
}
