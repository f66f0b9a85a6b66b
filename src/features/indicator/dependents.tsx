import type { DependentRating } from '#generated/model/index.ts';
import { StatusBadge } from '#src/components/ui/status-badge.tsx';
import { WORKFLOW_STATUS_NAMES } from '#src/components/ui/workflow-status.ts';
import { ratingWords } from './history/rating-words.ts';
import { IndicatorLink } from './indicator-link.tsx';

type DependentsProps = {
  dependents: readonly DependentRating[];
  /** The country whose pages the names lead to; without one they are only named. */
  countryId?: number;
};

/** Indicators that depend on another one, with their ratings for the same country. */
export function Dependents({ dependents, countryId }: DependentsProps) {
  return (
    <ul className="@container grid gap-2">
      {dependents.map((one) => (
        <li key={one.IndicatorId} className="grid gap-x-3 gap-y-0.5 @sm:grid-cols-[minmax(0,1fr)_auto]">
          {countryId === undefined ? (
            <span className="min-w-0 font-medium break-words">{one.SnapshotName}</span>
          ) : (
            <IndicatorLink
              to={{ CountryId: countryId, IndicatorId: one.IndicatorId }}
              className="min-w-0 justify-self-start font-medium break-words text-primary underline-offset-4 hover:underline"
            >
              {one.SnapshotName}
            </IndicatorLink>
          )}
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span data-tabular className="text-sm text-muted-foreground">
              {ratingWords({ CountryIndicatorRatingScore: one.Score, CountryIndicatorRatingIsMet: one.RatingIsMet })}
            </span>
            <StatusBadge status={WORKFLOW_STATUS_NAMES[one.WorkflowStatus] ?? 'Open'} />
          </span>
        </li>
      ))}
    </ul>
  );
}
