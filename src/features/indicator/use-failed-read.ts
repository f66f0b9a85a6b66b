import { useReadCountryIndicator, useReadIndicatorRating } from '#generated/hooks/ratings/ratings.ts';
import type { ApiError } from '#src/lib/api/api-error.ts';
import type { Place } from './place.ts';

/**
 * What the page cannot be shown without and could not be fetched; `retry` asks for all of it again.
 * Undefined where it is there.
 */
export function useFailedRead(place: Place): { error: ApiError; retry: () => void } | undefined {
  const missing = [useReadCountryIndicator(place), useReadIndicatorRating(place)].filter(
    ({ isError, data }) => isError && !data,
  );
  const [first] = missing;
  if (!first?.error) return undefined;
  return { error: first.error, retry: () => missing.forEach(({ refetch }) => void refetch()) };
}
