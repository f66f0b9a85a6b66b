import { LoadMore, type PagedQuery } from '#src/components/ui/load-more.tsx';

const query: PagedQuery = {
  hasNextPage: true,
  isFetching: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  error: null,
  fetchNextPage: () => undefined,
};

export function MoreToCome() {
  return <LoadMore shown={50} count={1834} query={query} />;
}

export function Fetching() {
  return <LoadMore shown={50} count={1834} query={{ ...query, isFetchingNextPage: true }} />;
}

export function Failed() {
  const error = { message: 'Something went wrong fetching the activity' };
  return <LoadMore shown={50} count={1834} query={{ ...query, isFetchNextPageError: true, error }} />;
}

export function AllThere() {
  return <LoadMore shown={1834} count={1834} query={{ ...query, hasNextPage: false }} />;
}
