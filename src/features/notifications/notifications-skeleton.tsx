import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';

export function NotificationsSkeleton() {
  return (
    <LoadingRegion label="Fetching the notifications..." className="divide-y">
      {[1, 2, 3].map((entry) => (
        <div key={entry} className="grid gap-2 py-3">
          <Skeleton className="w-48" />
          <Skeleton className="h-3 w-56" />
          <Skeleton className="h-3 w-24" />
        </div>
      ))}
    </LoadingRegion>
  );
}
