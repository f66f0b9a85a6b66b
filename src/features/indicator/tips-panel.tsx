import { useReadCountryIndicator } from '#generated/hooks/ratings/ratings.ts';
import { Panel, type PanelProps } from '#src/components/ui/panel.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import type { Place } from './place.ts';

type TipsPanelProps = { place: Place; panel: Partial<PanelProps> };

/** The response rules of the indicator; not there where it has none. */
export function TipsPanel({ place, panel }: TipsPanelProps) {
  const { data } = useReadCountryIndicator(place);
  if (data && !data.ResponseRules) return null;
  return (
    <Panel title="Additional indicator rating tips" headingLevel={3} {...panel}>
      {data ? (
        <p className="max-w-prose whitespace-pre-line break-words">{data.ResponseRules}</p>
      ) : (
        // Most have tips: without a place for them they push the history down.
        <div className="grid min-h-13 content-start gap-3">
          <Skeleton className="w-full" />
          <Skeleton className="w-2/3" />
        </div>
      )}
    </Panel>
  );
}
