import type { InfiniteData } from '@tanstack/react-query';
import type { WorkflowStatus } from '#generated/enums.ts';
import { getListDashboardIndicatorsInfiniteQueryKey } from '#generated/hooks/dashboard/dashboard.ts';
import { getReadIndicatorRatingQueryKey } from '#generated/hooks/ratings/ratings.ts';
import { getReadCurrentUserQueryKey } from '#generated/hooks/session/session.ts';
import type {
  CountryIndicatorRating,
  CurrentUser,
  DashboardIndicator,
  DashboardIndicatorPage,
} from '#generated/model/index.ts';
import { statusAfterSave } from '#rules/rating.ts';
import { edit, type OptimisticEdits, type Shown, type Write } from '#src/lib/api/edits.ts';
import { changedPages, changedRows } from '#src/lib/api/rows.ts';
import { dependentsAfterSave, dependentsAfterStep, whatSaveDecides, whatStepMoves } from './parent-edits.ts';
import type { Place } from './place.ts';

/**
 * Who rated last, and when, is the server's to say: it stays as it was until the server has
 * answered.
 */
export const indicatorEdits: OptimisticEdits = {
  updateRating: ({ data: { Version: _begunFrom, CountryIndicatorRatingId, ...rated }, ...place }) => [
    // before the parent's own: what depends on it follows from how the parent stood
    ...whatSaveDecides(place, rated),
    rating(place, (old) =>
      dependentsAfterSave({
        ...old,
        ...rated,
        WorkflowStatus: statusAfterSave(old.WorkflowStatus),
        Version: old.Version + 1,
      }),
    ),
    dashboardRow(place, CountryIndicatorRatingId, statusAfterSave),
  ],
  promoteRatingWorkflow: ({ data: { WorkflowStatus: to, CountryIndicatorRatingId, Reason }, ...place }, write) => [
    ...whatStepMoves(place, to),
    rating(place, (old, shown) =>
      old.WorkflowStatus === to
        ? old
        : dependentsAfterStep({
            ...old,
            ...workAfterStep(old, to, { Reason, write, shown }),
            WorkflowStatus: to,
            Version: old.Version + 1,
          }),
    ),
    dashboardRow(place, CountryIndicatorRatingId, () => to),
  ],
};

interface StepTaken {
  Reason: string | undefined;
  write: Write;
  shown: Shown;
}

/** A step back marks what it takes back, a step forward takes the mark away (ADR-173). */
function workAfterStep(
  { Returned, StatusSince, WorkflowStatus: from }: CountryIndicatorRating,
  to: WorkflowStatus,
  { Reason, write, shown }: StepTaken,
): Partial<CountryIndicatorRating> {
  const since = StatusSince && { StatusSince: write.startedOn };
  // A backend that leaves the mark out is not given one.
  if (Returned === undefined || to > from) return { ...since, ...(Returned && { Returned: null }) };
  const [me] = shown<CurrentUser>(getReadCurrentUserQueryKey());
  const mark = { On: write.startedOn, ById: me?.Id ?? null, ByName: me?.FullName ?? null, Reason: Reason ?? null };
  return { ...since, Returned: { ...mark, Count: (Returned?.Count ?? 0) + 1 } };
}

const rating = (
  { countryId, reportEditionId, indicatorId }: Place,
  change: (old: CountryIndicatorRating, shown: Shown) => CountryIndicatorRating,
) => edit(getReadIndicatorRatingQueryKey({ countryId, reportEditionId, indicatorId }), change);

/** The row's status in every dashboard list of the edition, whatever its filters. */
const dashboardRow = (
  { reportEditionId }: Place,
  ratingId: number,
  statusFrom: (old: WorkflowStatus) => WorkflowStatus,
) =>
  edit<InfiniteData<DashboardIndicatorPage>>(
    getListDashboardIndicatorsInfiniteQueryKey({ editionId: reportEditionId }),
    (list) =>
      changedPages(list, (page) =>
        changedRows(page, (row: DashboardIndicator) => {
          const status = statusFrom(row.WorkflowStatus);
          const isIt = row.CountryIndicatorRatingId === ratingId && status !== row.WorkflowStatus;
          return isIt ? { ...row, WorkflowStatus: status } : row;
        }),
      ),
  );
