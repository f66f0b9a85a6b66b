/** Permissions that are not checked, or checked for the wrong people. */
import {
  as,
  at,
  body,
  jsonOf,
  type Mutant,
  member,
  ok,
  type Row,
  request,
  respondWith,
  withJson,
} from '../../mutant.ts';

const forbidden = () =>
  respondWith(
    403,
    { type: 'about:blank', title: 'Forbidden', status: 403, code: 'forbidden' },
    'application/problem+json',
  );

/** Sends this user's requests as the administrator. */
const raised = (operation: string, ...users: number[]) =>
  request(operation, async (call, backend) => (users.includes(call.userId ?? 0) ? as(1, call, backend) : call));

export const permissions: Mutant[] = [
  {
    id: 'permission-missing-read',
    kind: 'permissions',
    operation: 'listWorkflowRegions',
    what: 'a researcher may read what needs report-management',
    plant: raised('listWorkflowRegions', 2),
  },
  {
    id: 'permission-missing-one',
    kind: 'permissions',
    operation: 'exportData',
    what: 'a spectator may export',
    plant: raised('exportData', 5),
  },
  {
    id: 'permission-missing-write',
    kind: 'permissions',
    operation: 'updateActivity',
    what: 'whoever is signed in may change an activity',
    plant: raised('updateActivity', 2, 3, 4, 5),
  },
  {
    id: 'permission-missing-delete',
    kind: 'permissions',
    operation: 'removeEditionCountry',
    what: 'a researcher may take a country out',
    plant: raised('removeEditionCountry', 2),
  },
  {
    id: 'permission-extra',
    kind: 'permissions',
    operation: 'listReportEditions',
    what: 'a spectator is refused what everybody may',
    plant: at('listReportEditions', async (call, next) => (call.userId === 5 ? forbidden() : next(call))),
  },
  {
    id: 'permission-extra-write',
    kind: 'permissions',
    operation: 'addReference',
    what: 'only the administrator may cite',
    plant: at('addReference', async (call, next) => (call.userId === 1 ? next(call) : forbidden())),
  },
  {
    id: 'own-as-any',
    kind: 'permissions',
    operation: 'updateRating',
    what: 'who may rate what is assigned to them may rate everything',
    plant: raised('updateRating', 2, 4),
  },
  {
    id: 'returned-by-anyone',
    kind: 'permissions',
    operation: 'promoteRatingWorkflow',
    what: 'a spectator is answered 200 for a step',
    plant: at('promoteRatingWorkflow', async (call, next, backend) => {
      const response = await next(call);
      return response.status === 403 && call.userId === 5
        ? backend.send(1, 'GET', call.path.replace('/api/v1', '').replace('rating-workflow-promotion', 'rating'))
        : response;
    }),
  },
  {
    id: 'spectator-comments',
    kind: 'permissions',
    operation: 'addComment',
    what: 'a spectator may comment',
    plant: raised('addComment', 5),
  },
  {
    id: 'clears-for-others',
    kind: 'permissions',
    operation: 'clearNotification',
    what: 'whoever knows the address clears the notification of another',
    plant: at('clearNotification', async (call, next, backend) => {
      const response = await next(call);
      return response.status === 403 && Number(call.params.taggedId) <= 12
        ? next(await as(Number(call.params.taggedId), call, backend))
        : response;
    }),
  },
  {
    id: 'promotes-anyone',
    kind: 'permissions',
    operation: 'promoteRatingWorkflow',
    what: 'a reviewer completes what another is to review',
    plant: raised('promoteRatingWorkflow', 2, 4),
  },
  {
    id: 'previous-references',
    kind: 'permissions',
    operation: 'copyReferenceToCurrent',
    what: 'a spectator may use a source again',
    plant: raised('copyReferenceToCurrent', 5),
  },
  {
    id: 'write-before-refusal',
    kind: 'permissions',
    operation: 'updateMilestone',
    what: 'the change is stored, then refused with 403',
    plant: at('updateMilestone', async (call, next, backend) => {
      const response = await next(call);
      if (response.status === 403) await next(await as(1, call, backend));
      return response;
    }),
  },
  {
    id: 'permissions-of-admin',
    kind: 'permissions',
    operation: 'readCurrentUser',
    what: 'everybody is told the permissions of the administrator',
    plant: at('readCurrentUser', async (call, next, backend) =>
      next(call.userId === 5 ? await as(1, call, backend) : call),
    ),
  },
  {
    id: 'others-notifications',
    kind: 'permissions',
    operation: 'listNotifications',
    what: 'the notifications of the administrator for everybody',
    plant: at('listNotifications', async (call, next, backend) => {
      const response = await next(call);
      return ok(response) ? next(await as(2, call, backend)) : response;
    }),
  },
  {
    id: 'inactive-listed',
    kind: 'permissions',
    operation: 'listMentionableUsers',
    what: 'users of other editions can be mentioned',
    plant: body('listMentionableUsers', (list: Row[]) => [
      ...list,
      { Id: 6, FullName: 'Noor Haddad', EmailAddress: 'inactive@demo.test' },
    ]),
  },
  {
    id: 'notifications-of-all',
    kind: 'permissions',
    operation: 'listNotifications',
    what: 'what others were tagged in as well',
    place: 'TaggedId',
    plant: at('listNotifications', async (call, next, { send }) => {
      const response = await next(call);
      if (!ok(response)) return response;
      const pages = await Promise.all(
        [1, 2, 3, 4, 5].map((user) => send(user, 'GET', `${call.path.replace('/api/v1', '')}?pageSize=100`)),
      );
      const all = pages
        .flatMap((page) => (jsonOf(page) as { Data: Row[] }).Data)
        .sort(
          (a, b) =>
            String(b.DateCreated).localeCompare(String(a.DateCreated)) || Number(b.CommentId) - Number(a.CommentId),
        );
      const offset = Number(call.query.get('offset') ?? 0);
      const size = Number(call.query.get('pageSize') ?? 20);
      return withJson(response, { Data: all.slice(offset, offset + size), Count: all.length });
    }),
  },
  {
    id: 'email-hidden',
    kind: 'permissions',
    operation: 'listWorkflowUsers',
    what: 'e-mail addresses are masked',
    place: 'EmailAddress',
    plant: member('listWorkflowUsers', 'EmailAddress', (value: string) =>
      value.replace(/^[^@]+/, (name) => '*'.repeat(name.length)),
    ),
  },
];
