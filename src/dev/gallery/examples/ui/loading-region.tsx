import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';

/** Its label is announced once; what is grey is not read. */
export function WithSkeletons() {
  return (
    <LoadingRegion label="Fetching Editions..." className="grid gap-3">
      <Skeleton className="w-1/2" />
      <Skeleton className="w-2/3" />
      <Skeleton className="w-1/3" />
    </LoadingRegion>
  );
}
