import type { CountryIndicatorRating, Reference } from '#generated/model/index.ts';
import { ratingFacts, referenceFacts } from '#rules/facts.ts';
import type { Access } from '#src/lib/access/use-access.ts';

type Rated = Pick<CountryIndicatorRating, 'WorkflowStatus' | 'ResearchUserId' | 'QAUserId'>;
export type ReferenceRights = ReturnType<typeof referenceRights>;

/**
 * What this person may do with the references of a rating; nothing as long as the rating is not
 * known (requirements B6).
 */
export function referenceRights(access: Access, rating: Rated | undefined, currentEditionId: number) {
  const facts = rating && access.user ? ratingFacts(rating, access.user.Id) : undefined;
  const manages = (operation: 'addReference' | 'copyReference' | 'copyReferenceToCurrent') =>
    facts !== undefined && access.may(operation, facts);
  const changes = (operation: 'updateReference' | 'removeReference', { ReportEditionId }: Reference) =>
    facts !== undefined && access.may(operation, [...facts, ...referenceFacts(ReportEditionId, currentEditionId)]);
  return {
    mayAdd: manages('addReference'),
    mayCopy: manages('copyReference'),
    mayUse: manages('copyReferenceToCurrent'),
    mayEdit: (reference: Reference) => changes('updateReference', reference),
    mayRemove: (reference: Reference) => changes('removeReference', reference),
  };
}
