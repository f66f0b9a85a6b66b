/** Pages, their sizes and their Count. */
import { at, body, jsonOf, type Mutant, ok, request, rows, withJson, withQuery } from '../../mutant.ts';
import { accepted, dashboard, ignored, type Page, with_ } from './list-layers.ts';

const number = (query: URLSearchParams, name: string, usual: number) => Number(query.get(name) ?? usual);

export const paging: Mutant[] = [
  {
    id: 'offset-ignored',
    kind: 'paging',
    operation: 'listComments',
    what: 'every page is the first',
    plant: ignored('listComments', 'offset'),
  },
  {
    id: 'size-ignored',
    kind: 'paging',
    operation: 'listNotifications',
    what: 'the page has always the usual size',
    plant: ignored('listNotifications', 'pageSize'),
  },
  {
    id: 'off-by-one',
    kind: 'paging',
    operation: dashboard,
    what: 'a row is skipped between pages',
    plant: request(dashboard, (call) => {
      const offset = number(call.query, 'offset', 0);
      return offset > 0 ? withQuery(call, { offset: offset + 1 }) : call;
    }),
  },
  {
    id: 'offset-as-page',
    kind: 'paging',
    operation: dashboard,
    what: 'offset counts pages',
    plant: accepted(dashboard, (call) => {
      const offset = number(call.query, 'offset', 0);
      return offset > 0 && offset < 1e6
        ? withQuery(call, { offset: offset * number(call.query, 'pageSize', 10) })
        : call;
    }),
  },
  {
    id: 'size-default',
    kind: 'paging',
    operation: dashboard,
    what: 'pages of 20 where no size is said',
    plant: request(dashboard, (call) => withQuery(call, { pageSize: call.query.get('pageSize') ?? 20 })),
  },
  {
    id: 'size-capped',
    kind: 'paging',
    operation: dashboard,
    what: 'never more than 50 rows',
    plant: request(dashboard, (call) => {
      const size = number(call.query, 'pageSize', 10);
      return size > 50 && size <= 200 ? withQuery(call, { pageSize: 50 }) : call;
    }),
  },
  {
    id: 'max-cut',
    kind: 'paging',
    operation: dashboard,
    what: 'a size above the greatest is cut instead of refused',
    plant: request(dashboard, (call) =>
      number(call.query, 'pageSize', 10) > 200 ? withQuery(call, { pageSize: 200 }) : call,
    ),
  },
  {
    id: 'size-zero',
    kind: 'paging',
    operation: 'listComments',
    what: 'a size of 0 is the usual one',
    plant: with_('listComments', 'pageSize', (value) => (value === '0' ? undefined : value)),
  },
  {
    id: 'offset-negative',
    kind: 'paging',
    operation: 'listNotifications',
    what: 'an offset below 0 is 0',
    plant: with_('listNotifications', 'offset', (value) => (value.startsWith('-') ? '0' : value)),
  },
  {
    id: 'count-of-page',
    kind: 'paging',
    operation: 'listComments',
    what: 'Count is how many rows the page has',
    place: 'Count',
    plant: body('listComments', (page: Page) => ({ ...page, Count: page.Data.length })),
  },
  {
    id: 'count-unfiltered',
    kind: 'paging',
    operation: dashboard,
    what: 'Count is of all rows, whatever the filters',
    place: 'Count',
    plant: at(dashboard, async (call, next) => {
      const response = await next(call);
      if (!ok(response)) return response;
      const all = await next({ ...call, query: new URLSearchParams({ currentUser: 'false', pageSize: '1' }) });
      return withJson(response, { ...(jsonOf(response) as Page), Count: (jsonOf(all) as Page).Count });
    }),
  },
  {
    id: 'count-changes',
    kind: 'paging',
    operation: 'listNotifications',
    what: 'Count is what is left after the offset',
    place: 'Count',
    plant: body('listNotifications', (page: Page, call) => ({
      ...page,
      Count: Math.max(0, page.Count - number(call.query, 'offset', 0)),
    })),
  },
  {
    id: 'last-page-lost',
    kind: 'paging',
    operation: dashboard,
    what: 'a last page that is not full is left out',
    plant: rows(dashboard, (list, call) =>
      list.length < number(call.query, 'pageSize', 10) && number(call.query, 'offset', 0) > 0 ? [] : list,
    ),
  },
];
