import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { useReadAdjacentIndicators } from '#generated/hooks/ratings/ratings.ts';
import type { AdjacentIndicator } from '#generated/model/index.ts';
import { InlineError } from '#src/components/inline-error.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { buttonVariants } from '#src/components/ui/button-variants.ts';
import { useAccess } from '#src/lib/access/use-access.ts';
import { useKeys } from '#src/lib/keys/use-keys.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { IndicatorLink } from './indicator-link.tsx';
import type { Place } from './place.ts';
import { mayGoToNeighbours } from './rights.ts';
import { useGoTo } from './use-go-to.ts';

/** The focus goes on at the score of the neighbour, where the person may rate it. */
const AT_RATING = { arriveAt: 'rating' } as const;
const NONE_BEFORE = 'This is the first indicator.';
const NONE_AFTER = 'This is the last indicator.';

/**
 * 'Previous Indicator' and 'Next Indicator', for those who may; one that leads nowhere keeps its
 * place and says why.
 */
export function NeighbourLinks({ place }: { place: Place }) {
  const isShown = mayGoToNeighbours(useAccess());
  const { data, error, isFetching, refetch } = useReadAdjacentIndicators(place, {
    query: { enabled: isShown },
  });
  const goTo = useGoTo();
  const press = (to: NeighbourPlace, none: string) => {
    if (to) goTo(to, { state: AT_RATING });
    else if (to === null) notices.push({ tone: 'info', message: none });
  };
  useKeys(
    isShown
      ? {
          previous: () => press(data?.PreviousIndicator, NONE_BEFORE),
          next: () => press(data?.NextIndicator, NONE_AFTER),
        }
      : {},
  );
  if (!isShown) return null;
  return (
    <nav aria-label="Neighbouring indicators" className="grid flex-1 grid-cols-2 gap-2">
      <Neighbour to={data?.PreviousIndicator} none={NONE_BEFORE}>
        <ArrowLeft aria-hidden="true" /> Previous Indicator
      </Neighbour>
      <Neighbour to={data?.NextIndicator} none={NONE_AFTER}>
        Next Indicator <ArrowRight aria-hidden="true" />
      </Neighbour>
      {error && !data && (
        <InlineError error={error} pending={isFetching} onRetry={() => void refetch()} className="col-span-2" />
      )}
    </nav>
  );
}

/** Undefined while it is being looked for. */
type NeighbourPlace = AdjacentIndicator | null | undefined;
type NeighbourProps = { to: NeighbourPlace; none: string; children: ReactNode };

function Neighbour({ to, none, children }: NeighbourProps) {
  if (!to) return <Button blocked={to === null ? none : 'Looking for it.'}>{children}</Button>;
  return (
    <IndicatorLink to={to} state={AT_RATING} className={buttonVariants()}>
      {children}
    </IndicatorLink>
  );
}
