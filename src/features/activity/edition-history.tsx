import { useInfiniteQuery } from '@tanstack/react-query';
import { getListEditionActivityInfiniteQueryOptions } from '#generated/hooks/activity/activity.ts';
import { PAGE_SIZE, paged } from './activity-pages.ts';
import { HistoryList } from './history-list.tsx';
import { LogLink } from './log-link.tsx';

/** An edition itself: name and dates, members and structure. */
export function EditionHistory({ editionId }: { editionId: number }) {
  const query = useInfiniteQuery(
    getListEditionActivityInfiniteQueryOptions({ id: editionId }, { pageSize: PAGE_SIZE }, { query: paged }),
  );
  return (
    <section aria-label="Changes of the edition" className="@container">
      <LogLink search={{ editions: [editionId] }} />
      <HistoryList query={query} empty="Nothing was changed about this edition yet." />
    </section>
  );
}
