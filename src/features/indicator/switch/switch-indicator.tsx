import { useState } from 'react';
import { useListCountryIndicators } from '#generated/hooks/countries/countries.ts';
import { useReadCountryIndicator } from '#generated/hooks/ratings/ratings.ts';
import { workflowLabels } from '#rules/workflow-status.ts';
import type { Place } from '../place.ts';
import { PlaceChoice } from './place-choice.tsx';

/** Leads to another indicator of this country; the list is fetched when it is first opened. */
export function SwitchIndicator({ place }: { place: Place }) {
  const { countryId, reportEditionId, indicatorId } = place;
  const [wanted, setWanted] = useState(false);
  const { data, error, refetch } = useListCountryIndicators(
    { countryId, reportEditionId },
    { query: { enabled: wanted } },
  );
  const { data: indicator } = useReadCountryIndicator({ countryId, reportEditionId, indicatorId });
  const items = data?.map(({ IndicatorId, SnapshotName, WorkflowStatus }) => ({
    id: IndicatorId,
    label: SnapshotName,
    detail: workflowLabels[WorkflowStatus],
  }));
  return (
    <PlaceChoice
      label="Switch Indicator"
      searchLabel="Search indicator by name or number"
      noun="indicators"
      items={items}
      error={error}
      onRetry={() => void refetch()}
      value={indicatorId}
      chosenLabel={indicator?.SnapshotName}
      onOpen={() => setWanted(true)}
      placeOf={(id) => ({ CountryId: countryId, IndicatorId: id })}
    />
  );
}
