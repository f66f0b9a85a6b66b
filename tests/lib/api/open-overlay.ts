import { type Query, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { type Doubt, type Edit, edit } from '#src/lib/api/edits.ts';
import { createOverlay } from '#src/lib/api/overlay.ts';
import type { Pages } from '#src/lib/api/pages.ts';
import { createRequests, type Request } from '#src/lib/api/requests.ts';

export const adds = (name: string, ...key: string[]) =>
  edit<string[]>(
    key,
    (rows) => [...rows, name],
    (rows) => rows.includes(name),
  );
export const onPages = (change: (page: string) => string, ...key: string[]) =>
  edit<Pages<string>>(key, ({ pages, pageParams }) => ({ pages: pages.map(change), pageParams }));
export const pagesOf = (...pages: string[]): Pages => ({ pages, pageParams: pages.map((_, at) => at) });

/** An overlay over queries that were answered already; the test says when what is asked and answered. */
export function openOverlay(...keys: string[]) {
  const cache = new QueryCache();
  const client = new QueryClient({ queryCache: cache });
  const requests = createRequests(cache);
  const queryOf = (key: string): Query => cache.build(client, { queryKey: key.split(' ') as QueryKey });
  const say = (key: string, data: unknown) => client.setQueryData(key.split(' '), data);
  for (const key of ['looks', ...keys]) say(key, ['old']);
  const overlay = { ...requests, ...createOverlay(cache, requests) };
  const ask = (key: string, again = false) => overlay.ask(queryOf(key), again);
  const land = (key: string, data: unknown) => queryOf(key).setData(data);
  /** Does the answer land, be it to be shown or to be asked for anew? */
  const answer = (key: string, request: Request, data: unknown) => {
    const lands = overlay.answered(queryOf(key), request, data);
    if (lands) land(key, data);
    return lands;
  };
  const shown = (key: string) => client.getQueryData(key.split(' '));
  /** Shows a write that is under way. */
  const send = (edits: Edit[], doubt?: Doubt) => {
    const write = overlay.begin(edits, doubt);
    overlay.send(write);
    return write;
  };
  const isStale = (key: string) => queryOf(key).state.isInvalidated;
  /** What a write sees of a query, also of one that has left the cache. */
  const seen = (key: string) => {
    const looks = overlay.begin([edit(['looks'], (_old, of) => of(key.split(' ')))]);
    const found = shown('looks');
    overlay.takeBack(looks);
    return found;
  };
  const remove = (key: string) => cache.remove(queryOf(key));
  return { cache, client, overlay, queryOf, say, ask, land, answer, shown, send, isStale, seen, remove };
}
