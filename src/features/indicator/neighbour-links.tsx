import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { InlineError } from '#src/components/inline-error.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { buttonVariants } from '#src/components/ui/button-variants.ts';
import { useKeys } from '#src/lib/keys/use-keys.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { IndicatorLink } from './indicator-link.tsx';
import type { Place } from './place.ts';
import { useGoTo } from './use-go-to.ts';
import { type NeighbourPlace, useNeighbours } from './use-neighbours.ts';

/** The focus goes on at the score of the neighbour, where the person may rate it. */
const AT_RATING = { arriveAt: 'rating' } as const;
const NONE_BEFORE = 'This is the first indicator.';
const NONE_AFTER = 'This is the last indicator.';
const NONE_FOR_ME = 'No other country indicator of this list needs you.';

/**
 * 'Previous Indicator' and 'Next Indicator', for those who may, and in a list 'Next that needs me';
 * one that leads nowhere keeps its place and says why.
 */
export function NeighbourLinks({ place }: { place: Place }) {
  const { previous, next, nextForMe, isShown, isOffered, failed, once } = useNeighbours(place);
  const goTo = useGoTo();
  const press = (which: 'previous' | 'next' | 'nextForMe', none: string) => () =>
    once(which, (to) => {
      if (to) goTo(to, { state: AT_RATING, inList: true });
      else notices.push({ tone: 'info', message: none });
    });
  useKeys({
    ...(isShown && { previous: press('previous', NONE_BEFORE), next: press('next', NONE_AFTER) }),
    ...(isShown && isOffered && { nextForMe: press('nextForMe', NONE_FOR_ME) }),
  });
  if (!isShown) return null;
  return (
    <nav
      aria-label="Neighbouring indicators"
      className="grid flex-1 grid-cols-2 gap-2 max-[24rem]:*:px-1 max-[24rem]:*:text-center max-[24rem]:*:whitespace-normal max-[24rem]:[&_svg]:hidden"
    >
      <Neighbour to={previous} none={NONE_BEFORE}>
        <ArrowLeft aria-hidden="true" /> Previous Indicator
      </Neighbour>
      <Neighbour to={next} none={NONE_AFTER}>
        Next Indicator <ArrowRight aria-hidden="true" />
      </Neighbour>
      {isOffered && (
        <Neighbour to={nextForMe} none={NONE_FOR_ME} className="col-span-2">
          Next that needs me <ArrowRight aria-hidden="true" />
        </Neighbour>
      )}
      {failed && (
        <InlineError error={failed.error} pending={failed.isFetching} onRetry={failed.retry} className="col-span-2" />
      )}
    </nav>
  );
}

type NeighbourProps = { to: NeighbourPlace; none: string; className?: string; children: ReactNode };

function Neighbour({ to, none, className, children }: NeighbourProps) {
  if (!to)
    return (
      <Button className={className} blocked={to === null ? none : 'Looking for it.'}>
        {children}
      </Button>
    );
  return (
    <IndicatorLink to={to} state={AT_RATING} inList className={buttonVariants({ className })}>
      {children}
    </IndicatorLink>
  );
}
