import type { InfiniteData } from '@tanstack/react-query';
import { listLimits } from '#generated/list-limits.ts';
import type { ActivityEvent, ActivityPage } from '#generated/model/index.ts';
import { formatNumber } from '#src/lib/words.ts';

/** Events a page. */
export const PAGE_SIZE = 50;

/** The server counts so far; this many means more than one less. */
const COUNTED = listLimits.ActivityPage.Count;

/** The paging of every list of events; also beyond what is counted there is a next page. */
export const paged = {
  initialPageParam: 0,
  getNextPageParam: ({ Data, Count }: ActivityPage, _pages: unknown, offset: number | undefined = 0) => {
    const next = offset + PAGE_SIZE;
    return next < Count || (Count === COUNTED && Data.length === PAGE_SIZE) ? next : undefined;
  },
};

export type ActivityPages = InfiniteData<ActivityPage, number | undefined>;

/**
 * Each event once, though one may come twice where something happened between two pages. Of an act
 * each record is an event of the same Id.
 */
export const eventsOf = ({ pages }: ActivityPages): ActivityEvent[] => [
  ...new Map(pages.flatMap(({ Data }) => Data).map((one) => [eventKey(one), one])).values(),
];

export const eventKey = ({ Id, RecordId }: ActivityEvent): string => `${Id} ${RecordId}`;

/** '312', or 'more than 10,000'. */
export const countWords = (count: number): string =>
  count < COUNTED ? formatNumber(count) : `more than ${formatNumber(COUNTED - 1)}`;
