import { Link } from '@tanstack/react-router';
import { WorkflowStatus } from '#generated/enums.ts';
import type { ProgrammeProgress } from '#generated/model/index.ts';
import { StatusBar } from '#src/components/ui/status-bar.tsx';
import { StatusShape } from '#src/components/ui/status-shape.tsx';
import {
  WORKFLOW_STATUS_NAMES,
  WORKFLOW_STATUSES,
  type WorkflowStatusName,
} from '#src/components/ui/workflow-status.ts';
import { cn } from '#src/first-screen/cn.ts';
import { useAccess } from '#src/lib/access/use-access.ts';
import { formatPercent } from '#src/lib/words.ts';
import { FigureLink } from './figure-row.tsx';
import { untilWhen } from './until-when.ts';

/**
 * The edition in one bar with its dates; `wide`, for who has no work of their own, with a figure a
 * status.
 */
export function ProgrammeFigures({ programme, wide }: { programme: ProgrammeProgress; wide: boolean }) {
  const runs = useAccess().may('listWorkload');
  const { Total, WorkflowStatuses: counts } = programme;
  if (Total === 0) return <p className="self-center text-sm">This edition has no country indicators yet.</p>;
  const byName = { ...counts, QACompleted: counts.QAComplete };
  return (
    <div className={cn('grid content-center gap-2', wide ? 'w-full' : 'w-full lg:w-80')}>
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-4 text-xs font-medium text-muted-foreground">
        <span className="flex flex-wrap gap-x-3">
          Programme
          <Link to="/programme" className="rounded-sm text-primary hover:underline">
            {runs ? 'Who is behind' : 'See how far it is'}
          </Link>
          <Link to="/results" className="rounded-sm text-primary hover:underline">
            Results
          </Link>
        </span>
        <span data-tabular className={cn('font-semibold text-foreground', wide ? 'text-2xl' : 'text-lg')}>
          {formatPercent(counts.QAComplete / Total)}
          <span className="ml-1.5 text-sm font-normal text-muted-foreground">QA completed</span>
        </span>
      </h2>
      <StatusBar label="Programme" counts={byName} className={wide ? 'h-3.5' : undefined} />
      {wide && <StatusFigures counts={byName} />}
      <ul aria-label="Dates" className="flex flex-wrap gap-x-4 text-xs text-muted-foreground">
        {untilWhen(programme, new Date()).map((date) => (
          <li key={date}>{date}</li>
        ))}
      </ul>
    </div>
  );
}

/** In the order of the bar above. */
function StatusFigures({ counts }: { counts: Record<WorkflowStatusName, number> }) {
  return (
    <ul aria-label="By status" className="grid grid-cols-2 gap-x-4 gap-y-3 sm:flex sm:gap-x-10">
      {WORKFLOW_STATUS_NAMES.toReversed().map((name) => (
        <li key={name} className="flex gap-2">
          <StatusShape status={name} className="mt-2.5" />
          <FigureLink
            label={WORKFLOW_STATUSES[name].label}
            count={counts[name]}
            search={{ status: [WorkflowStatus[name]], currentUser: false }}
          />
        </li>
      ))}
    </ul>
  );
}
