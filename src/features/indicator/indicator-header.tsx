import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import { Polarity } from '#generated/enums.ts';
import { useReadCountryIndicator, useReadIndicatorRating } from '#generated/hooks/ratings/ratings.ts';
import { Badge } from '#src/components/ui/badge.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { NegativeMark } from '#src/components/ui/negative-mark.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { StatusBadge } from '#src/components/ui/status-badge.tsx';
import { WORKFLOW_STATUS_NAMES } from '#src/components/ui/workflow-status.ts';
import type { Place } from './place.ts';
import { splitSnapshotName } from './snapshot-name.ts';

type IndicatorHeaderProps = { place: Place; anyOpen: boolean; onToggleAll: () => void };

/**
 * Order number, short name, negative mark, workflow status, and the switch that closes or opens all
 * panels below.
 */
export function IndicatorHeader({ place, anyOpen, onToggleAll }: IndicatorHeaderProps) {
  const { data: indicator } = useReadCountryIndicator(place);
  const { data: rating } = useReadIndicatorRating(place);
  const status = rating && WORKFLOW_STATUS_NAMES[rating.WorkflowStatus];

  return (
    <header className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1.5">
      {indicator ? (
        <h2 className="flex min-w-0 items-baseline gap-2 text-xl font-semibold tracking-tight">
          <span data-tabular className="text-muted-foreground">
            {splitSnapshotName(indicator.SnapshotName).order}
          </span>
          <span className="min-w-0 break-words">{indicator.ShortName}</span>
          {indicator.IndicatorRating === Polarity.Negative && <NegativeMark className="self-center" />}
        </h2>
      ) : (
        <LoadingRegion label="Fetching the indicator..." className="w-72 max-w-full">
          <Skeleton className="h-6.5" />
        </LoadingRegion>
      )}
      {status ? <StatusBadge status={status} /> : <Skeleton className="h-5 w-28" />}
      {rating?.Returned && (
        <Badge tone="warning">
          <CornerDownLeft aria-hidden="true" className="size-3.5" /> Returned
        </Badge>
      )}
      <Button variant="ghost" size="sm" className="ml-auto" onClick={onToggleAll}>
        {anyOpen ? 'Collapse all' : 'Expand all'}
      </Button>
    </header>
  );
}
