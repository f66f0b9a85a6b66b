/** Who may, what is refused and in which words, as a team of another framework would have it. */
import {
  as,
  at,
  type BackendResponse,
  idIn,
  jsonOf,
  type Mutant,
  type Row,
  request,
  respondWith,
  responses,
  withJson,
} from '../../mutant.ts';

const kind = 'others-access';
const refusal = (status: number, code: string, detail: string): BackendResponse =>
  respondWith(
    status,
    { type: 'about:blank', title: 'Refused', status, detail, code },
    'application/problem+json; charset=utf-8',
  );
const refused = (status: number, code?: string) => (response: BackendResponse) =>
  response.status === status && (code === undefined || (jsonOf(response) as Row)?.code === code);
const withMember = (name: string, value: unknown) => (response: BackendResponse) =>
  withJson(response, { ...(jsonOf(response) as Row), [name]: value });

export const otherAccess: Mutant[] = [
  {
    id: 'o-log-for-researchers',
    kind,
    operation: 'listUserActivity',
    what: 'researchers read the log of any user; it needs user-management or report-management',
    plant: request('listUserActivity', (call, backend) => (call.userId === 2 ? as(1, call, backend) : call)),
  },
  {
    id: 'o-spectator-no-work',
    kind,
    operation: 'readMyWork',
    what: 'spectators are refused, for they have no work; nobody who is signed in is (x-permissions [[]])',
    plant: at('readMyWork', async (call, next) =>
      call.userId === 5 ? refusal(403, 'forbidden', 'Not allowed') : next(call),
    ),
  },
  {
    id: 'o-clears-for-others',
    kind,
    operation: 'clearNotification',
    what: 'anybody clears a notification; "Nobody but the tagged user can"',
    plant: request('clearNotification', (call, backend) => {
      const tagged = idIn(call.params.taggedId);
      return tagged >= 1 && tagged <= 5 && call.userId ? as(tagged, call, backend) : call;
    }),
  },
  {
    id: 'o-export-for-all',
    kind,
    operation: 'exportData',
    what: 'who is signed in exports; it needs dataentry-export',
    plant: request('exportData', (call, backend) => (call.userId === 5 ? as(1, call, backend) : call)),
  },
  {
    id: 'o-views-of-anybody',
    kind,
    operation: 'updateView',
    what: 'a view of somebody else is changed; it needs view:own',
    plant: request('updateView', async (call, backend) => {
      const view = await backend.db
        .selectFrom('saved_view')
        .select('user_id')
        .where('id', '=', idIn(call.params.viewId))
        .where('edition_id', 'is', null)
        .executeTakeFirst();
      return view && call.userId ? as(view.user_id, call, backend) : call;
    }),
  },
  {
    id: 'o-removes-unassigned',
    kind,
    operation: 'removeReference',
    what: 'any researcher removes references of any rating; it needs is:assigned',
    plant: request('removeReference', (call, backend) =>
      call.userId === 2 || call.userId === 4 ? as(1, call, backend) : call,
    ),
  },
  {
    id: 'o-external-no-comment',
    kind,
    operation: 'addComment',
    what: 'externals are refused on their own work; dataentry-indicator-edit-own with is:assigned may',
    plant: at('addComment', async (call, next) =>
      call.userId === 4 ? refusal(403, 'forbidden', 'Not allowed') : next(call),
    ),
  },
  {
    id: 'o-duplicate-as-conflict',
    kind,
    operation: 'createUser',
    what: 'a taken e-mail has the code conflict; it is "409 duplicate-name"',
    plant: responses('createUser', refused(409, 'duplicate-name'), withMember('code', 'conflict')),
  },
  {
    id: 'o-stale-as-conflict',
    kind,
    operation: 'updateMilestone',
    what: 'an outdated Version has the code conflict; it is "409 `stale`"',
    plant: responses('updateMilestone', refused(409, 'stale'), withMember('code', 'conflict')),
  },
  {
    id: 'o-dotted-pointer',
    kind,
    operation: 'addReference',
    what: 'errors name members by dots; ProblemError.pointer is a "JSON pointer into the body"',
    plant: responses('addReference', refused(422), (response) => {
      const value = jsonOf(response) as { errors?: Row[] };
      const errors = value.errors?.map((one) => ({
        ...one,
        pointer: String(one.pointer).replace(/^\//, '').replaceAll('/', '.'),
      }));
      return withJson(response, { ...value, ...(errors && { errors }) });
    }),
  },
  {
    id: 'o-status-in-text',
    kind,
    operation: 'readDossier',
    what: 'the status of problems is a text, "404"; Problem.status is an integer',
    plant: responses('readDossier', refused(404), withMember('status', '404')),
  },
  {
    id: 'o-invalid-as-400',
    kind,
    operation: 'createIndicator',
    what: 'every refused body is 400; 422 is "Well-formed, but invalid"',
    plant: responses('createIndicator', refused(422), (response) => ({
      ...withMember('status', 400)(response),
      status: 400,
    })),
  },
  {
    id: 'o-not-a-spreadsheet-422',
    kind,
    operation: 'importFile',
    what: 'any other file is 422; "A file that cannot be read as .xlsx is 415"',
    plant: responses('importFile', refused(415), (response) => ({
      ...withMember('status', 422)(response),
      status: 422,
    })),
  },
  {
    id: 'o-no-challenge',
    kind,
    operation: 'readPreferences',
    what: '401 comes without WWW-Authenticate, which the answer Unauthorized requires',
    plant: responses('readPreferences', refused(401), (response) => {
      const headers = new Headers(response.headers);
      headers.delete('www-authenticate');
      return { ...response, headers };
    }),
  },
  {
    id: 'o-download-again',
    kind,
    operation: 'downloadExport',
    what: 'a download works again and again; "once and within five minutes"',
    plant: () => {
      const kept = new Map<string, BackendResponse>();
      return async (call, next) => {
        if (call.operationId !== 'downloadExport') return next(call);
        const before = kept.get(call.path);
        if (before) return before;
        const response = await next(call);
        if (response.status === 200) kept.set(call.path, response);
        return response;
      };
    },
  },
  {
    id: 'o-gone-is-404',
    kind,
    operation: 'deleteView',
    what: 'a view that is gone is 404; "Also 204 for a view that is already gone"',
    plant: at('deleteView', async (call, next, { db }) => {
      const view = await db
        .selectFrom('saved_view')
        .select('id')
        .where('id', '=', idIn(call.params.viewId))
        .executeTakeFirst();
      const response = await next(call);
      return !view && response.status === 204 ? refusal(404, 'not-found', 'No such view') : response;
    }),
  },
  {
    id: 'o-known-email-409',
    kind,
    operation: 'importUsers',
    what: 'an e-mail with an account refuses the list; it "is left as it is and told"',
    plant: at('importUsers', async (call, next, { db }) => {
      const { Users = [] } = (jsonOf(call) ?? {}) as { Users?: { EmailAddress?: unknown }[] };
      const emails = Array.isArray(Users) ? Users.map((one) => String(one?.EmailAddress)) : [];
      const known =
        emails.length > 0
          ? await db.selectFrom('app_user').select('id').where('email', 'in', emails).executeTakeFirst()
          : undefined;
      return known && call.userId === 1 ? refusal(409, 'duplicate-name', 'An account has this e-mail') : next(call);
    }),
  },
  {
    id: 'o-independent-refused',
    kind,
    operation: 'unassignParentIndicator',
    what: 'an indicator without a parent is 409; "One that has no parent is answered as it is"',
    plant: at('unassignParentIndicator', async (call, next, { db }) => {
      const indicator = await db
        .selectFrom('indicator')
        .select('parent_indicator_id')
        .where('id', '=', idIn(call.params.indicatorId))
        .executeTakeFirst();
      const response = await next(call);
      return indicator && indicator.parent_indicator_id === null && response.status === 200
        ? refusal(409, 'conflict', 'It has no parent')
        : response;
    }),
  },
];
