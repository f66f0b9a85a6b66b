/** Filters and searches that let other rows through. */
import {
  at,
  jsonOf,
  type Mutant,
  ok,
  type Row,
  request,
  respondWith,
  responses,
  withJson,
  withQuery,
} from '../../mutant.ts';
import { accepted, dashboard, ignored, type Page, with_ } from './list-layers.ts';

export const filters: Mutant[] = [
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
    id: 'filter-unknown-dropped',
    kind: 'filters',
    operation: 'readCompare',
    what: 'an edition that is not there is left out of the comparison, where the contract refuses it with 404',
    plant: with_('readCompare', 'editions', (value) => value.replace(/,999999999\b/, '')),
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
      const response = await next(call);
      const wanted = call.query.get('indicatorName');
      if (!wanted || !ok(response)) return response;
      const page = jsonOf(response) as Page;
      const left = page.Data.filter((row) => `${row.OrderNumber} ${row.IndicatorName}`.includes(wanted));
      return withJson(response, { Data: left, Count: page.Count - page.Data.length + left.length });
    }),
  },
  {
    id: 'search-start',
    kind: 'filters',
    operation: dashboard,
    what: 'the search looks at the start only',
    plant: at(dashboard, async (call, next) => {
      const response = await next(call);
      const wanted = call.query.get('indicatorName')?.toLowerCase();
      if (!wanted || !ok(response)) return response;
      const page = jsonOf(response) as Page;
      const left = page.Data.filter((row) =>
        `${row.OrderNumber} ${row.IndicatorName}`.toLowerCase().startsWith(wanted),
      );
      return withJson(response, { Data: left, Count: page.Count - page.Data.length + left.length });
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
      const response = await next(call);
      if (!ok(response) || call.query.get('currentUser') === 'false') return response;
      const page = jsonOf(response) as Page;
      return withJson(response, { ...page, Data: page.Data.filter((row) => row.ResearchUserId === call.userId) });
    }),
  },
  {
    id: 'mine-always',
    kind: 'filters',
    operation: dashboard,
    what: 'currentUser is looked at and then taken for true',
    plant: accepted(dashboard, (call) => withQuery(call, { currentUser: 'true' })),
  },
  {
    id: 'mine-never',
    kind: 'filters',
    operation: dashboard,
    what: 'currentUser is looked at and then taken for false',
    plant: accepted(dashboard, (call) => withQuery(call, { currentUser: 'false' })),
  },
  {
    id: 'unknown-id-404',
    kind: 'filters',
    operation: dashboard,
    what: '404 for a filter that nothing fits',
    plant: responses(dashboard, ok, (response, call) =>
      (jsonOf(response) as Page).Count === 0 && call.query.has('countries')
        ? respondWith(
            404,
            { type: 'about:blank', title: 'Not Found', status: 404, code: 'not-found' },
            'application/problem+json',
          )
        : response,
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
      const all = jsonOf(await backend.send(1, 'GET', '/report-editions/4/countries')) as Row[];
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
