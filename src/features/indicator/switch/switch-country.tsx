import { useState } from 'react';
import { useListCountriesProgress } from '#generated/hooks/countries/countries.ts';
import { useReadCountryIndicator } from '#generated/hooks/ratings/ratings.ts';
import { toldInPlace } from '#src/lib/api/on-failure.ts';
import type { Place } from '../place.ts';
import { PlaceChoice } from './place-choice.tsx';

/**
 * Leads to this indicator of another country of the edition; the list is fetched when it is first
 * opened.
 */
export function SwitchCountry({ place }: { place: Place }) {
  const { countryId, reportEditionId, indicatorId } = place;
  const [wanted, setWanted] = useState(false);
  const { data, error, refetch } = useListCountriesProgress(
    { reportEditionId },
    {
      query: { enabled: wanted, ...toldInPlace },
    },
  );
  const { data: indicator } = useReadCountryIndicator({ countryId, reportEditionId, indicatorId });
  const items = data?.map(({ CountryId, CountryName, Region }) => ({
    id: CountryId,
    label: CountryName,
    detail: Region,
  }));
  return (
    <PlaceChoice
      label="Switch Country"
      searchLabel="Search country by name"
      noun="countries"
      items={items}
      error={error}
      onRetry={() => void refetch()}
      value={countryId}
      chosenLabel={indicator?.CountryName}
      onOpen={() => setWanted(true)}
      placeOf={(id) => ({ CountryId: id, IndicatorId: indicatorId })}
    />
  );
}
