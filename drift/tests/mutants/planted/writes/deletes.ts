/** Deletes that leave something, or take too much. */
import { at, bytes, idIn, type Mutant, ok, respondWith, responses } from '../../mutant.ts';
import { is } from '../responses/status-layers.ts';

export const deletes: Mutant[] = [
  {
    id: 'delete-nothing',
    kind: 'deletes',
    operation: 'removeReference',
    what: 'marked as deleted, and still read',
    plant: at('removeReference', async (call, next, { db }) => {
      const { prefix } = /^(?<prefix>.*)\/references\//.exec(call.path)?.groups ?? {};
      const me = { ...call, method: 'GET', path: `${prefix}/users/current-user`, body: bytes('') };
      const row = await db
        .selectFrom('reference')
        .select('id')
        .where('id', '=', idIn(call.params.referenceId))
        .executeTakeFirst();
      const isAdmin = call.userId === 1 && (await next(me)).status === 200;
      return row && isAdmin ? { status: 204, headers: new Headers(), body: bytes('') } : next(call);
    }),
  },
  {
    id: 'delete-too-much',
    kind: 'deletes',
    operation: 'deleteIndicator',
    what: 'the neighbour is deleted as well',
    plant: at('deleteIndicator', async (call, next, { db }) => {
      const row = await db
        .selectFrom('indicator')
        .select(['activity_id', 'order_id'])
        .where('id', '=', idIn(call.params.indicatorId))
        .executeTakeFirst();
      const response = await next(call);
      if (ok(response) && row)
        await db
          .deleteFrom('indicator')
          .where('activity_id', '=', row.activity_id)
          .where('order_id', '=', Math.max(1, row.order_id - 1))
          .execute();
      return response;
    }),
  },
  {
    id: 'delete-again-500',
    kind: 'deletes',
    operation: 'removeEditionUser',
    what: '500 for what is already gone',
    plant: () => {
      const gone = new Set<string>();
      return async (call, next) => {
        if (call.operationId !== 'removeEditionUser') return next(call);
        const response = await next(call);
        if (response.status !== 204) return response;
        if (gone.has(call.path))
          return respondWith(
            500,
            { type: 'about:blank', title: 'x', status: 500, code: 'internal' },
            'application/problem+json',
          );
        gone.add(call.path);
        return response;
      };
    },
  },
  {
    id: 'delete-no-edition',
    kind: 'deletes',
    operation: 'deleteMilestone',
    what: '204 for an edition that nobody has',
    place: '{id}',
    plant: responses('deleteMilestone', is(404), () => ({ status: 204, headers: new Headers(), body: bytes('') })),
  },
  {
    id: 'delete-gone-inactive',
    kind: 'deletes',
    operation: 'removeEditionCountry',
    what: 'looks at the edition only where there is something to delete: 204 in one that is inactive',
    place: 'inactive-edition',
    plant: at('removeEditionCountry', async (call, next, { db }) => {
      const response = await next(call);
      const row = await db
        .selectFrom('edition_country')
        .select('country_id')
        .where('edition_id', '=', idIn(call.params.id))
        .where('country_id', '=', idIn(call.params.countryId))
        .executeTakeFirst();
      return response.status === 409 && !row ? { status: 204, headers: new Headers(), body: bytes('') } : response;
    }),
  },
  {
    id: 'delete-leaves-gap',
    kind: 'deletes',
    operation: 'deleteActivity',
    what: 'the places of the others are not closed up',
    plant: at('deleteActivity', async (call, next, { db }) => {
      if (!/^\d{1,9}$/.test(call.params.activityId ?? '')) return next(call);
      const row = await db
        .selectFrom('activity')
        .select(['milestone_id', 'order_id'])
        .where('id', '=', Number(call.params.activityId))
        .executeTakeFirst();
      const response = await next(call);
      if (ok(response) && row)
        for (const one of await db
          .selectFrom('activity')
          .select(['id', 'order_id'])
          .where('milestone_id', '=', row.milestone_id)
          .where('order_id', '>=', row.order_id)
          .orderBy('order_id', 'desc')
          .execute())
          await db
            .updateTable('activity')
            .set({ order_id: one.order_id + 1 })
            .where('id', '=', one.id)
            .execute();
      return response;
    }),
  },
];
