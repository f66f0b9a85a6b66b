import { ReadError } from '#src/components/read-error.tsx';
import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';

/** In the place of an edition that is loading or could not be fetched. */
export function EditionReading({ error, onRetry }: { error: { message: string } | null; onRetry: () => void }) {
  if (error) return <ReadError error={error} onRetry={onRetry} isScreen />;
  return (
    <LoadingRegion label="Fetching the edition..." className="mt-8 flex flex-col gap-4">
      <Skeleton className="h-7 w-72" />
      <Skeleton className="h-8 w-full max-w-md" />
      <Skeleton className="h-96 w-full" />
    </LoadingRegion>
  );
}
