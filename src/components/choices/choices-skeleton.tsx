import { LoadingRegion } from '../ui/loading-region.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** Stands in a popover for choices that are being fetched. */
export function ChoicesSkeleton({ label }: { label: string }) {
  return (
    <LoadingRegion label={`${label}: loading`} className="grid gap-3 p-3">
      {['w-1/2', 'w-2/3', 'w-1/3'].map((width) => (
        <Skeleton key={width} className={width} />
      ))}
    </LoadingRegion>
  );
}
