import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';

/** Where the matrix will be. */
export function GridSkeleton() {
  return (
    <LoadingRegion label="Fetching the comparison..." className="grid gap-6 p-4">
      {Array.from({ length: 12 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey rows are all alike.
        <Skeleton key={at} className="w-full" />
      ))}
    </LoadingRegion>
  );
}
