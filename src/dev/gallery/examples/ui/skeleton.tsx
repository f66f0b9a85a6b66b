import { Skeleton } from '#src/components/ui/skeleton.tsx';

/** Takes its room at once and shows after 150 ms. */
export function Lines() {
  return (
    <div className="grid gap-3">
      <Skeleton className="w-1/2" />
      <Skeleton className="h-8 w-full" />
    </div>
  );
}
