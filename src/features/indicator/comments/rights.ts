import type { CountryIndicatorRating } from '#generated/model/index.ts';
import { ratingFacts } from '#rules/facts.ts';
import type { Access } from '#src/lib/access/use-access.ts';

type Rated = Pick<CountryIndicatorRating, 'WorkflowStatus' | 'ResearchUserId' | 'QAUserId'>;

/** Why this person cannot comment here, or undefined where they can (requirements B6). */
export function whyNoComment(access: Access, rating: Rated): string | undefined {
  if (access.user && access.may('addComment', ratingFacts(rating, access.user.Id))) return undefined;
  return access.mayForSome('addComment')
    ? 'Only the assigned researcher and QA user can comment here.'
    : 'You can read comments, but not write any.';
}
