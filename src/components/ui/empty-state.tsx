import type { ReactNode } from 'react';
import { cn } from '#src/first-screen/cn.ts';

export interface EmptyStateProps {
  /** The words of the specification, such as 'No data to display'. */
  title: string;
  /** Why it is empty, in a line. */
  reason?: ReactNode;
  /** One step on from here. */
  action?: ReactNode;
  /** The title is that of the page, which has no other. */
  isPage?: boolean;
  className?: string;
}

/** Nothing to show, why, and what can be done about it. */
export function EmptyState({ title, reason, action, isPage, className }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div data-slot="empty-state" className={cn('flex flex-col items-center gap-1 px-4 py-8 text-center', className)}>
      <Title className="text-base font-medium text-balance">{title}</Title>
      {reason && <p className="max-w-prose text-sm text-balance text-muted-foreground">{reason}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
