/** Pages, orders and filters. */
import {
  answering,
  answers,
  at,
  body,
  type Call,
  jsonOf,
  type Mutant,
  ok,
  type Row,
  request,
  rows,
  withJson,
  withQuery,
} from './mutant.ts';

const number = (query: URLSearchParams, name: string, usual: number) => Number(query.get(name) ?? usual);
const dashboard = 'listDashboardIndicators';

/** Without this filter. */
const ignored = (operation: string, name: string) =>
  accepted(operation, (call) => withQuery(call, { [name]: undefined }));

/** Changes a request that would be accepted as it is. */
const accepted = (operation: string, change: (call: Call) => Call) =>
  at(operation, async (call, next) => {
    const answer = await next(call);
    return ok(answer) ? next(change(call)) : answer;
  });

/** With another value of a filter that is given. */
const with_ = (operation: string, name: string, change: (value: string) => string | undefined) =>
  request(operation, (call) => {
    const value = call.query.get(name);
    return value === null ? call : withQuery(call, { [name]: change(value) });
  });

type Page = { Data: Row[]; Count: number };

export const lists: Mutant[] = [
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
      const answer = await next(call);
      if (!ok(answer)) return answer;
      const all = await next({ ...call, query: new URLSearchParams({ currentUser: 'false', pageSize: '1' }) });
      return withJson(answer, { ...(jsonOf(answer) as Page), Count: (jsonOf(all) as Page).Count });
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
  {
    id: 'page-unsorted',
    kind: 'order',
    operation: dashboard,
    what: 'the rows of a page in an order that changes',
    plant: () => {
      let turn = 0;
      return async (call, next) => {
        const answer = await next(call);
        if (call.operationId !== dashboard || !ok(answer)) return answer;
        turn += 1;
        const page = jsonOf(answer) as Page;
        return withJson(answer, { ...page, Data: turn % 2 ? page.Data : [...page.Data].reverse() });
      };
    },
  },
  {
    id: 'order-descending',
    kind: 'order',
    operation: 'listReportEditions',
    what: 'the other way round',
    plant: rows('listReportEditions', (list) => [...list].reverse()),
  },
  {
    id: 'order-by-id',
    kind: 'order',
    operation: 'listUsers',
    what: 'in the order of the Ids',
    plant: rows('listUsers', (list) => [...list].sort((a, b) => Number(a.Id) - Number(b.Id))),
  },
  {
    id: 'order-code-points',
    kind: 'order',
    operation: 'listCountries',
    what: 'letters with accents after Z',
    plant: rows('listCountries', (list) => [...list].sort((a, b) => (String(a.Name) < String(b.Name) ? -1 : 1))),
  },
  {
    id: 'order-comments-oldest',
    kind: 'order',
    operation: 'listComments',
    what: 'the oldest comment first',
    plant: rows('listComments', (list) => [...list].reverse()),
  },
  {
    id: 'order-library',
    kind: 'order',
    operation: 'listLibraryIndicators',
    what: 'by name instead of number',
    plant: rows('listLibraryIndicators', (list) =>
      [...list].sort((a, b) => String(a.ShortName).localeCompare(String(b.ShortName))),
    ),
  },
  {
    id: 'order-tree',
    kind: 'order',
    operation: 'listCountryModules',
    what: 'milestones by name',
    plant: rows('listCountryModules', (list) =>
      [...list].sort((a, b) => String(a.ShortName).localeCompare(String(b.ShortName))),
    ),
  },
  {
    id: 'filter-ignored',
    kind: 'filters',
    operation: dashboard,
    what: 'the milestones are not read',
    plant: ignored(dashboard, 'milestones'),
  },
  {
    id: 'filter-status-ignored',
    kind: 'filters',
    operation: dashboard,
    what: 'the statuses are not read',
    plant: ignored(dashboard, 'workflows'),
  },
  {
    id: 'filter-qa-as-research',
    kind: 'filters',
    operation: dashboard,
    what: 'QA users are looked for among researchers',
    plant: request(dashboard, (call) => {
      const qa = call.query.get('qaUsers');
      return qa === null || call.query.has('researchUsers')
        ? call
        : withQuery(call, { qaUsers: undefined, researchUsers: qa });
    }),
  },
  {
    id: 'filter-first-only',
    kind: 'filters',
    operation: dashboard,
    what: 'only the first of several countries counts',
    plant: with_(dashboard, 'countries', (value) => value.replace(/,.*\]/, ']')),
  },
  {
    id: 'filter-or',
    kind: 'filters',
    operation: dashboard,
    what: 'two filters are joined by "or": the second is dropped',
    plant: request(dashboard, (call) =>
      call.query.has('milestones') && call.query.has('countries') ? withQuery(call, { milestones: undefined }) : call,
    ),
  },
  {
    id: 'filter-null-dropped',
    kind: 'filters',
    operation: dashboard,
    what: 'nobody is assigned: null is not understood',
    plant: with_(dashboard, 'researchUsers', (value) => {
      const rest = value.replace(/,?null/, '').replace('[,', '[');
      return value.includes('null') && value.startsWith('1') ? (/\d\]/.test(rest) ? rest : '1: [999999]') : value;
    }),
  },
  {
    id: 'search-case',
    kind: 'filters',
    operation: dashboard,
    what: 'the search minds capitals',
    plant: at(dashboard, async (call, next) => {
      const answer = await next(call);
      const wanted = call.query.get('indicatorName');
      if (!wanted || !ok(answer)) return answer;
      const page = jsonOf(answer) as Page;
      const left = page.Data.filter((row) => `${row.OrderNumber} ${row.IndicatorName}`.includes(wanted));
      return withJson(answer, { Data: left, Count: page.Count - page.Data.length + left.length });
    }),
  },
  {
    id: 'search-start',
    kind: 'filters',
    operation: dashboard,
    what: 'the search looks at the start only',
    plant: at(dashboard, async (call, next) => {
      const answer = await next(call);
      const wanted = call.query.get('indicatorName')?.toLowerCase();
      if (!wanted || !ok(answer)) return answer;
      const page = jsonOf(answer) as Page;
      const left = page.Data.filter((row) =>
        `${row.OrderNumber} ${row.IndicatorName}`.toLowerCase().startsWith(wanted),
      );
      return withJson(answer, { Data: left, Count: page.Count - page.Data.length + left.length });
    }),
  },
  {
    id: 'search-wildcard',
    kind: 'filters',
    operation: dashboard,
    what: '% stands for anything, as in LIKE',
    plant: with_(dashboard, 'indicatorName', (value) => value.replaceAll(/[%_]/g, '')),
  },
  {
    id: 'search-name-only',
    kind: 'filters',
    operation: dashboard,
    what: 'the search does not look at the number',
    plant: with_(dashboard, 'indicatorName', (value) => (/^[\d.]+$/.test(value) ? 'zzzz' : value)),
  },
  {
    id: 'mine-default',
    kind: 'filters',
    operation: dashboard,
    what: 'everybody’s rows where currentUser is left out',
    plant: request(dashboard, (call) => withQuery(call, { currentUser: call.query.get('currentUser') ?? 'false' })),
  },
  {
    id: 'mine-research-only',
    kind: 'filters',
    operation: dashboard,
    what: 'what the caller reviews is not theirs',
    plant: at(dashboard, async (call, next) => {
      const answer = await next(call);
      if (!ok(answer) || call.query.get('currentUser') === 'false') return answer;
      const page = jsonOf(answer) as Page;
      return withJson(answer, { ...page, Data: page.Data.filter((row) => row.ResearchUserId === call.userId) });
    }),
  },
  {
    id: 'unknown-id-404',
    kind: 'filters',
    operation: dashboard,
    what: '404 for a filter that nothing fits',
    plant: answers(dashboard, ok, (answer, call) =>
      (jsonOf(answer) as Page).Count === 0 && call.query.has('countries')
        ? answering(
            404,
            { type: 'about:blank', title: 'Not Found', status: 404, code: 'not-found' },
            'application/problem+json',
          )
        : answer,
    ),
  },
  {
    id: 'query-unchecked',
    kind: 'filters',
    operation: dashboard,
    what: 'a filter that is no list is left out',
    plant: request(dashboard, (call) =>
      /^\[[\d,]*\]$/.test(call.query.get('countries') ?? '[]') ? call : withQuery(call, { countries: undefined }),
    ),
  },
  {
    id: 'compare-countries',
    kind: 'filters',
    operation: 'readCompare',
    what: 'all countries, whichever are asked for',
    plant: at('readCompare', async (call, next, backend) => {
      const all = jsonOf(await backend.ask(1, 'GET', '/report-editions/4/countries')) as Row[];
      const ids = all.slice(0, 5).map(({ Id }) => Id);
      return next(
        /^\[[\d,]+\]$/.test(call.query.get('countries') ?? '')
          ? withQuery(call, { countries: `[${ids.join(',')}]` })
          : call,
      );
    }),
  },
  {
    id: 'compare-milestones',
    kind: 'filters',
    operation: 'readCompare',
    what: 'the indicators of all milestones',
    plant: ignored('readCompare', 'milestones'),
  },
];
