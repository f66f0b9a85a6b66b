/** States that forbid a write, and do not. */
import { OrderDirection, WorkflowStatus } from '../../../../../generated/enums.ts';
import { after, at, idIn, jsonOf, type Mutant, ok, type Row, respondWith, sent } from '../../mutant.ts';
import { stores } from './body-layers.ts';

/** Refused as the backend does, but with this success status; nothing is stored. */
const waved = (operation: string, code: string, status: number, response: (body: Row, path: string) => unknown) =>
  at(operation, async (call, next, backend) => {
    const refused = await next(call);
    if ((jsonOf(refused) as Row | undefined)?.code !== code) return refused;
    const path = response(jsonOf(call) as Row, call.path);
    return typeof path === 'string' ? { ...(await backend.send(1, 'GET', path)), status } : respondWith(status, path);
  });

export const states: Mutant[] = [
  {
    id: 'inactive-accepted',
    kind: 'states',
    operation: 'updateReportEdition',
    what: 'an inactive edition is changed',
    plant: waved('updateReportEdition', 'inactive-edition', 200, (_, path) => path.replace('/api/v1', '')),
  },
  {
    id: 'inactive-member',
    kind: 'states',
    operation: 'addEditionUsers',
    what: 'users are added to an inactive edition',
    plant: waved('addEditionUsers', 'inactive-edition', 201, () => []),
  },
  {
    id: 'inactive-comment',
    kind: 'states',
    operation: 'addComment',
    what: 'a comment in an inactive edition',
    plant: waved('addComment', 'inactive-edition', 201, (body, path) => ({
      Id: 1,
      CommentContent: body.CommentContent,
      AuthorId: 1,
      AuthorName: 'x',
      CommentTaggedUserIds: [],
      CountryIndicatorRatingId: Number(path.split('/').at(-2)),
      CreatedBy: 1,
      DateCreated: '2026-11-20T10:00:00Z',
    })),
  },
  {
    id: 'duplicate-accepted',
    kind: 'states',
    operation: 'updateReportEdition',
    what: 'a name that another edition has',
    plant: waved('updateReportEdition', 'duplicate-name', 200, (_, path) => path.replace('/api/v1', '')),
  },
  {
    id: 'parent-not-asked',
    kind: 'states',
    operation: 'updateRating',
    what: 'a child is rated before its parent is met',
    plant: waved('updateRating', 'parent-not-met', 200, (_, path) =>
      path.replace('/api/v1', '').replace('rating-update', 'rating'),
    ),
  },
  {
    id: 'chain-accepted',
    kind: 'states',
    operation: 'updateIndicator',
    what: 'a parent may have a parent',
    plant: at('updateIndicator', async (call, next, backend) => {
      const response = await next(call);
      if ((jsonOf(response) as Row | undefined)?.code !== 'dependency-chain') return response;
      const { ActivityId, Id } = jsonOf(call) as Row;
      const list = jsonOf(
        await backend.send(1, 'GET', `/report-editions/${call.params.id}/activities/${ActivityId}/indicators`),
      ) as Row[];
      return respondWith(
        200,
        list.find((row) => row.Id === Id),
      );
    }),
  },
  {
    id: 'past-the-end',
    kind: 'states',
    operation: 'reorderIndicator',
    what: '200 for the first to go up',
    plant: waved('reorderIndicator', 'past-the-end', 200, () => []),
  },
  {
    id: 'steps-skipped',
    kind: 'states',
    operation: 'promoteRatingWorkflow',
    what: 'two steps at once',
    plant: waved('promoteRatingWorkflow', 'workflow-step', 200, (_, path) =>
      path.replace('/api/v1', '').replace('rating-workflow-promotion', 'rating'),
    ),
  },
  {
    id: 'reason-optional',
    kind: 'states',
    operation: 'promoteRatingWorkflow',
    what: 'a rating goes back without a reason',
    plant: sent('promoteRatingWorkflow', (body: Row) =>
      body.WorkflowStatus !== WorkflowStatus.QACompleted && !('Reason' in body)
        ? { ...body, Reason: 'no reason' }
        : body,
    ),
  },
  {
    id: 'reorder-reversed',
    kind: 'states',
    operation: 'reorderActivity',
    what: 'up is down',
    plant: stores('reorderActivity', 'OrderDirection', (value) =>
      value === OrderDirection.Up ? OrderDirection.Down : value === OrderDirection.Down ? OrderDirection.Up : value,
    ),
  },
  {
    id: 'unassign-nothing',
    kind: 'states',
    operation: 'unassignParentIndicator',
    what: 'the parent stays',
    plant: at('unassignParentIndicator', async (call, next, { db }) => {
      const before = await db
        .selectFrom('indicator')
        .select(['id', 'parent_indicator_id'])
        .where('id', '=', idIn(call.params.indicatorId))
        .executeTakeFirst();
      const response = await next(call);
      if (ok(response) && before)
        await db
          .updateTable('indicator')
          .set({ parent_indicator_id: before.parent_indicator_id })
          .where('id', '=', before.id)
          .execute();
      return response;
    }),
  },
  {
    id: 'edition-two-active',
    kind: 'states',
    operation: 'createReportEdition',
    what: 'the edition before keeps no day of its end',
    place: 'InactiveDate',
    plant: after('createReportEdition', ({ db }) =>
      db.updateTable('edition').set({ inactive_date: null }).where('id', '=', 4).execute(),
    ),
  },
  {
    id: 'edition-copies-ratings',
    kind: 'states',
    operation: 'createReportEdition',
    what: 'ratings are copied along',
    plant: after('createReportEdition', ({ db }, { Id }: Row) =>
      db
        .updateTable('country_indicator')
        .set({ status: 3, score: 0, is_met: false })
        .where('edition_id', '=', Number(Id))
        .execute(),
    ),
  },
  {
    id: 'edition-lacks-countries',
    kind: 'states',
    operation: 'createReportEdition',
    what: 'a country is lost in the copy',
    plant: after('createReportEdition', async ({ db }, { Id }: Row) => {
      const row = await db
        .selectFrom('edition_country')
        .select('country_id')
        .where('edition_id', '=', Number(Id))
        .where('removed_on', 'is', null)
        .orderBy('country_id')
        .executeTakeFirst();
      return db
        .updateTable('edition_country')
        .set({ removed_on: new Date() })
        .where('edition_id', '=', Number(Id))
        .where('country_id', '=', row?.country_id ?? 0)
        .execute();
    }),
  },
];
