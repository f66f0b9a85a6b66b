import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';

const lines = Array.from({ length: 12 }, (_, line) => line);

/** Where the matrix will be. */
export function GridSkeleton() {
  return (
    <LoadingRegion label="Fetching the comparison..." className="grid gap-6 p-4">
      {lines.map((line) => (
        <Skeleton key={line} className="w-full" />
      ))}
    </LoadingRegion>
  );
}
