/** The wire's numbers by name, the same as the contract's enumeration (a test holds them together). */
export const WorkflowStatus = { Open: 0, ResearchInProgress: 1, QAInProgress: 2, QACompleted: 3 } as const;
export type WorkflowStatus = (typeof WorkflowStatus)[keyof typeof WorkflowStatus];

/** Labels of requirements B4. */
export const workflowLabels: Record<WorkflowStatus, string> = {
  0: 'Open',
  1: 'Research In Progress',
  2: 'QA In Progress',
  3: 'QA Completed',
};
