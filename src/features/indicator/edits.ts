import type { InfiniteData } from '@tanstack/react-query';
import type { WorkflowStatus } from '#generated/enums.ts';
import { getListDashboardIndicatorsInfiniteQueryKey } from '#generated/hooks/dashboard/dashboard.ts';
import { getReadIndicatorRatingQueryKey } from '#generated/hooks/ratings/ratings.ts';
import type { CountryIndicatorRating, DashboardIndicator, DashboardIndicatorPage } from '#generated/model/index.ts';
import { statusAfterSave } from '#rules/rating.ts';
import { edit, type OptimisticEdits } from '#src/lib/api/edits.ts';
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
  promoteRatingWorkflow: ({ data: { WorkflowStatus: to, CountryIndicatorRatingId }, ...place }) => [
    ...whatStepMoves(place, to),
    rating(place, (old) =>
      old.WorkflowStatus === to ? old : dependentsAfterStep({ ...old, WorkflowStatus: to, Version: old.Version + 1 }),
    ),
    dashboardRow(place, CountryIndicatorRatingId, () => to),
  ],
};

const rating = (
  { countryId, reportEditionId, indicatorId }: Place,
  change: (old: CountryIndicatorRating) => CountryIndicatorRating,
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
