import { useMemo } from 'react';
import { Polarity } from '#generated/enums.ts';
import type { AddableIndicator } from '#generated/model/index.ts';
import { PickList } from '#src/components/choices/pick-list.tsx';
import { ReadError } from '#src/components/read-error.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { NegativeMark } from '#src/components/ui/negative-mark.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';

type LibraryStepProps = {
  library: { data: AddableIndicator[] | undefined; error: { message: string } | null; refetch: () => unknown };
  chosen: ReadonlySet<number>;
  onChosenChange: (chosen: Set<number>) => void;
};

/** What of the library the edition does not hold, to choose several of. */
export function LibraryStep({ library, chosen, onChosenChange }: LibraryStepProps) {
  const { data, error, refetch } = library;
  const items = useMemo(
    () =>
      data?.map((row) => ({
        id: row.LibraryIndicatorId,
        label: row.SnapshotName ?? row.ShortName,
        detail: row.FullName,
        ...(row.IndicatorRating === Polarity.Negative && { mark: <NegativeMark /> }),
      })),
    [data],
  );
  if (error && !items) return <ReadError error={error} onRetry={() => void refetch()} />;
  if (!items)
    return (
      <LoadingRegion label="Fetching the library..." className="grid gap-4">
        {['w-2/3', 'w-1/2', 'w-3/4', 'w-2/5'].map((width) => (
          <Skeleton key={width} className={width} />
        ))}
      </LoadingRegion>
    );
  return (
    <PickList
      items={items}
      selected={chosen}
      onSelectedChange={onChosenChange}
      label="Library indicators"
      searchLabel="Search the library"
      empty={
        <EmptyState
          title="No available library indicators"
          reason="The library holds none that is not in this edition: go back to create a new one."
        />
      }
    />
  );
}
