import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';

/** Takes the room of the form for somebody who may fill it in. */
export function RatingSkeleton() {
  return (
    <LoadingRegion label="Fetching the rating..." className="flex flex-col gap-4">
      <div className="flex gap-6">
        {['w-40', 'w-36'].map((width) => (
          <div key={width} className="flex flex-col gap-1">
            <Skeleton className={`h-5 ${width}`} />
            <Skeleton className="h-8 w-24" />
          </div>
        ))}
      </div>
      <div className="flex flex-col gap-1">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-34" />
      </div>
      <Skeleton className="h-4 w-56" />
      <div className="flex justify-end gap-2 border-t pt-3">
        <Skeleton className="h-8 w-28" />
        <Skeleton className="h-8 w-28" />
      </div>
    </LoadingRegion>
  );
}
