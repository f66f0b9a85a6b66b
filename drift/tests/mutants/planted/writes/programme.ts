/** Writes of whoever runs the programme, on many country indicators at once. */
import { WorkflowStatus } from '../../../../../generated/enums.ts';
import { at, jsonOf, type Mutant, ok, type Row, sent } from '../../mutant.ts';

export const programme: Mutant[] = [
  {
    id: 'due-date-of-other-task',
    kind: 'persistence',
    operation: 'setDueDates',
    what: 'the due date of research is stored as that of QA',
    place: 'DueDate',
    plant: sent('setDueDates', ({ ResearchDueDate, ...body }: Row) =>
      ResearchDueDate === undefined ? body : { ...body, QADueDate: ResearchDueDate },
    ),
  },
  {
    id: 'plan-both-tasks',
    kind: 'persistence',
    operation: 'applyAssignmentPlan',
    what: 'who is planned for QA gets the research as well',
    place: 'ResearchUserId',
    plant: sent('applyAssignmentPlan', (body: Row) =>
      Array.isArray(body?.Cells)
        ? { ...body, Cells: body.Cells.map((cell: Row) => (cell?.QA ? { Research: cell.QA, ...cell } : cell)) }
        : body,
    ),
  },
  {
    id: 'hand-over-of-everything',
    kind: 'persistence',
    operation: 'applyAssignmentPlan',
    what: 'whose work is handed over is not looked at: all of the cell goes',
    place: 'ResearchUserId',
    plant: sent('applyAssignmentPlan', ({ FromUserId: _, ...body }: Row) => body),
  },
  {
    id: 'step-back-to-open',
    kind: 'side effects',
    operation: 'stepBackRatings',
    what: 'what is taken back becomes open, by as many steps as that takes',
    place: 'WorkflowStatus',
    plant: at('stepBackRatings', async (call, next, { db }) => {
      const response = await next(call);
      const { CountryIndicatorRatingIds: ids } = (jsonOf(call) as Row | undefined) ?? {};
      if (ok(response) && Array.isArray(ids))
        await db
          .updateTable('country_indicator')
          .set({ status: WorkflowStatus.Open })
          .where('id', 'in', ids.map(Number))
          .execute();
      return response;
    }),
  },
];
