import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { PAGE_SIZE } from './dashboard-query.ts';

const lines = Array.from({ length: PAGE_SIZE }, (_, line) => line);

/** As high as the head and the first page, so that nothing moves when they come. */
export function RowsSkeleton() {
  return (
    <LoadingRegion label="Loading indicators">
      <div className="border-b max-lg:hidden lg:h-9" />
      {lines.map((line) => (
        <div key={line} className="flex h-21 items-center gap-6 border-b px-3 lg:h-row">
          <Skeleton className="w-10" />
          <Skeleton className="max-w-80 flex-1" />
          <Skeleton className="w-24 max-lg:hidden" />
          <Skeleton className="w-32 max-lg:hidden" />
        </div>
      ))}
    </LoadingRegion>
  );
}
