import { WorkflowStatus } from '#generated/enums.ts';

/** Labels of requirements B4. */
export const workflowLabels: Record<WorkflowStatus, string> = {
  [WorkflowStatus.Open]: 'Open',
  [WorkflowStatus.ResearchInProgress]: 'Research In Progress',
  [WorkflowStatus.QAInProgress]: 'QA In Progress',
  [WorkflowStatus.QACompleted]: 'QA Completed',
};
