import type { ReactNode } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import { WORKFLOW_STATUSES, type WorkflowStatusName } from './workflow-status.ts';

const ring = <circle cx="6" cy="6" r="4.75" fill="none" stroke="currentColor" strokeWidth="1.5" />;

const shapes: Record<WorkflowStatusName, ReactNode> = {
  Open: ring,
  ResearchInProgress: (
    <>
      {ring}
      <path d="M6 1.25a4.75 4.75 0 0 1 0 9.5z" fill="currentColor" />
    </>
  ),
  QAInProgress: (
    <>
      {ring}
      <circle cx="6" cy="6" r="2.5" fill="currentColor" />
    </>
  ),
  QACompleted: (
    <path
      d="M6 .5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM9 4.6 5.6 8.4a.7.7 0 0 1-1 0L3 6.7l1-.95 1.1 1.15L8 3.7z"
      fill="currentColor"
      fillRule="evenodd"
    />
  ),
};

/**
 * The shape of a workflow status: hollow, half, dotted, ticked. Decoration: the words stand beside
 * it.
 */
export function StatusShape({ status, className }: { status: WorkflowStatusName; className?: string }) {
  return (
    <svg
      data-slot="status-shape"
      data-status={status}
      viewBox="0 0 12 12"
      aria-hidden="true"
      className={cn('size-3 shrink-0', WORKFLOW_STATUSES[status].text, className)}
    >
      {shapes[status]}
    </svg>
  );
}
