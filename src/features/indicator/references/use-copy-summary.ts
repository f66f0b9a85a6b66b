import { useEffect, useMemo, useState } from 'react';
import { useSummariseReferenceCopy } from '#generated/hooks/references/references.ts';
import type { Reference } from '#generated/model/index.ts';

/** How long the choice must rest before it is counted, in milliseconds. */
const REST_MS = 300;
/** How long a count is assumed to be right where the same is chosen again, in milliseconds. */
const FRESH_MS = 30_000;
type Selected = ReadonlySet<string | number>;

/**
 * What a copy of the reference to the chosen pairs would do now, as the server counts it. A count
 * that fails stops nobody.
 */
export function useCopySummary(reference: Reference, indicators: Selected, countries: Selected, isAsked: boolean) {
  const { Id, ReportEditionId, CountryIndicatorRatingId } = reference;
  const body = useMemo(
    () => ({ referenceId: Id, indicators: rowsOf(indicators), countries: rowsOf(countries) }),
    [Id, indicators, countries],
  );
  const rested = useRested(body);
  const isChosen = isAsked && indicators.size > 0 && countries.size > 0;
  const { data, error, isFetching, refetch } = useSummariseReferenceCopy(
    { editionId: ReportEditionId, ratingId: CountryIndicatorRatingId },
    rested,
    { query: { enabled: isChosen && rested === body, staleTime: FRESH_MS, meta: { background: true } } },
  );
  const isCurrent = rested === body && !isFetching;
  return {
    /** Undefined until it is counted, and where that failed. */
    summary: isCurrent && !error ? data : undefined,
    error: isCurrent ? error : null,
    retry: () => void refetch(),
  };
}

/** In one order, so that the same choice is the same question, and the same call. */
export const rowsOf = (selected: Selected) =>
  [...selected].map((id) => ({ Id: Number(id) })).sort((a, b) => a.Id - b.Id);

/** The value once it has not changed for a while. */
function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
