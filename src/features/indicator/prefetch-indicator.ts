import type { QueryClient } from '@tanstack/react-query';
import { getReadQueueQueryOptions } from '#generated/hooks/dashboard/dashboard.ts';
import {
  getListRatingHistoryQueryOptions,
  getReadAdjacentIndicatorsQueryOptions,
  getReadCountryIndicatorQueryOptions,
  getReadIndicatorRatingQueryOptions,
} from '#generated/hooks/ratings/ratings.ts';
import { getReadReferencesQueryOptions } from '#generated/hooks/references/references.ts';
import type { ReadQueueParams } from '#generated/model/index.ts';
import type { Place } from './place.ts';

/** Asks for what the page shows as soon as it is clear where the person goes. */
export function prefetchIndicator(client: QueryClient, place: Place, list: ReadQueueParams | undefined): void {
  const { countryId, reportEditionId, indicatorId } = place;
  void client.prefetchQuery(getReadCountryIndicatorQueryOptions(place));
  void client.prefetchQuery(getReadIndicatorRatingQueryOptions(place));
  if (list) void client.prefetchQuery(getReadQueueQueryOptions(place, list));
  else void client.prefetchQuery(getReadAdjacentIndicatorsQueryOptions(place));
  void client.prefetchQuery(getListRatingHistoryQueryOptions(place));
  void client.prefetchQuery(getReadReferencesQueryOptions({ editionId: reportEditionId, countryId, indicatorId }));
}
