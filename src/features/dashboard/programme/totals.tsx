import { WorkflowStatus } from '#generated/enums.ts';
import type { ProgrammeProgress } from '#generated/model/index.ts';
import { StatusBar } from '#src/components/ui/status-bar.tsx';
import { StatusShape } from '#src/components/ui/status-shape.tsx';
import { WORKFLOW_STATUS_NAMES, WORKFLOW_STATUSES } from '#src/components/ui/workflow-status.ts';
import { formatNumber, formatPercent } from '#src/lib/words.ts';
import { untilWhen } from '../home/until-when.ts';
import { RowsLink } from './rows-link.tsx';
import { byStatusName } from './status-counts.ts';

/** The whole edition: what is completed, then each status with its rows behind it [B20]. */
export function Totals({ progress }: { progress: ProgrammeProgress }) {
  const counts = byStatusName(progress.WorkflowStatuses);
  return (
    <section
      aria-label="Totals"
      className="mt-3 grid gap-4 rounded-lg border bg-card p-4 text-card-foreground shadow-xs sm:p-5"
    >
      <div className="grid items-end gap-x-6 gap-y-4 lg:grid-cols-5">
        <p className="grid">
          <span data-tabular className="text-[3rem] leading-none font-semibold tracking-tight">
            {formatPercent(counts.QACompleted / progress.Total)}
          </span>
          <span className="mt-1.5 text-sm text-balance text-muted-foreground">
            QA completed, {formatNumber(counts.QACompleted)} of {formatNumber(progress.Total)}
          </span>
        </p>
        <ul aria-label="By status" className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4 lg:col-span-4">
          {WORKFLOW_STATUS_NAMES.toReversed().map((name) => (
            <li key={name}>
              <RowsLink search={{ status: [WorkflowStatus[name]] }} className="group block">
                <span data-tabular className="block text-[1.75rem] leading-none font-semibold tracking-tight">
                  {formatNumber(counts[name])}
                </span>
                <span className="mt-1.5 flex items-center gap-1.5 text-sm text-muted-foreground">
                  <StatusShape status={name} />
                  {WORKFLOW_STATUSES[name].label}
                </span>
              </RowsLink>
            </li>
          ))}
        </ul>
      </div>
      <StatusBar label="The whole edition" counts={counts} className="h-4" />
      <ul aria-label="Dates" className="-mt-1 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted-foreground">
        {untilWhen(progress, new Date()).map((date) => (
          <li key={date}>{date}</li>
        ))}
      </ul>
    </section>
  );
}
