import { useListRatingHistory } from '#generated/hooks/ratings/ratings.ts';
import { Button } from '#src/components/ui/button.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { ErrorState } from '#src/components/ui/error-state.tsx';
import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { Panel, type PanelProps } from '#src/components/ui/panel.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import type { Place } from '../place.ts';
import { HistoryCarousel } from './history-carousel.tsx';

type HistoryPanelProps = { place: Place; panel: Partial<PanelProps> };

/** How the indicator was rated edition by edition. */
export function HistoryPanel({ place, panel }: HistoryPanelProps) {
  return (
    <Panel title="Indicator Rating History" headingLevel={3} {...panel}>
      <History place={place} />
    </Panel>
  );
}

function History({ place: { countryId, reportEditionId, indicatorId } }: { place: Place }) {
  const { data, error, refetch } = useListRatingHistory(countryId, reportEditionId, indicatorId);
  if (data?.length === 0) return <EmptyState title="No Rating History found." />;
  if (data) return <HistoryCarousel key={`${countryId} ${indicatorId}`} items={data} />;
  if (error)
    return <ErrorState title={error.message} action={<Button onClick={() => void refetch()}>Try again</Button>} />;
  return (
    <LoadingRegion label="Fetching the rating history…" className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      {[0, 1, 2, 3].map((at) => (
        <Skeleton key={at} className="h-16" />
      ))}
    </LoadingRegion>
  );
}
