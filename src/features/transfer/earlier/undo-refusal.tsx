import { Note } from '#src/components/ui/note.tsx';
import { useLastCall } from '#src/lib/api/use-calls.ts';
import { formatNumber } from '#src/lib/words.ts';
import { obstacleWords } from './earlier-words.ts';

/** Of many obstacles the first say where to look. */
const SHOWN = 5;

/** Why undoing was refused, below the import: what was changed since, by whom and when. */
export function UndoRefusal({ subject }: { subject: string }) {
  const { error } = useLastCall('revertImport', subject);
  const problem = error?.status === 409 ? error.problem : undefined;
  const obstacles = problem?.ChangedSince ?? [];
  if (!problem) return null;
  return (
    <div role="alert" className="col-span-full">
      <Note tone="warning">
        <p className="wrap-anywhere">{problem.detail}</p>
        {obstacles.length > 0 && (
          <ul className="mt-1 grid list-disc gap-0.5 pl-5 wrap-anywhere">
            {obstacles.slice(0, SHOWN).map((one) => (
              <li key={obstacleWords(one)}>{obstacleWords(one)}</li>
            ))}
            {obstacles.length > SHOWN && <li>and {formatNumber(obstacles.length - SHOWN)} more</li>}
          </ul>
        )}
      </Note>
    </div>
  );
}
