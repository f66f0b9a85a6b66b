/**
 * Mistakes in one branch: with a parameter that may be left out, beside another filter, on a
 * further page, at an end, for one status.
 */
import {
  as,
  at,
  body,
  jsonOf,
  type Mutant,
  ok,
  type Row,
  request,
  respondWith,
  responses,
  rows,
  withJson,
  withQuery,
} from '../../mutant.ts';
import { accepted, dashboard, type Page } from '../lists/list-layers.ts';
import { is } from './status-layers.ts';

/** Another code in the problems of a status. */
const coded = (operation: string, status: number, code: string) =>
  responses(operation, is(status), (response) => withJson(response, { ...(jsonOf(response) as Row), code }));

/** Responses of a status that a cache may keep. */
const kept = (operation: string, status: number) =>
  responses(operation, is(status), (response) => {
    response.headers.delete('cache-control');
    return response;
  });

const failed = () =>
  respondWith(
    500,
    { type: 'about:blank', title: 'x', status: 500, code: 'internal' },
    'application/problem+json; charset=utf-8',
  );

const isPattern = (letters: string): boolean => {
  try {
    return Boolean(new RegExp(letters));
  } catch {
    return false;
  }
};

const filters = ['indicatorName', 'countries', 'milestones', 'workflows', 'researchUsers', 'qaUsers'];

export const branches: Mutant[] = [
  {
    id: 'right-by-branch',
    kind: 'permissions',
    operation: 'readCompare',
    what: 'the right is not asked where milestones are chosen',
    place: '?milestones',
    plant: request('readCompare', async (call, backend) =>
      call.query.has('milestones') && call.userId !== undefined ? as(1, call, backend) : call,
    ),
  },
  {
    id: 'nobody-by-branch',
    kind: 'tokens',
    operation: 'readCompare',
    what: 'nobody has to sign in where milestones are chosen',
    place: '?milestones',
    plant: request('readCompare', async (call, backend) =>
      call.query.has('milestones') && !call.headers.has('authorization') ? as(1, call, backend) : call,
    ),
  },
  {
    id: 'code-of-403',
    kind: 'errors',
    operation: 'readCompareFilters',
    what: 'the code not-found in a 403',
    place: '/code',
    plant: coded('readCompareFilters', 403, 'not-found'),
  },
  {
    id: 'code-of-401',
    kind: 'errors',
    operation: 'updateMilestone',
    what: 'the code forbidden in a 401',
    place: '/code',
    plant: coded('updateMilestone', 401, 'forbidden'),
  },
  {
    id: 'code-of-404',
    kind: 'errors',
    operation: 'readReferences',
    what: 'the code malformed-request in a 404',
    place: '/code',
    plant: coded('readReferences', 404, 'malformed-request'),
  },
  {
    id: 'filters-first-page',
    kind: 'filters',
    operation: dashboard,
    what: 'the first page alone is filtered',
    place: 'offset=',
    plant: accepted(dashboard, (call) =>
      Number(call.query.get('offset') ?? 0) > 0
        ? withQuery(call, Object.fromEntries(filters.map((name) => [name, undefined])))
        : call,
    ),
  },
  {
    id: 'filter-beside',
    kind: 'filters',
    operation: dashboard,
    what: 'the statuses are forgotten beside QA users',
    place: 'workflows&qaUsers',
    plant: accepted(dashboard, (call) =>
      call.query.has('qaUsers') ? withQuery(call, { workflows: undefined }) : call,
    ),
  },
  {
    id: 'filter-beside-own',
    kind: 'filters',
    operation: dashboard,
    what: 'the milestones are forgotten among the rows of the caller',
    place: 'milestones',
    plant: accepted(dashboard, (call) =>
      call.query.get('currentUser') === 'true' ? withQuery(call, { milestones: undefined }) : call,
    ),
  },
  {
    id: 'search-pattern',
    kind: 'filters',
    operation: dashboard,
    what: '500 where the text is no regular expression',
    plant: at(dashboard, (call, next) =>
      isPattern(call.query.get('indicatorName') ?? '') ? next(call) : Promise.resolve(failed()),
    ),
  },
  {
    id: 'search-dots',
    kind: 'filters',
    operation: dashboard,
    what: 'the text is a regular expression',
    place: '?indicatorName',
    plant: accepted(dashboard, (call) =>
      call.query.get('indicatorName') === '.*' ? withQuery(call, { indicatorName: undefined }) : call,
    ),
  },
  {
    id: 'cache-of-404',
    kind: 'headers',
    operation: 'readReportEdition',
    what: 'a 404 may be cached',
    place: 'Cache-Control',
    plant: kept('readReportEdition', 404),
  },
  {
    id: 'cache-of-204',
    kind: 'headers',
    operation: 'deleteIndicator',
    what: 'a 204 may be cached',
    place: 'Cache-Control',
    plant: kept('deleteIndicator', 204),
  },
  {
    id: 'order-history',
    kind: 'order',
    operation: 'listRatingHistory',
    what: 'the oldest edition first',
    plant: rows('listRatingHistory', (list) => [...list].reverse()),
  },
  {
    id: 'order-compare-editions',
    kind: 'order',
    operation: 'readCompareFilters',
    what: 'editions by name',
    place: '/Editions/*',
    plant: body('readCompareFilters', ({ Editions, ...others }: { Editions: Row[] }) => ({
      ...others,
      Editions: [...Editions].sort((a, b) => String(a.FullName).localeCompare(String(b.FullName))),
    })),
  },
  {
    id: 'next-wraps',
    kind: 'consistency',
    operation: 'readAdjacentIndicators',
    what: 'after the last comes the first again',
    place: 'NextIndicator',
    plant: responses('readAdjacentIndicators', ok, async (response, { params, userId = 1 }, { send }) => {
      const told = jsonOf(response) as Row;
      if (told.NextIndicator !== null) return response;
      const pages = await Promise.all(
        [true, false].map((own) => send(userId, 'GET', `/dashboard/${params.reportEditionId}?currentUser=${own}`)),
      );
      const first = pages.flatMap((page) => (jsonOf(page) as Page).Data)[0];
      return withJson(response, {
        ...told,
        NextIndicator: { CountryId: first?.CountryId, IndicatorId: first?.IndicatorId },
      });
    }),
  },
];
