import { useReadCountryIndicator } from '#generated/hooks/ratings/ratings.ts';
import type { DraftOrigin } from '#src/lib/forms/drafts.ts';
import type { Place } from './place.ts';

/**
 * What notices and drafts call the rating of an indicator in a country, and where it is worked on.
 */
export function useRecord({ countryId, reportEditionId, indicatorId }: Place): DraftOrigin {
  const { data } = useReadCountryIndicator({ countryId, reportEditionId, indicatorId });
  return {
    title: data ? `${data.SnapshotName}, ${data.CountryName}` : '',
    // The page stays where the edition is closed meanwhile, since no other one has its Ids.
    path: `/countries/${countryId}/indicator/${indicatorId}?edition=${reportEditionId}`,
    editionId: reportEditionId,
  };
}
