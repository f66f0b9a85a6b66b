import { useListRatingHistory, useReadIndicatorRating } from '#generated/hooks/ratings/ratings.ts';
import { getCopyReferenceToCurrentMutationOptions, useReadReferences } from '#generated/hooks/references/references.ts';
import type { Reference, ReportEdition } from '#generated/model/index.ts';
import { ratingFacts } from '#rules/facts.ts';
import { useAccess } from '#src/lib/access/use-access.ts';
import { useCall } from '#src/lib/api/use-calls.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { useIsClosed } from '../closed-edition.ts';
import type { Place } from '../place.ts';
import { isSame } from './lists.ts';

export type CurrentEdition = Pick<ReportEdition, 'Id' | 'Name'>;
export type UseInCurrent = ReturnType<typeof useInCurrent>;

/**
 * 'Use in Current': copies a source to the same indicator of the current edition, which on the page
 * of a closed edition is another page (requirements B40). Not offered until that one is known, nor
 * where the person may not manage references there.
 */
export function useInCurrent(place: Place, current: CurrentEdition | undefined) {
  const access = useAccess();
  const isClosed = useIsClosed();
  const target = useCurrentPlace(place, current);
  const { countryId, reportEditionId, indicatorId } = target ?? place;
  const query = { enabled: target !== undefined && access.mayForSome('copyReferenceToCurrent') };
  const { data: rating } = useReadIndicatorRating({ countryId, reportEditionId, indicatorId }, { query });
  const { data: lists } = useReadReferences({ editionId: reportEditionId, countryId, indicatorId }, { query });
  const copy = useCall(getCopyReferenceToCurrentMutationOptions);
  const facts = target && lists && rating && access.user && ratingFacts(rating, access.user.Id);
  return {
    isOffered: facts !== undefined && access.may('copyReferenceToCurrent', facts),
    blocked: (reference: Reference) =>
      lists?.CurrentReportEditionReferences.some((held) => isSame(held, reference)) === true &&
      'It is among the current references already.',
    start({ Id, Title }: Reference) {
      if (!rating) return;
      const variables = { editionId: reportEditionId, ratingId: rating.Id, referenceId: Id };
      // the list that it goes to is in view on the page of the current edition only
      const told = () => notices.push({ tone: 'success', message: `‘${Title}’ is now used in ${current?.Name}.` });
      copy(variables, { record: Title, subject: `${rating.Id} ${Id}`, ...(isClosed && { onAnswer: told }) });
    },
  };
}

/** Each edition has an Id of its own for an indicator, which the history names. */
function useCurrentPlace(place: Place, current: CurrentEdition | undefined): Place | undefined {
  const isClosed = useIsClosed();
  const { data: history } = useListRatingHistory(place, { query: { enabled: isClosed, retryOnMount: false } });
  if (!isClosed) return place;
  const indicatorId = history?.find(({ ReportEditionId }) => ReportEditionId === current?.Id)?.IndicatorId;
  return current && indicatorId ? { countryId: place.countryId, reportEditionId: current.Id, indicatorId } : undefined;
}
