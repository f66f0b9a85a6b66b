import type { ComponentProps } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import { Badge } from './badge.tsx';
import { StatusShape } from './status-shape.tsx';
import { WORKFLOW_STATUSES, type WorkflowStatusName } from './workflow-status.ts';

/**
 * A workflow status as shape, tint and words; `status` is the name the contract gives the number.
 */
export function StatusBadge({ status, className, ...props }: ComponentProps<'span'> & { status: WorkflowStatusName }) {
  const look = WORKFLOW_STATUSES[status];
  return (
    <Badge data-slot="status-badge" data-status={status} className={cn(look.wash, className)} {...props}>
      <StatusShape status={status} />
      {look.label}
    </Badge>
  );
}
