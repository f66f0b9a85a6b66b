import { WorkflowStatus } from '#generated/enums.ts';
import type { CountryIndicator, CountryIndicatorRating } from '#generated/model/index.ts';
import { ratingFacts } from '#rules/facts.ts';
import type { Access } from '#src/lib/access/use-access.ts';

/** 'Previous Indicator' and 'Next Indicator' have a permission of their own (requirements B2). */
export const mayGoToNeighbours = (access: Access): boolean => access.holds('indicator-view-previousnext-button');

type Rated = Pick<CountryIndicatorRating, 'WorkflowStatus' | 'ResearchUserId' | 'QAUserId'>;

/** Does the parent decide the rating, so that it has no step of its own? */
export const isDecided = ({ DecidedBy, ParentNotMetCascades }: CountryIndicatorRating): boolean =>
  Boolean(DecidedBy) && ParentNotMetCascades !== false;

/** May this person take a rating on that its unmet parent only keeps from being rated? */
export const mayOnlyStep = (
  access: Access,
  rating: CountryIndicatorRating,
  { IndicatorParentIsMet }: Pick<CountryIndicator, 'IndicatorParentIsMet'>,
): boolean =>
  IndicatorParentIsMet === false &&
  !isDecided(rating) &&
  access.user !== undefined &&
  access.may('updateRating', ratingFacts(rating, access.user.Id));

/**
 * Why this person cannot change this rating now, or undefined where they can (requirements B2 and
 * 6).
 */
export function whyReadOnly(
  access: Access,
  rating: Rated,
  { IndicatorParentIsMet }: Pick<CountryIndicator, 'IndicatorParentIsMet'>,
): string | undefined {
  const mayEdit = access.user && access.may('updateRating', ratingFacts(rating, access.user.Id));
  if (mayEdit)
    return IndicatorParentIsMet === false ? 'Its parent indicator is not met, so it is not rated.' : undefined;
  if (!access.mayForSome('updateRating')) return 'You can read ratings, but not change them.';
  if (rating.WorkflowStatus < WorkflowStatus.QAInProgress)
    return 'During research only the assigned researcher can change it.';
  return rating.WorkflowStatus === WorkflowStatus.QAInProgress
    ? 'It is in quality assurance, where only the assigned QA user can change it.'
    : 'Quality assurance is completed. Only the assigned QA user can still change it.';
}
