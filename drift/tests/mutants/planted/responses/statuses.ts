/** Another status than the contract says, and sign-in pages instead of a response. */
import { body, bytes, jsonOf, type Mutant, ok, type Row, respondWith, responses, withJson } from '../../mutant.ts';
import { is } from './status-layers.ts';

const status = (operation: string, from: number, to: number) =>
  responses(
    operation,
    (response) => response.status === from,
    (response) => {
      const problem = jsonOf(response) as Row | undefined;
      return {
        ...withJson(response, { ...problem, ...(problem && 'status' in problem && { status: to }) }),
        status: to,
      };
    },
  );

const page =
  '<!doctype html><html><head><title>Sign in</title></head><body><form action="/login"></form></body></html>';

export const statuses: Mutant[] = [
  {
    id: 'create-200',
    kind: 'status',
    operation: 'createMilestone',
    what: '200 for what was created',
    plant: status('createMilestone', 201, 200),
  },
  {
    id: 'delete-200',
    kind: 'status',
    operation: 'deleteIndicator',
    what: '200 with a word for what was deleted',
    plant: responses('deleteIndicator', is(204), () => respondWith(200, { deleted: true })),
  },
  {
    id: 'put-204',
    kind: 'status',
    operation: 'updateActivity',
    what: '204 without the record after a change',
    plant: responses('updateActivity', is(200), () => ({ status: 204, headers: new Headers(), body: bytes('') })),
  },
  {
    id: 'import-202',
    kind: 'status',
    operation: 'importFile',
    what: '202, the import goes on behind',
    plant: status('importFile', 200, 202),
  },
  {
    id: 'missing-as-400',
    kind: 'status',
    operation: 'readReportEdition',
    what: '400 for a record that is not there',
    plant: status('readReportEdition', 404, 400),
  },
  {
    id: 'missing-as-null',
    kind: 'status',
    operation: 'readLibraryIndicator',
    what: '200 and null for a record that is not there',
    plant: responses('readLibraryIndicator', is(404), () => respondWith(200, null)),
  },
  {
    id: 'missing-as-empty',
    kind: 'status',
    operation: 'listActivities',
    what: '200 and an empty list below a milestone that is not there',
    plant: responses('listActivities', is(404), () => respondWith(200, [])),
  },
  {
    id: 'missing-as-500',
    kind: 'status',
    operation: 'readIndicatorRating',
    what: 'a null pointer for a record that is not there',
    plant: responses('readIndicatorRating', is(404), () =>
      respondWith(
        500,
        { type: 'about:blank', title: 'Error', status: 500, code: 'internal' },
        'application/problem+json',
      ),
    ),
  },
  {
    id: 'conflict-as-400',
    kind: 'status',
    operation: 'updateReportEdition',
    what: '400 for a conflict',
    plant: status('updateReportEdition', 409, 400),
  },
  {
    id: 'conflict-as-500',
    kind: 'status',
    operation: 'createReportEdition',
    what: 'the unique index answers: 500 for a duplicate name',
    plant: status('createReportEdition', 409, 500),
  },
  {
    id: 'invalid-as-400',
    kind: 'status',
    operation: 'createActivity',
    what: '400 for an invalid body, the default of ASP.NET',
    plant: status('createActivity', 422, 400),
  },
  {
    id: 'invalid-as-200',
    kind: 'status',
    operation: 'updateMilestone',
    what: '200 with { success: false }',
    plant: responses('updateMilestone', is(422), () => respondWith(200, { success: false, errors: ['FullName'] })),
  },
  {
    id: 'malformed-as-404',
    kind: 'status',
    operation: 'readCountryIndicator',
    what: '404 for an address that means nothing, the default of typed routes',
    plant: status('readCountryIndicator', 400, 404),
  },
  {
    id: 'forbidden-as-401',
    kind: 'status',
    operation: 'exportData',
    what: '401 for a user without the right',
    plant: status('exportData', 403, 401),
  },
  {
    id: 'forbidden-as-404',
    kind: 'status',
    operation: 'listEditionUsers',
    what: '404 for a user without the right',
    plant: status('listEditionUsers', 403, 404),
  },
  {
    id: 'delete-again-404',
    kind: 'status',
    operation: 'deleteMilestone',
    what: '404 for what is already gone',
    plant: () => {
      const gone = new Set<string>();
      return async (call, next) => {
        if (call.operationId !== 'deleteMilestone') return next(call);
        const response = await next(call);
        if (response.status !== 204) return response;
        if (gone.has(call.path))
          return respondWith(
            404,
            { type: 'about:blank', title: 'Not Found', status: 404, code: 'not-found' },
            'application/problem+json',
          );
        gone.add(call.path);
        return response;
      };
    },
  },
  {
    id: 'sign-in-redirect',
    kind: 'sign-in page',
    operation: 'listDashboardIndicators',
    what: 'a redirect to the sign-in page',
    plant: responses('listDashboardIndicators', is(401), () => ({
      status: 302,
      headers: new Headers({ location: '/login?returnUrl=x' }),
      body: bytes(''),
    })),
  },
  {
    id: 'sign-in-page',
    kind: 'sign-in page',
    operation: 'listNotifications',
    what: 'the sign-in page with 200',
    plant: responses('listNotifications', is(401), () => respondWith(200, page, 'text/html; charset=utf-8')),
  },
  {
    id: 'single-page-app',
    kind: 'sign-in page',
    operation: 'listWorkflowIndicators',
    what: 'the client’s index.html for whatever is not there',
    plant: responses('listWorkflowIndicators', is(404), () => respondWith(200, page, 'text/html; charset=utf-8')),
  },
  {
    id: 'empty-edition-404',
    kind: 'status',
    operation: 'listNotifications',
    what: '404 where a list is empty',
    plant: responses('listNotifications', ok, (response) =>
      (jsonOf(response) as { Data: Row[] }).Data.length > 0
        ? response
        : respondWith(
            404,
            { type: 'about:blank', title: 'Not Found', status: 404, code: 'not-found' },
            'application/problem+json',
          ),
    ),
  },
  {
    id: 'partial-list',
    kind: 'status',
    operation: 'listLibraryIndicators',
    what: 'cut to the first 100 rows',
    plant: body('listLibraryIndicators', (list: Row[]) => list.slice(0, 100)),
  },
];
