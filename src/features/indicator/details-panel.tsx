import type { ReactNode } from 'react';
import { useReadCountryIndicator, useReadIndicatorRating } from '#generated/hooks/ratings/ratings.ts';
import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { Panel, type PanelProps } from '#src/components/ui/panel.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { Dependency } from './dependency.tsx';
import { Dependents } from './dependents.tsx';
import type { Place } from './place.ts';

type DetailsPanelProps = { place: Place; editionName: string; panel: Partial<PanelProps> };

/** What the indicator asks, of whom and when. */
export function DetailsPanel({ place, editionName, panel }: DetailsPanelProps) {
  const { data } = useReadCountryIndicator(place);
  const { data: { Dependents: dependents = [] } = {} } = useReadIndicatorRating(place);
  return (
    <Panel title="Indicator details" headingLevel={3} {...panel}>
      {data ? (
        <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-1.5 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-4 sm:gap-y-2.5">
          <Detail name="Full name">{data.FullName}</Detail>
          <Detail name="Description">{data.Description}</Detail>
          <Detail name="Time period">{data.TimePeriod}</Detail>
          <Detail name="Country">{data.CountryName}</Detail>
          <Detail name="Edition">{editionName}</Detail>
          <Detail name="Dependency">
            <Dependency place={place} parentId={data.ParentIndicatorId} parentIsMet={data.IndicatorParentIsMet} />
          </Detail>
          {dependents.length > 0 && (
            <Detail name="Depends on it">
              <Dependents dependents={dependents} countryId={place.countryId} />
            </Detail>
          )}
        </dl>
      ) : (
        <LoadingRegion label="Fetching the details..." className="grid min-h-46 content-start gap-3">
          {['w-3/4', 'w-full', 'w-5/6', 'w-1/3', 'w-2/5', 'w-1/4'].map((width) => (
            <Skeleton key={width} className={width} />
          ))}
        </LoadingRegion>
      )}
    </Panel>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="col-span-2 grid grid-cols-subgrid">
      <dt className="text-sm text-muted-foreground">{name}</dt>
      <dd className="max-w-prose whitespace-pre-line break-words">{children}</dd>
    </div>
  );
}
