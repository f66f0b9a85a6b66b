import type { QueryClient } from '@tanstack/react-query';
import {
  getListRatingHistoryQueryOptions,
  getReadAdjacentIndicatorsQueryOptions,
  getReadCountryIndicatorQueryOptions,
  getReadIndicatorRatingQueryOptions,
} from '#generated/hooks/ratings/ratings.ts';
import { getReadReferencesQueryOptions } from '#generated/hooks/references/references.ts';
import type { Place } from './place.ts';

/** Asks for what the page shows as soon as it is clear where the person goes. */
export function prefetchIndicator(client: QueryClient, place: Place): void {
  const { countryId, reportEditionId, indicatorId } = place;
  void client.prefetchQuery(getReadCountryIndicatorQueryOptions(place));
  void client.prefetchQuery(getReadIndicatorRatingQueryOptions(place));
  void client.prefetchQuery(getReadAdjacentIndicatorsQueryOptions(place));
  void client.prefetchQuery(getListRatingHistoryQueryOptions(place));
  void client.prefetchQuery(getReadReferencesQueryOptions({ editionId: reportEditionId, countryId, indicatorId }));
}
