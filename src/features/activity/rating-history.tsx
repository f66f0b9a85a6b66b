import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { getListRatingActivityInfiniteQueryOptions } from '#generated/hooks/activity/activity.ts';
import { useListReportEditions } from '#generated/hooks/editions/editions.ts';
import type { ActivityEvent } from '#generated/model/index.ts';
import { ScrollRegion } from '#src/components/ui/scroll-region.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { PAGE_SIZE, paged } from './activity-pages.ts';
import { HistoryList } from './history-list.tsx';

type Place = { countryId: number; reportEditionId: number; indicatorId: number };

/** A country's indicator: this edition's events, then those of the editions before. */
export function RatingHistory({ place: { countryId, reportEditionId, indicatorId } }: { place: Place }) {
  const { data: editions } = useListReportEditions();
  const query = useInfiniteQuery(
    getListRatingActivityInfiniteQueryOptions(
      { countryId, reportEditionId, indicatorId },
      { pageSize: PAGE_SIZE },
      { query: paged },
    ),
  );
  const list = useRef<HTMLElement>(null);
  const isLinked = useSearch({ strict: false, select: (search) => search.tab === 'history' });
  const isShown = query.data !== undefined;
  // On a phone the panel stands far below the head of the page that the link leads to.
  useEffect(() => {
    if (isLinked && isShown) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isLinked, isShown]);
  return (
    <ScrollRegion ref={list} aria-label="History" className={cn(listClasses, query.isPending && 'phone:min-h-150')}>
      <HistoryList
        query={query}
        empty="Nothing was changed here yet."
        groupOf={editionOf}
        firstGroup={editions?.find(({ Id }) => Id === reportEditionId)?.Name}
      />
    </ScrollRegion>
  );
}

const editionOf = ({ ReportEditionName }: ActivityEvent) => ReportEditionName ?? 'No edition';

const listClasses = 'max-h-[600px] overflow-y-auto overscroll-contain outline-offset-[-2px]';
