import { useReadQueue } from '#generated/hooks/dashboard/dashboard.ts';
import { useReadAdjacentIndicators } from '#generated/hooks/ratings/ratings.ts';
import type { AdjacentIndicator } from '#generated/model/index.ts';
import { useAccess } from '#src/lib/access/use-access.ts';
import { useOnceKnown } from '#src/lib/use-once-known.ts';
import { useList } from './list.ts';
import type { Place } from './place.ts';
import { mayGoToNeighbours } from './rights.ts';

/** Undefined while it is being looked for, null where there is none. */
export type NeighbourPlace = AdjacentIndicator | null | undefined;

type Reading = { refetchOnMount?: false; retryOnMount?: false };

/** For who only looks at what the links have asked for; they show a failure. */
export const AS_READ: Reading = { refetchOnMount: false, retryOnMount: false };

/** Where the indicator stands in its list, and what lies beside it there. */
export function useQueue({ countryId, reportEditionId, indicatorId }: Place, reading: Reading = {}) {
  const list = useList();
  const query = useReadQueue({ countryId, reportEditionId, indicatorId }, list?.params, {
    query: { ...reading, enabled: list !== undefined },
  });
  // A backend may do without places: Previous and Next then are those of every other page.
  const isOffered = list !== undefined && query.error?.status !== 404;
  return { list, isOffered, query };
}

/** Where 'Previous', 'Next' and 'Next that needs me' lead: in the list, where one is known. */
export function useNeighbours(place: Place, reading: Reading = {}) {
  const isShown = mayGoToNeighbours(useAccess());
  const { isOffered, query: queue } = useQueue(place, reading);
  const { countryId, reportEditionId, indicatorId } = place;
  const beside = useReadAdjacentIndicators(
    { countryId, reportEditionId, indicatorId },
    { query: { ...reading, enabled: isShown && !isOffered } },
  );
  const { error, data, isFetching, refetch } = isOffered ? queue : beside;
  const found = {
    previous: isOffered ? queue.data?.Previous : beside.data?.PreviousIndicator,
    next: isOffered ? queue.data?.Next : beside.data?.NextIndicator,
    /** Only a list knows it. */
    nextForMe: isOffered ? queue.data?.NextForMe : undefined,
  };
  /** Where one goes on after this one is done with: what needs the person, else the next one. */
  const onward = found.nextForMe ?? found.next;
  const hasFailed = error && !data;
  // A press that found no answer does not count later, when somebody asks again.
  const about = `${countryId}/${indicatorId}/${reportEditionId}${hasFailed ? ' failed' : ''}`;
  const once = useOnceKnown<NonNullable<NeighbourPlace> | null, 'onward' | keyof typeof found>(about, {
    ...found,
    onward,
  });
  return {
    ...found,
    isShown,
    isOffered,
    /** Acts on one of them when it is known: a press that is too early waits. */
    once,
    failed: hasFailed ? { error, isFetching, retry: () => void refetch() } : undefined,
  };
}
