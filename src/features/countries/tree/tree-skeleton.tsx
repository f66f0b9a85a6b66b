import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';

const MILESTONES = ['w-56', 'w-40', 'w-44', 'w-48', 'w-52'];

/** Filters, tree and panel in grey, at their places. */
export function TreeSkeleton() {
  return (
    <LoadingRegion
      label="Fetching the country's indicators..."
      className="mt-3 grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-4"
    >
      <Skeleton className="h-56 rounded-lg lg:order-last" />
      <div className="grid gap-3">
        <Skeleton className="h-control w-full max-w-xl" />
        <div className="rounded-lg border bg-card">
          {MILESTONES.map((width) => (
            <div key={width} className="flex h-row items-center border-b px-3 last:border-b-0">
              <Skeleton className={width} />
            </div>
          ))}
        </div>
      </div>
    </LoadingRegion>
  );
}
