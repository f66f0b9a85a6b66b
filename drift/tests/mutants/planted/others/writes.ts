/** What writes leave behind, or fail to, as a team that ports the backend would get it wrong. */
import { UserStatus } from '../../../../../generated/enums.ts';
import {
  after,
  at,
  type BackendResponse,
  body,
  idIn,
  jsonOf,
  type Mutant,
  ok,
  type Row,
  request,
  respondWith,
  sent,
  withJson,
} from '../../mutant.ts';

const kind = 'others-writes';

export const otherWrites: Mutant[] = [
  {
    id: 'o-view-name-untrimmed',
    kind,
    operation: 'createView',
    what: 'the name keeps its blanks; "The name is stored without blanks at its ends"',
    plant: at('createView', async (call, next, { db }) => {
      const response = await next(call);
      if (!ok(response)) return response;
      const [{ Name }, view] = [jsonOf(call) as { Name: string }, jsonOf(response) as { Id: number }];
      await db.updateTable('saved_view').set({ name: Name }).where('id', '=', view.Id).execute();
      return withJson(response, { ...view, Name });
    }),
  },
  {
    id: 'o-view-version-stays',
    kind,
    operation: 'updateView',
    what: 'a change leaves the Version as it was; Version "Grows by one with every change"',
    plant: at('updateView', async (call, next, { db }) => {
      const response = await next(call);
      if (!ok(response)) return response;
      const view = jsonOf(response) as { Id: number; Version: number };
      const version = view.Version - 1;
      await db.updateTable('saved_view').set({ version }).where('id', '=', view.Id).execute();
      return withJson(response, { ...view, Version: version });
    }),
  },
  {
    id: 'o-indicator-stale-accepted',
    kind,
    operation: 'updateIndicator',
    what: 'Version is not compared; an outdated one answers 409 `stale`',
    plant: sent('updateIndicator', ({ Version: _, ...rest }: Row) => rest),
  },
  {
    id: 'o-keys-reset',
    kind,
    operation: 'updatePreferences',
    what: 'SingleKeys that is left out is true again; "What is left out stays as it was"',
    plant: sent('updatePreferences', (value: Row) => ({ SingleKeys: true, ...value })),
  },
  {
    id: 'o-clear-key-ignored',
    kind,
    operation: 'clearWorkNotices',
    what: 'Idempotency-Key is not read; a repeated request "answers what the first one did"',
    plant: request('clearWorkNotices', (call) => {
      const headers = new Headers(call.headers);
      headers.delete('idempotency-key');
      return { ...call, headers };
    }),
  },
  {
    id: 'o-key-with-another-body',
    kind,
    operation: 'createActivity',
    what: 'a known key answers the first result whatever the body; "with another address or body is 422"',
    plant: () => {
      const known = new Map<string, BackendResponse>();
      return async (call, next) => {
        if (call.operationId !== 'createActivity') return next(call);
        const key = call.headers.get('idempotency-key') ?? '';
        const before = known.get(key);
        if (before) return before;
        const response = await next(call);
        if (key && ok(response)) known.set(key, response);
        return response;
      };
    },
  },
  {
    id: 'o-order-raises-version',
    kind,
    operation: 'reorderIndicator',
    what: 'the moved indicator gets a new Version; "No Version changes"',
    plant: at('reorderIndicator', async (call, next, { db }) => {
      const response = await next(call);
      if (!ok(response)) return response;
      const { Id } = jsonOf(call) as { Id: number };
      await db
        .updateTable('indicator')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('id', '=', Id)
        .execute();
      const list = jsonOf(response) as { Id: number; Version: number }[];
      return withJson(
        response,
        list.map((row) => (row.Id === Id ? { ...row, Version: row.Version + 1 } : row)),
      );
    }),
  },
  {
    id: 'o-delete-leaves-gap',
    kind,
    operation: 'deleteActivity',
    what: 'the places behind it stay; "the activities behind it move up"',
    plant: at('deleteActivity', async (call, next, { db }) => {
      const gone = await db
        .selectFrom('activity')
        .select(['milestone_id', 'order_id'])
        .where('id', '=', idIn(call.params.activityId))
        .executeTakeFirst();
      const response = await next(call);
      if (!ok(response) || !gone) return response;
      for (const by of [501, -500])
        await db
          .updateTable('activity')
          .set((eb) => ({ order_id: eb('order_id', '+', by) }))
          .where('milestone_id', '=', gone.milestone_id)
          .where('order_id', '>=', gone.order_id)
          .execute();
      return response;
    }),
  },
  {
    id: 'o-order-from-zero',
    kind,
    operation: 'createMilestone',
    what: 'places count from zero in the answer; OrderId is "Its place, 1…n without gaps"',
    plant: body('createMilestone', (value: { OrderId: number }) => ({ ...value, OrderId: value.OrderId - 1 })),
  },
  {
    id: 'o-assignment-raises-version',
    kind,
    operation: 'assignWorkflow',
    what: 'assigned ratings get a new Version; "Neither status nor Version of a rating changes"',
    plant: after('assignWorkflow', async ({ db }, _value, call) => {
      const { CountryIds, IndicatorIds } = jsonOf(call) as { CountryIds: number[]; IndicatorIds: number[] };
      await db
        .updateTable('country_indicator')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('country_id', 'in', CountryIds)
        .where('indicator_id', 'in', IndicatorIds)
        .execute();
    }),
  },
  {
    id: 'o-overwritten-all',
    kind,
    operation: 'assignWorkflow',
    what: 'everyone counts as overwritten; "Those of them that carried another user before"',
    plant: body('assignWorkflow', (value: Row) => ({ ...value, OverwrittenCount: value.AssignedCount })),
  },
  {
    id: 'o-due-date-lost',
    kind,
    operation: 'setDueDates',
    what: 'a date that is left out is taken away; "a member that is absent stays as it is"',
    plant: sent('setDueDates', (value: Row) => ({ ResearchDueDate: null, QADueDate: null, ...value })),
  },
  {
    id: 'o-return-without-comment',
    kind,
    operation: 'stepBackRatings',
    what: 'the reason is kept nowhere; "The reason becomes a comment on each"',
    plant: after('stepBackRatings', async ({ db }, _value, call) => {
      const { Reason } = jsonOf(call) as { Reason: string };
      await db.deleteFrom('comment').where('content', '=', Reason.trim()).execute();
    }),
  },
  {
    id: 'o-copies-all',
    kind,
    operation: 'copyReference',
    what: 'Copied counts what was skipped too; ReferenceCopyResult is "Copied to N, skipped M"',
    plant: body('copyReference', (value: { Copied: number; Skipped: number }) => ({
      ...value,
      Copied: value.Copied + value.Skipped,
    })),
  },
  {
    id: 'o-first-used-now',
    kind,
    operation: 'copyReferenceToCurrent',
    what: 'a copy is first used this year; YearFirstUsed: "copies keep it"',
    plant: at('copyReferenceToCurrent', async (call, next, { db }) => {
      const response = await next(call);
      if (!ok(response)) return response;
      const reference = jsonOf(response) as { Id: number };
      await db.updateTable('reference').set({ year_first_used: 2026 }).where('id', '=', reference.Id).execute();
      return withJson(response, { ...reference, YearFirstUsed: 2026 });
    }),
  },
  {
    id: 'o-user-inactive',
    kind,
    operation: 'createUser',
    what: 'accounts wait to be activated, Status 0; "Active at once"',
    plant: at('createUser', async (call, next, { db }) => {
      const response = await next(call);
      if (!ok(response)) return response;
      const user = jsonOf(response) as { Id: number };
      await db.updateTable('app_user').set({ status: 0 }).where('id', '=', user.Id).execute();
      return withJson(response, { ...user, Status: UserStatus.Inactive });
    }),
  },
  {
    id: 'o-undone-twice',
    kind,
    operation: 'revertAssignment',
    what: 'undoing again is 201 with nothing restored; one undone before is 409',
    plant: at('revertAssignment', async (call, next, { db }) => {
      const response = await next(call);
      if (response.status !== 409) return response;
      const AssignmentId = Number(call.params.assignmentId);
      const kept = await db
        .selectFrom('assignment')
        .select('undone_on')
        .where('act_id', '=', AssignmentId)
        .executeTakeFirst();
      return kept?.undone_on ? respondWith(201, { AssignmentId, RestoredCount: 0 }) : response;
    }),
  },
  {
    id: 'o-summary-applies',
    kind,
    operation: 'summariseAssignmentPlan',
    what: 'the preview is applied at once; "Changes nothing"',
    plant: at('summariseAssignmentPlan', async (call, next, { send }) => {
      const response = await next(call);
      if (ok(response)) await send(1, 'PUT', call.path.replace('/api/v1', ''), jsonOf(call));
      return response;
    }),
  },
  {
    id: 'o-plan-of-completed',
    kind,
    operation: 'applyAssignmentPlan',
    what: 'LeaveCompleted is not read; "Leave out country indicators that are QA completed"',
    plant: sent('applyAssignmentPlan', ({ LeaveCompleted: _, ...rest }: Row) => rest),
  },
];
