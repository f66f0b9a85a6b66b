import { cn } from '#src/first-screen/cn.ts';
import { StatusShape } from './status-shape.tsx';
import { WORKFLOW_STATUS_NAMES, WORKFLOW_STATUSES } from './workflow-status.ts';

type StatusLegendProps = {
  className?: string;
  /** In the order of bars, which begin with what is completed. */
  isBarOrder?: boolean;
};

/** What the colours and shapes mean. */
export function StatusLegend({ className, isBarOrder }: StatusLegendProps) {
  const names = isBarOrder ? WORKFLOW_STATUS_NAMES.toReversed() : WORKFLOW_STATUS_NAMES;
  return (
    <ul
      data-slot="status-legend"
      aria-label="Legend"
      className={cn('flex flex-wrap gap-x-4 gap-y-1 text-xs', className)}
    >
      {names.map((status) => (
        <li key={status} className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className={cn('h-2.5 w-3.5 rounded-sm', WORKFLOW_STATUSES[status].fill)} />
          <StatusShape status={status} />
          {WORKFLOW_STATUSES[status].label}
        </li>
      ))}
    </ul>
  );
}
