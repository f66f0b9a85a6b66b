import type { ReactNode } from 'react';
import { ReadError } from '#src/components/read-error.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';

type BranchListProps<Part> = {
  found: { data: Part[] | undefined; error: Error | null; refetch: () => unknown };
  /** 'Milestones'. */
  plural: string;
  label: string;
  children: (part: Part) => ReactNode;
};

/** The parts of one part of the structure, or what stands in their place. */
export function BranchList<Part>({ found: { data, error, refetch }, plural, label, children }: BranchListProps<Part>) {
  if (!data && error) return <ReadError error={error} onRetry={() => refetch()} />;
  if (!data)
    return (
      <LoadingRegion label={label} className="flex flex-col gap-3 p-3">
        <Skeleton className="w-2/3" />
        <Skeleton className="w-1/2" />
        <Skeleton className="w-3/5" />
      </LoadingRegion>
    );
  if (data.length === 0)
    return (
      <EmptyState
        title={`No ${plural}`}
        reason={`A manager adds ${plural.toLowerCase()} under EDITIONS.`}
        className="py-4"
      />
    );
  return <ul className="divide-y">{data.map(children)}</ul>;
}
