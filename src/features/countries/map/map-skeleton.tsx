import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';

/** The map's room in grey, so that nothing moves when it comes. */
export function MapSkeleton() {
  return (
    <LoadingRegion label="Fetching the map..." className="p-3">
      <Skeleton className="h-7 w-44" />
      <Skeleton className="mt-3 aspect-[2000/907] h-auto w-full" />
    </LoadingRegion>
  );
}
