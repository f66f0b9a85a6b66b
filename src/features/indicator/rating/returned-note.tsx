import { WorkflowStatus } from '#generated/enums.ts';
import type { CountryIndicatorRating } from '#generated/model/index.ts';
import { Note } from '#src/components/ui/note.tsx';
import { formatInstant } from '#src/lib/date-words.ts';
import { formatNumber } from '#src/lib/words.ts';

/** Who took the rating back by a step, when and why: above the form until it moves on again. */
export function ReturnedNote({ rating: { Returned, WorkflowStatus: status } }: { rating: CountryIndicatorRating }) {
  if (!Returned) return null;
  const { On, ByName, Reason, Count } = Returned;
  return (
    <Note tone="warning">
      <p>
        <strong className="font-medium">{status === WorkflowStatus.QAInProgress ? 'QA reopened' : 'Returned'}</strong>
        {ByName && ` by ${ByName}`}, <time dateTime={On}>{formatInstant(On)}</time>
        {Count > 1 && ` (${formatNumber(Count)} times)`}
      </p>
      {Reason && <p className="mt-1 break-words whitespace-pre-line">{Reason}</p>}
    </Note>
  );
}
