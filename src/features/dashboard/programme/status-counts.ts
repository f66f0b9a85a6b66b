import type { WorkflowStatusCounts } from '#generated/model/index.ts';
import type { WorkflowStatusName } from '#src/components/ui/workflow-status.ts';

/** The counts under the names that bars and shapes use. */
export const byStatusName = ({ QAComplete, ...counts }: WorkflowStatusCounts): Record<WorkflowStatusName, number> => ({
  ...counts,
  QACompleted: QAComplete,
});

export const totalOf = (counts: WorkflowStatusCounts): number =>
  counts.Open + counts.ResearchInProgress + counts.QAInProgress + counts.QAComplete;
