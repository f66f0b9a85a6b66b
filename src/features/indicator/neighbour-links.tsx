import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { useReadAdjacentIndicators } from '#generated/hooks/ratings/ratings.ts';
import type { AdjacentIndicator } from '#generated/model/index.ts';
import { Button } from '#src/components/ui/button.tsx';
import { buttonVariants } from '#src/components/ui/button-variants.ts';
import { useAccess } from '#src/lib/access/use-access.ts';
import { IndicatorLink } from './indicator-link.tsx';
import type { Place } from './place.ts';
import { mayGoToNeighbours } from './rights.ts';

/** 'Previous Indicator' and 'Next Indicator', for those who may; one that leads nowhere keeps its place and says why. */
export function NeighbourLinks({ place }: { place: Place }) {
  const isShown = mayGoToNeighbours(useAccess());
  const { data } = useReadAdjacentIndicators(place.countryId, place.reportEditionId, place.indicatorId, {
    query: { enabled: isShown },
  });
  if (!isShown) return null;
  return (
    <nav aria-label="Neighbouring indicators" className="grid grid-cols-2 gap-2">
      <Neighbour to={data?.PreviousIndicator} none="This is the first indicator.">
        <ArrowLeft aria-hidden="true" /> Previous Indicator
      </Neighbour>
      <Neighbour to={data?.NextIndicator} none="This is the last indicator.">
        Next Indicator <ArrowRight aria-hidden="true" />
      </Neighbour>
    </nav>
  );
}

type NeighbourProps = { to: AdjacentIndicator | null | undefined; none: string; children: ReactNode };

function Neighbour({ to, none, children }: NeighbourProps) {
  if (!to) return <Button blocked={to === null ? none : 'Looking for it.'}>{children}</Button>;
  return (
    <IndicatorLink to={to} className={buttonVariants()}>
      {children}
    </IndicatorLink>
  );
}
