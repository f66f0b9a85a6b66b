import type { QueryClient } from '@tanstack/react-query';
import {
  getReadAdjacentIndicatorsQueryOptions,
  getReadCountryIndicatorQueryOptions,
  getReadIndicatorRatingQueryOptions,
} from '#generated/hooks/ratings/ratings.ts';
import type { Place } from './place.ts';

/** Asks for what the page shows as soon as it is clear where the person goes. */
export function prefetchIndicator(client: QueryClient, { countryId, reportEditionId, indicatorId }: Place): void {
  const where = [countryId, reportEditionId, indicatorId] as const;
  void client.prefetchQuery(getReadCountryIndicatorQueryOptions(...where));
  void client.prefetchQuery(getReadIndicatorRatingQueryOptions(...where));
  void client.prefetchQuery(getReadAdjacentIndicatorsQueryOptions(...where));
}
