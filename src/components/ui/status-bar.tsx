import { cn } from '#src/first-screen/cn.ts';
import { WORKFLOW_STATUS_NAMES, WORKFLOW_STATUSES, type WorkflowStatusName } from './workflow-status.ts';

export interface StatusBarProps {
  /** How many country-indicators stand at each step. */
  counts: Record<WorkflowStatusName, number>;
  /** Whose progress it is, such as the country: begins the text that screen readers hear. */
  label: string;
  /**
   * Does not grow in: for rows that are opened many at a time, where every moving part would be a
   * layer of its own to compose.
   */
  still?: boolean;
  className?: string;
}

/** Corners of its own: a bar that cuts them off is a clip more in each frame of a long list. */
const PART = 'min-w-0.5 origin-left basis-0 first:rounded-l-sm last:rounded-r-sm';

/**
 * The four steps as parts of one bar, furthest step first; says the same numbers in words. Grows in
 * after 250 ms, unless `still`.
 */
export function StatusBar({ counts, label, still, className }: StatusBarProps) {
  const parts = WORKFLOW_STATUS_NAMES.toReversed().filter((status) => counts[status] > 0);
  const text = parts.map((status) => `${WORKFLOW_STATUSES[status].label} ${counts[status]}`).join(', ');
  return (
    <div
      data-slot="status-bar"
      role="img"
      aria-label={`${label}: ${text || 'no country indicators'}`}
      title={text}
      className={cn('flex h-2.5 w-full gap-0.5 rounded-sm bg-foreground/8', className)}
    >
      {parts.map((status) => (
        <span
          key={status}
          data-status={status}
          style={{ flexGrow: counts[status] }}
          className={cn(PART, !still && 'animate-grow-in', WORKFLOW_STATUSES[status].fill)}
        />
      ))}
    </div>
  );
}
