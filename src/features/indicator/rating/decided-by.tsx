import type { DecidingParent, SetAsideRating } from '#generated/model/index.ts';
import { Note } from '#src/components/ui/note.tsx';
import { ScrollRegion } from '#src/components/ui/scroll-region.tsx';
import { StatusBadge } from '#src/components/ui/status-badge.tsx';
import { WORKFLOW_STATUS_NAMES } from '#src/components/ui/workflow-status.ts';
import { ratingWords } from '../history/rating-words.ts';
import { IndicatorLink } from '../indicator-link.tsx';
import { splitSnapshotName } from '../snapshot-name.ts';
import { LastUpdate } from './last-update.tsx';

type DecidedByProps = {
  id: string;
  decider: DecidingParent;
  countryId: number;
  setAside: SetAsideRating | null | undefined;
};

/** Says which parent decides the rating, and shows what a person had rated before. */
export function DecidedBy({ id, decider: { IndicatorId, SnapshotName }, countryId, setAside }: DecidedByProps) {
  const { order, name } = splitSnapshotName(SnapshotName);
  return (
    <section aria-label="Decided by the parent indicator" className="grid gap-3">
      <Note tone="warning">
        <p id={id}>
          <span className="font-medium">
            Decided by{' '}
            <IndicatorLink
              to={{ CountryId: countryId, IndicatorId }}
              className="text-primary underline underline-offset-4"
            >
              {order}
              <span className="sr-only"> {name}</span>
            </IndicatorLink>
            , which is Not Met.
          </span>{' '}
          It counts as 0 / Not Met and goes along the workflow with {order}.
        </p>
      </Note>
      {setAside && <SetAside rating={setAside} order={order} />}
    </section>
  );
}

function SetAside({ rating, order }: { rating: SetAsideRating; order: string }) {
  const { Score, RatingIsMet, ResearcherNote, WorkflowStatus } = rating;
  if (Score === null)
    return <p className="text-sm text-muted-foreground">It had not been rated before; nothing is set aside.</p>;
  return (
    <section aria-label="Set aside" className="rounded-md border bg-muted/50 px-3 py-2 text-sm">
      <h3 className="text-xs font-medium text-muted-foreground">Set aside, and back as it is once {order} is met</h3>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
        {ratingWords({ CountryIndicatorRatingScore: Score, CountryIndicatorRatingIsMet: RatingIsMet })}
        <StatusBadge status={WORKFLOW_STATUS_NAMES[WorkflowStatus] ?? 'Open'} />
      </p>
      <ScrollRegion aria-label="Earlier note" className="mt-1 mb-1 max-h-40 overflow-y-auto">
        <p className="break-words whitespace-pre-line">{ResearcherNote || 'No note.'}</p>
      </ScrollRegion>
      <LastUpdate rating={rating} />
    </section>
  );
}
