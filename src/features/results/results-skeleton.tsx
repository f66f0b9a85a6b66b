import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';

const lines = Array.from({ length: 12 }, (_, line) => line);
const cells = Array.from({ length: 6 }, (_, cell) => cell);

/** Rows in grey at the places of the countries. */
export const ResultsSkeleton = () => (
  <LoadingRegion label="Fetching the results..." className="mt-3 overflow-hidden rounded-lg border bg-card shadow-xs">
    <div aria-hidden="true" className="h-9 border-b" />
    {lines.map((line) => (
      <div key={line} aria-hidden="true" className="flex h-16 items-center gap-6 border-b px-3 last:border-b-0">
        <Skeleton className="w-28 shrink-0 sm:w-48" />
        {cells.map((cell) => (
          <Skeleton key={cell} className="min-w-20 flex-1" />
        ))}
      </div>
    ))}
  </LoadingRegion>
);
