/** Writes that store something else than was sent, or nothing. */
import { after, at, jsonOf, type Mutant, ok, type Row, sent } from '../../mutant.ts';
import { pretends, without } from './body-layers.ts';

export const persistence: Mutant[] = [
  {
    id: 'not-stored',
    kind: 'persistence',
    operation: 'updateMilestone',
    what: 'the change is answered and not stored',
    plant: at('updateMilestone', async (call, next, backend) => {
      const body = jsonOf(call) as Row;
      const list = jsonOf(await backend.send(1, 'GET', call.path.replace('/api/v1', ''))) as Row[];
      const before = Array.isArray(list) ? list.find(({ Id }) => Id === body?.Id) : undefined;
      const response = await next(call);
      if (ok(response) && before)
        await backend.db
          .updateTable('milestone')
          .set({ full_name: String(before.FullName), short_name: String(before.ShortName) })
          .where('id', '=', Number(before.Id))
          .execute();
      return response;
    }),
  },
  {
    id: 'member-ignored',
    kind: 'persistence',
    operation: 'updateIndicator',
    what: 'one member is never stored',
    place: 'TimePeriod',
    plant: without('updateIndicator', 'TimePeriod'),
  },
  {
    id: 'member-ignored-create',
    kind: 'persistence',
    operation: 'addReference',
    what: 'a member of the form is not mapped',
    place: 'Volume',
    plant: without('addReference', 'Volume'),
  },
  {
    id: 'answer-as-sent',
    kind: 'persistence',
    operation: 'updateReference',
    what: 'the answer is what was sent, stored is the old',
    place: 'Pages',
    plant: pretends('updateReference', 'Pages', () => 'S. 1'),
  },
  {
    id: 'put-replaces',
    kind: 'persistence',
    operation: 'updateMilestone',
    what: 'what is absent becomes null',
    place: 'Description',
    plant: sent('updateMilestone', (body: Row) => ({ Description: null, ...body })),
  },
  {
    id: 'null-keeps',
    kind: 'persistence',
    operation: 'updateActivity',
    what: 'null leaves the old value',
    place: 'Description',
    plant: sent('updateActivity', (body: Row) =>
      body.Description === null
        ? Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'Description'))
        : body,
    ),
  },
  {
    id: 'derived-read',
    kind: 'persistence',
    operation: 'updateReference',
    what: 'a copied source keeps no year',
    place: 'YearFirstUsed',
    plant: after('updateReference', ({ db }, { Id }: Row) =>
      db.updateTable('reference').set({ year_first_used: 1970 }).where('id', '=', Number(Id)).execute(),
    ),
  },
  {
    id: 'tags-lost',
    kind: 'persistence',
    operation: 'addComment',
    what: 'nobody is told of a mention',
    plant: at('addComment', async (call, next, { db }) => {
      const response = await next(call);
      if (response.status === 201)
        await db
          .updateTable('comment_tag')
          .set({ cleared_on: new Date() })
          .where('comment_id', '=', Number((jsonOf(response) as Row).Id))
          .execute();
      return response;
    }),
  },
];
