/** Writes that change more than they were to. */
import { WorkflowStatus } from '../../../../../generated/enums.ts';
import { after, at, jsonOf, type Mutant, ok, type Row, sending, sent, withJson } from '../../mutant.ts';

function withoutKey(headers: Headers): Headers {
  const rest = new Headers(headers);
  rest.delete('idempotency-key');
  return rest;
}

export const sideEffects: Mutant[] = [
  {
    id: 'side-effect-neighbour',
    kind: 'side effects',
    operation: 'updateActivity',
    what: 'the WHERE is too wide: the next one gets the name as well',
    plant: after('updateActivity', ({ db }, { Id, ParentId, ShortName }: Row) =>
      db
        .updateTable('activity')
        .set({ short_name: String(ShortName) })
        .where('milestone_id', '=', Number(ParentId))
        .where('id', '!=', Number(Id))
        .execute(),
    ),
  },
  {
    id: 'side-effect-far',
    kind: 'side effects',
    operation: 'updateIndicator',
    what: 'an old indicator of the same edition loses its tips',
    plant: after('updateIndicator', ({ db }) =>
      db.updateTable('indicator').set({ short_name: 'changed' }).where('id', '=', 451).execute(),
    ),
  },
  {
    id: 'side-effect-rating',
    kind: 'side effects',
    operation: 'updateRating',
    what: 'the same indicator of every country is rated',
    plant: after('updateRating', async ({ db }, { Id }: Row) => {
      const { indicator_id } = await db
        .selectFrom('country_indicator')
        .select('indicator_id')
        .where('id', '=', Number(Id))
        .executeTakeFirstOrThrow();
      return db
        .updateTable('country_indicator')
        .set({ researcher_note: 'copied' })
        .where('indicator_id', '=', indicator_id)
        .where('id', '!=', Number(Id))
        .execute();
    }),
  },
  {
    id: 'assign-all-countries',
    kind: 'side effects',
    operation: 'assignWorkflow',
    what: 'a rectangle too large: every country',
    plant: sent('assignWorkflow', (body: Row) =>
      Array.isArray(body.CountryIds) &&
      body.CountryIds.every((id) => Number.isInteger(id)) &&
      body.CountryIds.length === 1
        ? { ...body, CountryIds: [...new Set([...body.CountryIds, 404, 578, 392, 604])] }
        : body,
    ),
  },
  {
    id: 'rating-unassigns',
    kind: 'side effects',
    operation: 'updateRating',
    what: 'the reviewer is lost when a rating is saved',
    place: 'QAUser',
    plant: after('updateRating', ({ db }, { Id }: Row) =>
      db.updateTable('country_indicator').set({ qa_user_id: null }).where('id', '=', Number(Id)).execute(),
    ),
  },
  {
    id: 'status-not-started',
    kind: 'side effects',
    operation: 'updateRating',
    what: 'the first save leaves the status Open',
    place: 'WorkflowStatus',
    plant: at('updateRating', async (call, next, { db }) => {
      const response = await next(call);
      if (!ok(response)) return response;
      const row = jsonOf(response) as Row;
      if (row.WorkflowStatus !== WorkflowStatus.ResearchInProgress) return response;
      await db.updateTable('country_indicator').set({ status: 0 }).where('id', '=', Number(row.Id)).execute();
      return withJson(response, { ...row, WorkflowStatus: WorkflowStatus.Open });
    }),
  },
  {
    id: 'half-applied',
    kind: 'side effects',
    operation: 'addEditionUsers',
    what: 'the good rows of a refused request are stored',
    plant: at('addEditionUsers', async (call, next) => {
      const response = await next(call);
      const given = jsonOf(call) as Row[] | undefined;
      if (response.status === 422 && Array.isArray(given) && given.length > 1 && Number.isInteger(given[0]?.Id))
        await next({ ...sending(call, [given[0]]), headers: withoutKey(call.headers) });
      return response;
    }),
  },
];
