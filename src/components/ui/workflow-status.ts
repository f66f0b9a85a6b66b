/**
 * The four steps of a country-indicator (requirements B4): the words and the colours, in the order
 * of the work.
 */
export const WORKFLOW_STATUSES = {
  Open: { label: 'Open', text: 'text-status-open', fill: 'bg-status-open', wash: 'bg-status-open/12' },
  ResearchInProgress: {
    label: 'Research In Progress',
    text: 'text-status-research',
    fill: 'bg-status-research',
    wash: 'bg-status-research/14',
  },
  QAInProgress: { label: 'QA In Progress', text: 'text-status-qa', fill: 'bg-status-qa', wash: 'bg-status-qa/12' },
  QACompleted: { label: 'QA Completed', text: 'text-status-done', fill: 'bg-status-done', wash: 'bg-status-done/14' },
} as const;

export type WorkflowStatusName = keyof typeof WORKFLOW_STATUSES;

export const WORKFLOW_STATUS_NAMES = Object.keys(WORKFLOW_STATUSES) as WorkflowStatusName[];
