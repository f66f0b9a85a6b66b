import type { QueryClient } from '@tanstack/react-query';
import { WorkflowStatus } from '#generated/enums.ts';
import { getListWorkloadQueryOptions } from '#generated/hooks/dashboard/dashboard.ts';
import type { ProgrammeProgress } from '#generated/model/index.ts';
import { StatusBar } from '#src/components/ui/status-bar.tsx';
import { StatusShape } from '#src/components/ui/status-shape.tsx';
import { WORKFLOW_STATUS_NAMES, WORKFLOW_STATUSES } from '#src/components/ui/workflow-status.ts';
import { knownAccess, useAccess } from '#src/lib/access/use-access.ts';
import { formatPercent } from '#src/lib/words.ts';
import { DueIn } from './due-in.tsx';
import { FigureLink } from './figure-row.tsx';
import { ProgrammeLinks } from './programme-figures.tsx';
import { nextDate, untilWhen } from './until-when.ts';
import { WhoIsBehind } from './who-is-behind.tsx';

/**
 * Home of who has no work of their own: the edition in one bar, until when, a figure a status; who
 * runs the programme also sees who is behind.
 */
export function ProgrammeHome({ editionId, programme }: { editionId: number; programme: ProgrammeProgress }) {
  const runs = useAccess().may('listWorkload');
  const { Total, WorkflowStatuses } = programme;
  const counts = { ...WorkflowStatuses, QACompleted: WorkflowStatuses.QAComplete };
  const now = new Date();
  const due = nextDate(programme, now);
  const dates = untilWhen(programme, now, due);
  if (Total === 0) return <p className="self-center text-sm">This edition has no country indicators yet.</p>;
  return (
    <>
      <div className="grid min-w-0 flex-1 basis-96 content-start gap-2">
        <div className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted-foreground">
          <h2 className="font-medium">Programme</h2>
          <span>
            <span data-tabular className="text-[2rem] leading-9 font-semibold tracking-tight text-foreground">
              {formatPercent(counts.QACompleted / Total)}
            </span>{' '}
            QA completed
          </span>
          {due && <DueIn {...due} />}
        </div>
        <StatusBar label="Programme" counts={counts} className="h-4" />
        <ul aria-label="By status" className="mt-1 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
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
        <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <div>
            {dates.length > 0 && (
              <ul aria-label="Dates" className="flex flex-wrap gap-x-4 text-xs text-muted-foreground">
                {dates.map((date) => (
                  <li key={date}>{date}</li>
                ))}
              </ul>
            )}
          </div>
          <ProgrammeLinks />
        </div>
      </div>
      {runs && <WhoIsBehind key={editionId} editionId={editionId} />}
    </>
  );
}

ProgrammeHome.asks = (client: QueryClient, editionId: number) =>
  knownAccess(client).may('listWorkload') && client.prefetchQuery(getListWorkloadQueryOptions({ editionId }));
