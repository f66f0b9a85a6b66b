import type { InfiniteData } from '@tanstack/react-query';
import type { WorkflowStatus } from '#generated/enums.ts';
import { getListDashboardIndicatorsInfiniteQueryKey } from '#generated/hooks/dashboard/dashboard.ts';
import { getReadCountryIndicatorQueryKey, getReadIndicatorRatingQueryKey } from '#generated/hooks/ratings/ratings.ts';
import type {
  CountryIndicator,
  CountryIndicatorRating,
  DashboardIndicator,
  DashboardIndicatorPage,
  DependentRating,
} from '#generated/model/index.ts';
import { statusAfterSave } from '#rules/rating.ts';
import { type Edit, edit, type Shown } from '#src/lib/api/edits.ts';
import { queryKeyOf } from '#src/lib/api/query-key.ts';
import { changedPages, changedRows } from '#src/lib/api/rows.ts';
import type { Place } from './place.ts';

// What a parent's save and step do to the cached answers of the indicators that depend on it.

/** The ratings that a save of this one decides and that it did not decide before. */
export const newlyDecided = (
  { Dependents = [], ParentNotMetCascades }: CountryIndicatorRating,
  isMet: boolean | null,
): DependentRating[] => (ParentNotMetCascades && isMet === false ? Dependents.filter((one) => !one.IsDecided) : []);

/** The parent's own list after its save; what is given back only the server knows. */
export function dependentsAfterSave(rating: CountryIndicatorRating): CountryIndicatorRating {
  const { Dependents, ParentNotMetCascades, RatingIsMet, WorkflowStatus } = rating;
  if (!ParentNotMetCascades || RatingIsMet !== false || !Dependents) return rating;
  const decided = { Score: 0, RatingIsMet: false, WorkflowStatus, IsDecided: true };
  return { ...rating, Dependents: Dependents.map((one) => ({ ...one, ...decided })) };
}

/** The parent's own list after its step. */
export function dependentsAfterStep(rating: CountryIndicatorRating): CountryIndicatorRating {
  const { Dependents, ParentNotMetCascades, WorkflowStatus } = rating;
  if (!ParentNotMetCascades || !Dependents?.some(({ IsDecided }) => IsDecided)) return rating;
  return { ...rating, Dependents: Dependents.map((one) => (one.IsDecided ? { ...one, WorkflowStatus } : one)) };
}

/** Children as cached: decided by a parent saved Not Met, given back by one saved Met. */
export function whatSaveDecides(place: Place, { RatingIsMet }: { RatingIsMet: boolean }): Edit[] {
  const change = (child: CountryIndicatorRating, childId: number, shown: Shown) =>
    RatingIsMet ? givenBack(child, place.indicatorId) : decided(child, childId, parentOf(place, shown));
  return [
    ...childRatings(place, change),
    edit<CountryIndicator>(queryKeyOf('readCountryIndicator', countryOf(place)), (old) =>
      old.ParentIndicatorId === place.indicatorId && old.IndicatorParentIsMet !== RatingIsMet
        ? { ...old, IndicatorParentIsMet: RatingIsMet }
        : old,
    ),
  ];
}

/** Children as cached: what the parent decides has its status. */
export const whatStepMoves = (place: Place, to: WorkflowStatus): Edit[] =>
  childRatings(place, (child) =>
    child.DecidedBy?.IndicatorId === place.indicatorId && child.ParentNotMetCascades && child.WorkflowStatus !== to
      ? { ...child, WorkflowStatus: to, Version: child.Version + 1 }
      : child,
  );

type ChildChange = (child: CountryIndicatorRating, childId: number, shown: Shown) => CountryIndicatorRating;

