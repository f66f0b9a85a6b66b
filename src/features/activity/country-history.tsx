import { useInfiniteQuery } from '@tanstack/react-query';
import { getListCountryActivityInfiniteQueryOptions } from '#generated/hooks/activity/activity.ts';
import { PAGE_SIZE, paged } from './activity-pages.ts';
import { EventPlace } from './event-place.tsx';
import { HistoryList } from './history-list.tsx';
import { LogLink } from './log-link.tsx';

type CountryHistoryProps = { countryId: number; editionId: number };

/** A country in an edition: its ratings with all that belongs to them. */
export function CountryHistory({ countryId, editionId }: CountryHistoryProps) {
  const query = useInfiniteQuery(
    getListCountryActivityInfiniteQueryOptions(
      { countryId, reportEditionId: editionId },
      { pageSize: PAGE_SIZE },
      { query: paged },
    ),
  );
  return (
    <section
      aria-label="History"
      className="@container max-w-5xl rounded-lg border bg-card text-card-foreground shadow-xs"
    >
      <LogLink search={{ countries: [countryId], editions: [editionId] }} />
      <HistoryList
        query={query}
        empty="Nothing was changed about this country yet."
        placeOf={(event) => <EventPlace event={event} parts={['indicator']} />}
      />
    </section>
  );
}
