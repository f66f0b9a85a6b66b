import { useMemo } from 'react';
import { useListWorkflowRegions } from '#generated/hooks/dashboard/dashboard.ts';
import { ChoiceList, type ChoiceListProps } from './choice-list.tsx';

/** The countries of the edition by region. */
export function CountryChoice({ editionId, ...choice }: { editionId: number } & ChoiceListProps) {
  const { data, error, refetch } = useListWorkflowRegions({ editionId });
  const groups = useMemo(
    () =>
      data?.map(({ Region, Countries }) => ({
        FullName: Region,
        Children: Countries.map(({ Id, Name }) => ({ Id, FullName: Name })),
      })),
    [data],
  );
  return (
    <ChoiceList label="Countries" groups={groups} error={error} onRetry={() => void refetch()} startsOpen {...choice} />
  );
}
