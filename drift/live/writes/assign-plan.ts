/** A plan for the run's own milestone is applied, undone, and undone once. */
import type { Role } from '../run.ts';
import { equal, hold } from './compare.ts';
import { conflict, did, found, must, needRole, newKey, type Row, type Writing } from './context.ts';
import { mustKeyed } from './repeat.ts';

interface Planned {
  milestoneId: number;
  countries: number[];
  reviewer: Role;
  /** The country indicators of the milestone in those countries, read anew. */
  rows: () => Promise<Row[]>;
}

/** Leaves every country indicator as it found it. */
export async function planAndUndo(writing: Writing, planned: Planned): Promise<void> {
  const { operations } = writing.run.contract;
  const operationId = 'applyAssignmentPlan';
  if (!operations.has(operationId) || !operations.has('revertAssignment')) return;
  const { reviewer, rows } = planned;
  const as = needRole(writing, operationId);
  const params = { editionId: writing.edition.Id };
  const cell = { MilestoneId: planned.milestoneId, CountryIds: planned.countries, QA: { UserIds: [reviewer.userId] } };
  const before = await rows();
  const changing = before.filter(({ QAUserId }) => QAUserId !== reviewer.userId).length;
  if (changing === 0) return;
  const applied = await mustKeyed(writing, operationId, { as, params, json: { Cells: [cell] } }, [200], {
    check: 'request.valid-rejected',
  });
  const { body, exchange } = applied;
  const expected = { ReportEditionId: writing.edition.Id, PairCount: changing };
  hold(writing, body as Row, { operationId, where: 'in the answer', expected, exchange });
  await applied.again();
  for (const row of await rows())
    hold(writing, row, {
      operationId,
      where: 'in listDashboardIndicators',
      expected: { QAUserId: reviewer.userId, ResearchUserId: before.find(({ Id }) => Id === row.Id)?.ResearchUserId },
      exchange,
    });
  const { AssignmentId: assignmentId } = body as { AssignmentId?: number };
  if (assignmentId !== undefined) await undo(writing, { assignmentId, before, changing, rows });
}

interface Undone extends Pick<Planned, 'rows'> {
  assignmentId: number;
  before: Row[];
  changing: number;
}

async function undo(writing: Writing, { assignmentId, before, changing, rows }: Undone): Promise<void> {
  const operationId = 'revertAssignment';
  const asked = { as: needRole(writing, operationId), params: { editionId: writing.edition.Id, assignmentId } };
  const { body, exchange } = await must(writing, operationId, { ...asked, headers: newKey() }, [201], {
    check: 'request.valid-rejected',
  });
  const expected = { AssignmentId: assignmentId, RestoredCount: changing };
  hold(writing, body as Row, { operationId, where: 'in the answer', expected, exchange });
  did(writing, operationId, 'write.not-persisted');
  if (!equal(await rows(), before))
    found(writing, operationId, { check: 'write.not-persisted', message: 'not as before the plan', exchange });
  await conflict(writing, operationId, { ...asked, headers: newKey() }, 'conflict', 'where it was undone before');
}