/** The ratings of children, and their rows in the lists of the dashboard. */
const childRatings = (place: Place, change: ChildChange): Edit[] => [
  edit<CountryIndicatorRating>(queryKeyOf('readIndicatorRating', countryOf(place)), (old, shown, key) =>
    change(old, (key[1] as Place).indicatorId, shown),
  ),
  edit<InfiniteData<DashboardIndicatorPage>>(
    getListDashboardIndicatorsInfiniteQueryKey({ editionId: place.reportEditionId }),
    (list, shown) =>
      changedPages(list, (page) =>
        changedRows(page, (row: DashboardIndicator) => changedRow(row, place, change, shown)),
      ),
  ),
];

function changedRow(row: DashboardIndicator, place: Place, change: ChildChange, shown: Shown): DashboardIndicator {
  if (row.CountryId !== place.countryId || row.IndicatorId === place.indicatorId) return row;
  const at = { ...place, indicatorId: row.IndicatorId };
  const child = shown<CountryIndicatorRating>(getReadIndicatorRatingQueryKey(at)).at(0) ?? asListed(row, place, shown);
  const next = child && change(child, row.IndicatorId, shown);
  return !next || next === child || next.WorkflowStatus === row.WorkflowStatus
    ? row
    : { ...row, WorkflowStatus: next.WorkflowStatus };
}

/** A child whose own answer is not cached, as far as its parent's answer tells of it. */
function asListed(row: DashboardIndicator, place: Place, shown: Shown): CountryIndicatorRating | undefined {
  const parent = parentOf(place, shown);
  const listed = parent?.rating.Dependents?.find(({ IndicatorId }) => IndicatorId === row.IndicatorId);
  if (!parent || !listed) return undefined;
  const { IndicatorId, SnapshotName } = parent.indicator;
  const DecidedBy = listed.IsDecided ? { IndicatorId, SnapshotName } : null;
  return { ...parent.rating, WorkflowStatus: row.WorkflowStatus, DecidedBy, SetAside: null, Dependents: [] };
}

/** Every indicator of the place's country: the Ids of children stand in answers only. */
const countryOf = ({ countryId, reportEditionId }: Place) => ({ countryId, reportEditionId });

interface Parent {
  rating: CountryIndicatorRating;
  indicator: CountryIndicator;
}

/** The parent as it stands before the write. */
function parentOf(place: Place, shown: Shown): Parent | undefined {
  const [rating] = shown<CountryIndicatorRating>(getReadIndicatorRatingQueryKey(place));
  const [indicator] = shown<CountryIndicator>(getReadCountryIndicatorQueryKey(place));
  return rating && indicator && { rating, indicator };
}

function decided(child: CountryIndicatorRating, childId: number, parent: Parent | undefined): CountryIndicatorRating {
  if (!parent?.rating.ParentNotMetCascades) return child;
  if (!parent.rating.Dependents?.some(({ IndicatorId }) => IndicatorId === childId)) return child;
  const WorkflowStatus = statusAfterSave(parent.rating.WorkflowStatus);
  const { IndicatorId, SnapshotName } = parent.indicator;
  if (child.DecidedBy?.IndicatorId === IndicatorId && child.WorkflowStatus === WorkflowStatus) return child;
  const { Score, RatingIsMet, ResearcherNote, RatingLastUpdatedOn, RatingLastUpdatedByName } = child;
  const own = { Score, RatingIsMet, ResearcherNote, RatingLastUpdatedOn, RatingLastUpdatedByName };
  return {
    ...child,
    // the words of the note are the server's to say
    ...{ Score: 0, RatingIsMet: false, ResearcherNote: null, WorkflowStatus },
    DecidedBy: { IndicatorId, SnapshotName },
    SetAside: child.SetAside ?? { ...own, WorkflowStatus: child.WorkflowStatus },
    Version: child.Version + 1,
  };
}

const givenBack = (child: CountryIndicatorRating, parentId: number): CountryIndicatorRating =>
  child.DecidedBy?.IndicatorId === parentId
    ? { ...child, ...child.SetAside, DecidedBy: null, SetAside: null, Version: child.Version + 1 }
    : child;
