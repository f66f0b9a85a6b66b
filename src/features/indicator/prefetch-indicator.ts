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
export function prefetchIndicator(client: QueryClient, { countryId, reportEditionId, indicatorId }: Place): void {
  const where = [countryId, reportEditionId, indicatorId] as const;
  void client.prefetchQuery(getReadCountryIndicatorQueryOptions(...where));
  void client.prefetchQuery(getReadIndicatorRatingQueryOptions(...where));
  void client.prefetchQuery(getReadAdjacentIndicatorsQueryOptions(...where));
  void client.prefetchQuery(getListRatingHistoryQueryOptions(...where));
  void client.prefetchQuery(getReadReferencesQueryOptions(reportEditionId, countryId, indicatorId));
}
