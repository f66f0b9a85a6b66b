/** Creates, and what writes say of what they did. */
import { answers, at, body, jsonOf, type Mutant, ok, type Row, withJson } from '../../mutant.ts';

export const creates: Mutant[] = [
  {
    id: 'create-wrong-id',
    kind: 'creates',
    operation: 'addReference',
    what: 'the answer holds another Id',
    plant: answers('addReference', ok, (answer) =>
      withJson(answer, { ...(jsonOf(answer) as Row), Id: Number((jsonOf(answer) as Row).Id) + 1 }),
    ),
  },
  {
    id: 'create-gap',
    kind: 'creates',
    operation: 'createMilestone',
    what: 'places with a gap',
    place: 'OrderId',
    plant: at('createMilestone', async (call, next, { db }) => {
      const answer = await next(call);
      if (answer.status !== 201) return answer;
      const row = jsonOf(answer) as Row;
      await db
        .updateTable('milestone')
        .set({ order_id: Number(row.OrderId) + 1 })
        .where('id', '=', Number(row.Id))
        .where('order_id', '=', Number(row.OrderId))
        .execute();
      return withJson(answer, { ...row, OrderId: Number(row.OrderId) + 1 });
    }),
  },
  {
    id: 'create-null-answer',
    kind: 'creates',
    operation: 'addEditionCountries',
    what: '201 with an empty list',
    plant: answers('addEditionCountries', ok, (answer) => withJson(answer, [])),
  },
  {
    id: 'count-includes-skipped',
    kind: 'writes answer',
    operation: 'copyReference',
    what: 'what was skipped counts as copied',
    place: 'Copied',
    plant: body('copyReference', ({ Copied, Skipped }: { Copied: number; Skipped: number }) => ({
      Copied: Copied + Skipped,
      Skipped,
    })),
  },
  {
    id: 'summary-wrong',
    kind: 'writes answer',
    operation: 'summariseWorkflowAssignment',
    what: 'candidates without those that are assigned',
    place: 'CandidateCount',
    plant: body('summariseWorkflowAssignment', (row: Row) => ({
      ...row,
      CandidateCount: Number(row.CandidateCount) - Number(row.ExisitingCount),
    })),
  },
];
