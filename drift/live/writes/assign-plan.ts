/** Applies assignment plans to the run's own milestone, undoes them; a second undo is refused. */
import { WorkflowStatus } from '../../../generated/enums.ts';
import type { Exchange } from '../../core/exchange.ts';
import type { RequestInput, Role } from '../run.ts';
import { equal, hold } from './compare.ts';
import { conflict, did, found, must, needRole, newKey, type Row, type Writing } from './context.ts';
import { mustKeyed } from './repeat.ts';

interface Planned {
  milestoneId: number;
  countries: number[];
  /** The country indicators of the milestone in those countries, read anew. */
  rows: () => Promise<Row[]>;
}

/** Plans a reviewer; leaves every country indicator as it found it. */
export async function planAndUndo(writing: Writing, planned: Planned & { reviewer: Role }): Promise<void> {
  const QAUserId = planned.reviewer.userId;
  await applyAndUndo(writing, planned, {
    choices: [{ QA: { UserIds: [QAUserId] } }],
    expectedOf: ({ ResearchUserId }) => ({ ResearchUserId, QAUserId }),
  });
  // two cells of the same countries: neither overwrites the task of the other
  await applyAndUndo(writing, planned, {
    choices: [{ Research: { UserIds: [] } }, { QA: { UserIds: [QAUserId] } }],
    expectedOf: () => ({ ResearchUserId: null, QAUserId }),
  });
}

/** Hands over what waits for a researcher, and nothing else; leaves it as it found it. */
export async function handOverAndUndo(
  writing: Writing,
  { from, to, ...planned }: Planned & { from: Role; to: Role },
): Promise<void> {
  const waits = ({ ResearchUserId, WorkflowStatus: status }: Row) =>
    ResearchUserId === from.userId && (status as number) < WorkflowStatus.QAInProgress;
  await applyAndUndo(writing, planned, {
    plan: { FromUserId: from.userId },
    choices: [{ Research: { UserIds: [to.userId] } }],
    expectedOf: ({ QAUserId, ...row }) => ({
      QAUserId,
      ResearchUserId: waits(row) ? to.userId : row.ResearchUserId,
    }),
  });
}

interface Applied {
  plan?: Row;
  /** What the cells decide, one after the other. */
  choices: Row[];
  /** Who has a country indicator afterwards, by what it was before. */
  expectedOf: (before: Row) => Row;
}

async function applyAndUndo(writing: Writing, planned: Planned, { plan, choices, expectedOf }: Applied): Promise<void> {
  const { operations } = writing.run.contract;
  const operationId = 'applyAssignmentPlan';
  if (!operations.has(operationId) || !operations.has('revertAssignment')) return;
  const { rows } = planned;
  const as = needRole(writing, operationId);
  const params = { editionId: writing.edition.Id };
  const place = { MilestoneId: planned.milestoneId, CountryIds: planned.countries };
  const Cells = choices.map((choice) => ({ ...place, ...choice }));
  const before = await rows();
  const expectedById = new Map(before.map((row) => [row.Id, expectedOf(row)]));
  const changing = before.filter(({ Id, ResearchUserId, QAUserId }) => {
    const { ResearchUserId: research, QAUserId: qa } = expectedById.get(Id) ?? {};
    return ResearchUserId !== research || QAUserId !== qa;
  }).length;
  if (changing === 0) return;
  await preview(writing, { as, params, json: { ...plan, Cells } }, { before, changing, rows });
  const applied = await mustKeyed(writing, operationId, { as, params, json: { ...plan, Cells } }, [200], {
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
      expected: expectedById.get(row.Id) ?? {},
      exchange,
    });
  const { AssignmentId: assignmentId } = body as { AssignmentId?: number };
  if (assignmentId !== undefined) await undo(writing, { assignmentId, before, changing, rows });
}

/** The preview of a plan tells how much would change hands, and changes nothing. */
async function preview(
  writing: Writing,
  requested: RequestInput,
  { before, changing, rows }: Omit<Undone, 'assignmentId'>,
): Promise<void> {
  const operationId = 'summariseAssignmentPlan';
  if (!writing.run.contract.operations.has(operationId)) return;
  const { body, exchange } = await must(writing, operationId, requested, [200]);
  hold(writing, body as Row, {
    operationId,
    where: 'before the plan',
    expected: { PairCount: changing },
    exchange,
  });
  changedNothing(writing, operationId, { before, after: await rows(), exchange });
}

/** A read that is a POST leaves what it tells of as it is. */
export function changedNothing(
  writing: Writing,
  operationId: string,
  { before, after, exchange }: { before: Row[]; after: Row[]; exchange: Exchange },
): void {
  did(writing, operationId, 'write.side-effect');
  if (equal(before, after)) return;
  found(writing, operationId, {
    check: 'write.side-effect',
    place: 'listDashboardIndicators',
    message: 'only to be told what would change has changed it',
    exchange,
  });
}

interface Undone extends Pick<Planned, 'rows'> {
  assignmentId: number;
  before: Row[];
  changing: number;
}

async function undo(writing: Writing, { assignmentId, before, changing, rows }: Undone): Promise<void> {
  const operationId = 'revertAssignment';
  const call = { as: needRole(writing, operationId), params: { editionId: writing.edition.Id, assignmentId } };
  const { body, exchange } = await must(writing, operationId, { ...call, headers: newKey() }, [201], {
    check: 'request.valid-rejected',
  });
  const expected = { AssignmentId: assignmentId, RestoredCount: changing };
  hold(writing, body as Row, { operationId, where: 'in the answer', expected, exchange });
  did(writing, operationId, 'write.not-persisted');
  if (!equal(await rows(), before))
    found(writing, operationId, { check: 'write.not-persisted', message: 'not as before the plan', exchange });
  await conflict(writing, operationId, { ...call, headers: newKey() }, 'conflict', 'where it was undone before');
}
