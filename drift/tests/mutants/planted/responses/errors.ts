/** Errors that are told in another form, or wrongly. */
import { jsonOf, type Mutant, type Row, respondWith, responses, withJson } from '../../mutant.ts';
import { is } from './status-layers.ts';

const trace = 'Error: duplicate key value\n    at Query.run (/app/node_modules/pg/lib/query.js:83:12)';

export const errors: Mutant[] = [
  {
    id: 'html-error',
    kind: 'errors',
    operation: 'readReferences',
    what: 'the 404 page of a proxy',
    plant: responses('readReferences', is(404), () => respondWith(404, '<html><body>nginx</body></html>', 'text/html')),
  },
  {
    id: 'stack-trace',
    kind: 'errors',
    operation: 'createIndicator',
    what: 'a stack trace in the text of a 500 for an invalid body',
    plant: responses('createIndicator', is(422), () => respondWith(500, trace, 'text/plain')),
  },
  {
    id: 'plain-problem',
    kind: 'errors',
    operation: 'listMilestones',
    what: 'application/json for a problem',
    plant: responses(
      'listMilestones',
      ({ status: s }) => s >= 400,
      (response) => ({
        ...response,
        headers: new Headers({ ...Object.fromEntries(response.headers), 'content-type': 'application/json' }),
      }),
    ),
  },
  {
    id: 'message-only',
    kind: 'errors',
    operation: 'listActivityIndicators',
    what: '{ message } instead of a problem',
    place: 'code',
    plant: responses(
      'listActivityIndicators',
      ({ status: s }) => s >= 400,
      (response) => withJson(response, { message: 'Not found', statusCode: response.status }),
    ),
  },
  {
    id: 'errors-as-map',
    kind: 'errors',
    operation: 'addReference',
    what: 'errors by name, as ASP.NET’s ValidationProblemDetails',
    place: 'errors',
    plant: responses('addReference', is(422), (response) =>
      withJson(response, { ...(jsonOf(response) as Row), errors: { Title: ['required'] } }),
    ),
  },
  {
    id: 'wrong-code',
    kind: 'errors',
    operation: 'updateReportEdition',
    what: 'the code conflict for a name that is taken',
    place: 'code',
    plant: responses('updateReportEdition', is(409), (response) => {
      const problem = jsonOf(response) as Row;
      return withJson(response, problem.code === 'duplicate-name' ? { ...problem, code: 'conflict' } : problem);
    }),
  },
  {
    id: 'wrong-pointer',
    kind: 'errors',
    operation: 'createIndicator',
    what: 'errors that name members in camelCase with a dot',
    place: 'pointer',
    plant: responses('createIndicator', is(422), (response) => {
      const problem = jsonOf(response) as { errors?: Row[] };
      return withJson(response, {
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
    plant: responses('updateRating', is(422), (response) =>
      withJson(response, { ...(jsonOf(response) as Row), errors: [] }),
    ),
  },
  {
    id: 'status-differs',
    kind: 'errors',
    operation: 'promoteRatingWorkflow',
    what: 'the problem says another status than the answer',
    place: 'status',
    plant: responses('promoteRatingWorkflow', is(409), (response) =>
      withJson(response, { ...(jsonOf(response) as Row), status: 400 }),
    ),
  },
  {
    id: 'query-crash',
    kind: 'errors',
    operation: 'readCompare',
    what: '500 for ids that do not exist',
    plant: responses(
      'readCompare',
      ({ status: s }) => s === 404 || s === 400,
      () =>
        respondWith(
          500,
          { type: 'about:blank', title: 'x', status: 500, code: 'internal' },
          'application/problem+json',
        ),
    ),
  },
];
