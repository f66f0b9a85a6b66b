/** Statuses, media types and headers, error documents, and addresses that are not where they should be. */
import {
  answering,
  answers,
  at,
  body,
  bytes,
  jsonOf,
  type Mutant,
  ok,
  type Row,
  withJson,
  withText,
} from './mutant.ts';

const status = (operation: string, from: number, to: number) =>
  answers(
    operation,
    (answer) => answer.status === from,
    (answer) => {
      const problem = jsonOf(answer) as Row | undefined;
      return { ...withJson(answer, { ...problem, ...(problem && 'status' in problem && { status: to }) }), status: to };
    },
  );
const is = (wanted: number) => (answer: { status: number }) => answer.status === wanted;
const page =
  '<!doctype html><html><head><title>Sign in</title></head><body><form action="/login"></form></body></html>';
const trace = 'Error: duplicate key value\n    at Query.run (/app/node_modules/pg/lib/query.js:83:12)';

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
    plant: answers('deleteIndicator', is(204), () => answering(200, { deleted: true })),
  },
  {
    id: 'put-204',
    kind: 'status',
    operation: 'updateActivity',
    what: '204 without the record after a change',
    plant: answers('updateActivity', is(200), () => ({ status: 204, headers: new Headers(), body: bytes('') })),
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
    plant: answers('readLibraryIndicator', is(404), () => answering(200, null)),
  },
  {
    id: 'missing-as-empty',
    kind: 'status',
    operation: 'listActivities',
    what: '200 and an empty list below a milestone that is not there',
    plant: answers('listActivities', is(404), () => answering(200, [])),
  },
  {
    id: 'missing-as-500',
    kind: 'status',
    operation: 'readIndicatorRating',
    what: 'a null pointer for a record that is not there',
    plant: answers('readIndicatorRating', is(404), () =>
      answering(
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
    plant: answers('updateMilestone', is(422), () => answering(200, { success: false, errors: ['FullName'] })),
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
        const answer = await next(call);
        if (answer.status !== 204) return answer;
        if (gone.has(call.path))
          return answering(
            404,
            { type: 'about:blank', title: 'Not Found', status: 404, code: 'not-found' },
            'application/problem+json',
          );
        gone.add(call.path);
        return answer;
      };
    },
  },
  {
    id: 'sign-in-redirect',
    kind: 'sign-in page',
    operation: 'listDashboardIndicators',
    what: 'a redirect to the sign-in page',
    plant: answers('listDashboardIndicators', is(401), () => ({
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
    plant: answers('listNotifications', is(401), () => answering(200, page, 'text/html; charset=utf-8')),
  },
  {
    id: 'single-page-app',
    kind: 'sign-in page',
    operation: 'listWorkflowIndicators',
    what: 'the client’s index.html for whatever is not there',
    plant: answers('listWorkflowIndicators', is(404), () => answering(200, page, 'text/html; charset=utf-8')),
  },
  {
    id: 'html-error',
    kind: 'errors',
    operation: 'readReferences',
    what: 'the 404 page of a proxy',
    plant: answers('readReferences', is(404), () => answering(404, '<html><body>nginx</body></html>', 'text/html')),
  },
  {
    id: 'stack-trace',
    kind: 'errors',
    operation: 'createIndicator',
    what: 'a stack trace in the text of a 500 for an invalid body',
    plant: answers('createIndicator', is(422), () => answering(500, trace, 'text/plain')),
  },
  {
    id: 'plain-problem',
    kind: 'errors',
    operation: 'listMilestones',
    what: 'application/json for a problem',
    plant: answers(
      'listMilestones',
      ({ status: s }) => s >= 400,
      (answer) => ({
        ...answer,
        headers: new Headers({ ...Object.fromEntries(answer.headers), 'content-type': 'application/json' }),
      }),
    ),
  },
  {
    id: 'message-only',
    kind: 'errors',
    operation: 'listActivityIndicators',
    what: '{ message } instead of a problem',
    place: 'code',
    plant: answers(
      'listActivityIndicators',
      ({ status: s }) => s >= 400,
      (answer) => withJson(answer, { message: 'Not found', statusCode: answer.status }),
    ),
  },
  {
    id: 'errors-as-map',
    kind: 'errors',
    operation: 'addReference',
    what: 'errors by name, as ASP.NET’s ValidationProblemDetails',
    place: 'errors',
    plant: answers('addReference', is(422), (answer) =>
      withJson(answer, { ...(jsonOf(answer) as Row), errors: { Title: ['required'] } }),
    ),
  },
  {
    id: 'wrong-code',
    kind: 'errors',
    operation: 'updateReportEdition',
    what: 'the code conflict for a name that is taken',
    place: 'code',
    plant: answers('updateReportEdition', is(409), (answer) => {
      const problem = jsonOf(answer) as Row;
      return withJson(answer, problem.code === 'duplicate-name' ? { ...problem, code: 'conflict' } : problem);
    }),
  },
  {
    id: 'wrong-pointer',
    kind: 'errors',
    operation: 'createIndicator',
    what: 'errors that name members in camelCase with a dot',
    place: 'pointer',
    plant: answers('createIndicator', is(422), (answer) => {
      const problem = jsonOf(answer) as { errors?: Row[] };
      return withJson(answer, {
        ...problem,
        errors: problem.errors?.map((error) => ({
          ...error,
          pointer: String(error.pointer)
            .slice(1)
            .replace(/^./, (c) => c.toLowerCase()),
        })),
      });
    }),
  },
  {
    id: 'only-first-error',
    kind: 'errors',
    operation: 'updateRating',
    what: 'errors without any member named',
    place: 'errors',
    plant: answers('updateRating', is(422), (answer) => withJson(answer, { ...(jsonOf(answer) as Row), errors: [] })),
  },
  {
    id: 'status-differs',
    kind: 'errors',
    operation: 'promoteRatingWorkflow',
    what: 'the problem says another status than the answer',
    place: 'status',
    plant: answers('promoteRatingWorkflow', is(409), (answer) =>
      withJson(answer, { ...(jsonOf(answer) as Row), status: 400 }),
    ),
  },
  {
    id: 'text-plain',
    kind: 'media type',
    operation: 'readCompareFilters',
    what: 'JSON as text/plain',
    place: 'Content-Type',
    plant: answers('readCompareFilters', ok, (answer) => ({
      ...answer,
      headers: new Headers({ 'content-type': 'text/plain' }),
    })),
  },
  {
    id: 'no-type',
    kind: 'media type',
    operation: 'listExportCountries',
    what: 'no Content-Type at all',
    place: 'Content-Type',
    plant: answers('listExportCountries', ok, (answer) => ({ ...answer, headers: new Headers() })),
  },
  {
    id: 'latin-1',
    kind: 'media type',
    operation: 'listAssignableRegions',
    what: 'JSON in ISO 8859-1',
    plant: answers('listAssignableRegions', ok, (answer) => ({
      ...answer,
      headers: new Headers({ 'content-type': 'application/json; charset=iso-8859-1' }),
      body: new Uint8Array(Buffer.from(new TextDecoder().decode(answer.body), 'latin1')),
    })),
  },
  {
    id: 'bom',
    kind: 'media type',
    operation: 'listGlobalIndicators',
    what: 'a byte order mark before the JSON',
    plant: answers('listGlobalIndicators', ok, (answer) =>
      withText(answer, `\ufeff${new TextDecoder().decode(answer.body)}`),
    ),
  },
  {
    id: 'no-challenge',
    kind: 'headers',
    operation: 'readDashboardFilters',
    what: '401 without WWW-Authenticate',
    place: 'WWW-Authenticate',
    plant: answers('readDashboardFilters', is(401), (answer) => {
      answer.headers.delete('www-authenticate');
      return answer;
    }),
  },
  {
    id: 'basic-challenge',
    kind: 'headers',
    operation: 'listRatingHistory',
    what: '401 that asks for Basic',
    place: 'WWW-Authenticate',
    plant: answers('listRatingHistory', is(401), (answer) => {
      answer.headers.set('www-authenticate', 'Basic realm="x"');
      return answer;
    }),
  },
  {
    id: 'no-disposition',
    kind: 'headers',
    operation: 'downloadExport',
    what: 'a download without a name',
    place: 'Content-Disposition',
    plant: answers('downloadExport', is(200), (answer) => {
      answer.headers.delete('content-disposition');
      return answer;
    }),
  },
  {
    id: 'inline',
    kind: 'headers',
    operation: 'exportCompare',
    what: 'a workbook to be shown in the page',
    place: 'Content-Disposition',
    plant: answers('exportCompare', is(200), (answer) => {
      answer.headers.set('content-disposition', 'inline; filename=x.xlsx');
      return answer;
    }),
  },
  {
    id: 'route-missing',
    kind: 'addresses',
    operation: 'readAdjacentIndicators',
    what: 'nothing is mounted there',
    plant: at('readAdjacentIndicators', (call, next) => next({ ...call, path: `${call.path}s-x` })),
  },
  {
    id: 'method-other',
    kind: 'addresses',
    operation: 'reorderIndicator',
    what: 'PATCH instead of PUT',
    plant: at('reorderIndicator', async () => ({
      status: 405,
      headers: new Headers({ allow: 'PATCH' }),
      body: bytes(''),
    })),
  },
  {
    id: 'method-404',
    kind: 'addresses',
    operation: 'clearNotification',
    what: 'POST instead of PUT, PUT is not found',
    plant: at('clearNotification', (call, next) => next({ ...call, path: '/api/v1/no-such-place' })),
  },
  {
    id: 'trailing-slash',
    kind: 'addresses',
    operation: 'listCountries',
    what: 'only with a slash at the end: redirected',
    plant: at('listCountries', async (call) => ({
      status: 301,
      headers: new Headers({ location: `${call.path}/` }),
      body: bytes(''),
    })),
  },
  {
    id: 'wrong-handler',
    kind: 'addresses',
    operation: 'listEditionGlobalUsers',
    what: 'the route below catches it: the users of the edition',
    plant: at('listEditionGlobalUsers', (call, next) =>
      next({ ...call, path: call.path.replace('global-users', 'users') }),
    ),
  },
  {
    id: 'wrong-route-order',
    kind: 'addresses',
    operation: 'readCurrentUser',
    what: 'GET /users/{id} catches current-user',
    plant: answers('readCurrentUser', ok, () =>
      answering(
        400,
        { type: 'about:blank', title: 'Bad Request', status: 400, code: 'malformed-request' },
        'application/problem+json',
      ),
    ),
  },
  {
    id: 'query-crash',
    kind: 'errors',
    operation: 'readCompare',
    what: '500 for ids that do not exist',
    plant: answers(
      'readCompare',
      ({ status: s }) => s === 404 || s === 400,
      () =>
        answering(500, { type: 'about:blank', title: 'x', status: 500, code: 'internal' }, 'application/problem+json'),
    ),
  },
  {
    id: 'empty-edition-404',
    kind: 'status',
    operation: 'listNotifications',
    what: '404 where a list is empty',
    plant: answers('listNotifications', ok, (answer) =>
      (jsonOf(answer) as { Data: Row[] }).Data.length > 0
        ? answer
        : answering(
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
