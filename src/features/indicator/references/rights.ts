import type { CountryIndicatorRating, Reference } from '#generated/model/index.ts';
import { ratingFacts, referenceFacts } from '#rules/facts.ts';
import type { Access } from '#src/lib/access/use-access.ts';

type Rated = Pick<CountryIndicatorRating, 'WorkflowStatus' | 'ResearchUserId' | 'QAUserId'>;
export type ReferenceRights = ReturnType<typeof referenceRights>;

/**
 * What this person may do with the references of a rating; nothing as long as the rating is not
 * known, and on the page of a closed edition, where they can only be used in the current one
 * (requirements B6, ADR-165).
 */
export function referenceRights(
  access: Access,
  rating: Rated | undefined,
  { editionId, isClosed }: { editionId: number; isClosed: boolean },
) {
  const facts = rating && access.user && !isClosed ? ratingFacts(rating, access.user.Id) : undefined;
  const manages = (operation: 'addReference' | 'copyReference') => facts !== undefined && access.may(operation, facts);
  const changes = (operation: 'updateReference' | 'removeReference', { ReportEditionId }: Reference) =>
    facts !== undefined &&
    access.may(operation, [
      ...facts,
      ...referenceFacts({ referenceEditionId: ReportEditionId, currentEditionId: editionId }),
    ]);
  return {
    mayAdd: manages('addReference'),
    mayCopy: manages('copyReference'),
    mayEdit: (reference: Reference) => changes('updateReference', reference),
    mayRemove: (reference: Reference) => changes('removeReference', reference),
  };
}
