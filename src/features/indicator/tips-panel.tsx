import { useReadCountryIndicator } from '#generated/hooks/ratings/ratings.ts';
import { Panel, type PanelProps } from '#src/components/ui/panel.tsx';
import type { Place } from './place.ts';

type TipsPanelProps = { place: Place; panel: Partial<PanelProps> };

/** The response rules of the indicator; not there where it has none. */
export function TipsPanel({ place, panel }: TipsPanelProps) {
  const { data } = useReadCountryIndicator(place);
  if (!data?.ResponseRules) return null;
  return (
    <Panel title="Additional indicator rating tips" headingLevel={3} {...panel}>
      <p className="max-w-prose whitespace-pre-line break-words">{data.ResponseRules}</p>
    </Panel>
  );
}
