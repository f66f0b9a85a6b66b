import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';

/** Takes the place of totals and charts while they are fetched. */
export function ProgrammeSkeleton() {
  return (
    <LoadingRegion label="Fetching the programme...">
      <Skeleton className="mt-3 h-44 w-full rounded-lg" />
      <Skeleton className="mt-3 h-96 w-full rounded-lg" />
      <Skeleton className="mt-3 h-64 w-full rounded-lg" />
    </LoadingRegion>
  );
}
