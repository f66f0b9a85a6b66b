import type { InfiniteData } from '@tanstack/react-query';
import { getListDashboardIndicatorsInfiniteQueryKey } from '#generated/hooks/dashboard/dashboard.ts';
import { getReadIndicatorRatingQueryKey } from '#generated/hooks/ratings/ratings.ts';
import { getReadCurrentUserQueryKey } from '#generated/hooks/session/session.ts';
import type {
  CountryIndicatorRating,
  CurrentUser,
  DashboardIndicatorPage,
  WorkflowStatus,
} from '#generated/model/index.ts';
import type { MutationVariables } from '#generated/mutations.ts';
import { statusAfterSave } from '#rules/rating.ts';
import { edit, type OptimisticEdits } from '#src/lib/api/edits.ts';
import type { Place } from './place.ts';

/**
 * A save, and the step that was asked for together with it. The step is shown with the save until it has a call of its own (`begun`),
 * which is refused and taken back by itself.
 */
export type SaveThenStep = MutationVariables['updateRating'] & { step?: { to: WorkflowStatus; begun: boolean } };

export const indicatorEdits: OptimisticEdits = {
  updateRating(
    { data: { Version: _begunFrom, CountryIndicatorRatingId, ...rated }, step, ...place }: SaveThenStep,
    shown,
  ) {
    const statusFrom = (old: WorkflowStatus) => (step && !step.begun ? step.to : statusAfterSave(old));
    const [user] = shown<CurrentUser>(getReadCurrentUserQueryKey());
    const on = new Date().toISOString();
    return [
      rating(place, (old) => ({
        ...old,
        ...rated,
        WorkflowStatus: statusFrom(old.WorkflowStatus),
        RatingLastUpdatedOn: on,
        RatingLastUpdatedByName: user?.FullName ?? null,
        Version: old.Version + 1,
      })),
      dashboardRow(place, CountryIndicatorRatingId, statusFrom),
    ];
  },
  promoteRatingWorkflow({ data: { WorkflowStatus: to, CountryIndicatorRatingId }, ...place }) {
    return [
      rating(place, (old) =>
        old.WorkflowStatus === to ? old : { ...old, WorkflowStatus: to, Version: old.Version + 1 },
      ),
      dashboardRow(place, CountryIndicatorRatingId, () => to),
    ];
  },
};

const rating = (
  { countryId, reportEditionId, indicatorId }: Place,
  change: (old: CountryIndicatorRating) => CountryIndicatorRating,
) => edit(getReadIndicatorRatingQueryKey(countryId, reportEditionId, indicatorId), change);

/** The row's status in every dashboard list of the edition, whatever its filters; the pages without the row stay the same objects. */
const dashboardRow = (
  { reportEditionId }: Place,
  ratingId: number,
  statusFrom: (old: WorkflowStatus) => WorkflowStatus,
) =>
  edit<InfiniteData<DashboardIndicatorPage>>(getListDashboardIndicatorsInfiniteQueryKey(reportEditionId), (list) => {
    const isIt = ({ CountryIndicatorRatingId, WorkflowStatus: old }: DashboardIndicatorPage['Data'][number]) =>
      CountryIndicatorRatingId === ratingId && statusFrom(old) !== old;
    if (!list.pages.some(({ Data }) => Data.some(isIt))) return list;
    const pages = list.pages.map((page) => {
      if (!page.Data.some(isIt)) return page;
      const Data = page.Data.map((row) =>
        isIt(row) ? { ...row, WorkflowStatus: statusFrom(row.WorkflowStatus) } : row,
      );
      return { ...page, Data };
    });
    return { ...list, pages };
  });
