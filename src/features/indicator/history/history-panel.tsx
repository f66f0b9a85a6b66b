import { useListRatingHistory } from '#generated/hooks/ratings/ratings.ts';
import { ReadError } from '#src/components/read-error.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
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

function History({ place }: { place: Place }) {
  const { countryId, reportEditionId, indicatorId } = place;
  const { data, error, refetch } = useListRatingHistory({ countryId, reportEditionId, indicatorId });
  if (data?.length === 0) return <EmptyState title="No Rating History found." />;
  if (data) return <HistoryCarousel key={`${countryId} ${indicatorId}`} items={data} place={place} />;
  if (error) return <ReadError error={error} onRetry={() => void refetch()} />;
  return (
    <LoadingRegion label="Fetching the rating history..." className="@container">
      <div className="grid grid-cols-2 gap-2 @xl:grid-cols-4">
        {[0, 1, 2, 3].map((at) => (
          <Skeleton key={at} className="h-16" />
        ))}
      </div>
    </LoadingRegion>
  );
}
