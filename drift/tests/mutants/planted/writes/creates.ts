/** Creates, and what writes say of what they did. */
import { CopySkipReason } from '../../../../../generated/enums.ts';
import { at, body, jsonOf, type Mutant, member, ok, type Row, responses, withJson } from '../../mutant.ts';

export const creates: Mutant[] = [
  {
    id: 'create-wrong-id',
    kind: 'creates',
    operation: 'addReference',
    what: 'the answer holds another Id',
    plant: responses('addReference', ok, (response) =>
      withJson(response, { ...(jsonOf(response) as Row), Id: Number((jsonOf(response) as Row).Id) + 1 }),
    ),
  },
  {
    id: 'create-gap',
    kind: 'creates',
    operation: 'createMilestone',
    what: 'places with a gap',
    place: 'OrderId',
    plant: at('createMilestone', async (call, next, { db }) => {
      const response = await next(call);
      if (response.status !== 201) return response;
      const row = jsonOf(response) as Row;
      await db
        .updateTable('milestone')
        .set({ order_id: Number(row.OrderId) + 1 })
        .where('id', '=', Number(row.Id))
        .where('order_id', '=', Number(row.OrderId))
        .execute();
      return withJson(response, { ...row, OrderId: Number(row.OrderId) + 1 });
    }),
  },
  {
    id: 'create-null-answer',
    kind: 'creates',
    operation: 'addEditionCountries',
    what: '201 with an empty list',
    plant: responses('addEditionCountries', ok, (response) => withJson(response, [])),
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
  {
    id: 'copy-summary-product',
    kind: 'writes answer',
    operation: 'summariseReferenceCopy',
    what: 'every indicator times every country counts as possible',
    place: 'PossibleCount',
    plant: body('summariseReferenceCopy', (row: CopySummary) => ({
      ...row,
      PossibleCount: row.Skips.reduce((sum, { Count }) => sum + Count, row.PossibleCount),
    })),
  },
  {
    id: 'copy-summary-reason',
    kind: 'writes answer',
    operation: 'summariseReferenceCopy',
    what: 'what holds the reference already is told as what the caller may not manage',
    place: 'Skips',
    plant: body('summariseReferenceCopy', (row: CopySummary) => ({
      ...row,
      Skips: row.Skips.map((skip) =>
        skip.Reason === CopySkipReason.AlreadyHeld ? { ...skip, Reason: CopySkipReason.NotManageable } : skip,
      ),
    })),
  },
  {
    id: 'copy-summary-names',
    kind: 'writes answer',
    operation: 'summariseReferenceCopy',
    what: 'the pairs are named by countries in capitals',
    place: 'CountryName',
    plant: member('summariseReferenceCopy', 'CountryName', (name: string | null) => name?.toUpperCase() ?? null),
  },
  {
    id: 'copy-skips-after',
    kind: 'writes answer',
    operation: 'copyReference',
    what: 'the pairs that are told as skipped are those after the copy, the copies with them',
    place: 'Skips',
    plant: body('copyReference', ({ Skips, ...counts }: CopySummary & { Copied: number }) => ({
      ...counts,
      Skips: [
        ...Skips,
        ...(counts.Copied > 0 ? [{ ...Skips[0], Reason: CopySkipReason.AlreadyHeld, Count: counts.Copied }] : []),
      ],
    })),
  },
];

interface CopySummary {
  PossibleCount: number;
  Skips: { Reason: number; Count: number }[];
}
