import { useInfiniteQuery } from '@tanstack/react-query';
import { getListUserActivityInfiniteQueryOptions } from '#generated/hooks/activity/activity.ts';
import { PAGE_SIZE, paged } from './activity-pages.ts';
import { EventPlace } from './event-place.tsx';
import { HistoryList } from './history-list.tsx';

/** An account, and the editions that the user was added to. */
export function UserHistory({ userId }: { userId: number }) {
  const query = useInfiniteQuery(
    getListUserActivityInfiniteQueryOptions({ userId }, { pageSize: PAGE_SIZE }, { query: paged }),
  );
  return (
    <HistoryList
      query={query}
      empty="Nothing was changed about this user yet."
      placeOf={(event) => <EventPlace event={event} parts={['edition']} />}
    />
  );
}
