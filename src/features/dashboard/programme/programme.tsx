import { useReadProgramme } from '#generated/hooks/dashboard/dashboard.ts';
import type { Programme as ProgrammeAnswer } from '#generated/model/index.ts';
import { Later } from '#src/components/later.tsx';
import { ReadError } from '#src/components/read-error.tsx';
import { Contained } from '#src/components/ui/contained.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { useAccess } from '#src/lib/access/use-access.ts';
import { Behind } from './behind.tsx';
import { BurnUp } from './burn-up.tsx';
import { PartsPanel } from './parts-panel.tsx';
import { People } from './people.tsx';
import { ProgrammeSkeleton } from './programme-skeleton.tsx';
import { LinkedRows } from './rows-link.tsx';
import { StuckPanel } from './stuck-panel.tsx';
import { Totals } from './totals.tsx';

/**
 * How an edition is getting on: totals for everybody, people and what is stuck for those who run it
 * [B20] [B21] [B24]. Figures lead to their rows where the edition is the `isCurrent` one, which is
 * the one that the list shows.
 */
export function Programme({ editionId, isCurrent }: { editionId: number; isCurrent: boolean }) {
  const { may } = useAccess();
  const runs = may('listWorkload');
  const handsOver = isCurrent && may('applyAssignmentPlan');
  return (
    <LinkedRows value={isCurrent}>
      <Overview editionId={editionId} runs={runs} handsOver={handsOver} isCurrent={isCurrent} />
      {runs && (
        // Two steps: what the overview has in a step of its own is partly in view.
        <Later room="min-h-200">
          <Later room="min-h-200">
            <Contained>
              <People editionId={editionId} handsOver={handsOver} />
            </Contained>
            {isCurrent && (
              <Contained>
                <StuckPanel editionId={editionId} />
              </Contained>
            )}
          </Later>
        </Later>
      )}
    </LinkedRows>
  );
}

type OverviewProps = { editionId: number; runs: boolean; handsOver: boolean; isCurrent: boolean };

function Overview({ editionId, runs, handsOver, isCurrent }: OverviewProps) {
  const { data, error, refetch } = useReadProgramme({ editionId });
  if (error && !data) return <ReadError error={error} onRetry={() => void refetch()} isScreen />;
  if (!data) return <ProgrammeSkeleton />;
  if (data.Progress.Total === 0)
    return (
      <EmptyState
        className="mt-3 rounded-lg border bg-card py-16 shadow-xs"
        title="Nothing to count yet"
        reason="This edition has no country indicators: a manager adds countries and indicators under EDITIONS."
      />
    );
  return (
    <>
      <Totals progress={data.Progress} />
      <div className="mt-3 grid gap-3 xl:grid-cols-3 print:block print:*:not-last:mb-3">
        <div className={runs ? 'min-w-0 xl:col-span-2' : 'min-w-0 xl:col-span-3'}>
          <BurnUp programme={data} isCurrent={isCurrent} />
        </div>
        {runs && (
          <Contained>
            <Behind editionId={editionId} handsOver={handsOver} isCurrent={isCurrent} />
          </Contained>
        )}
      </div>
      <Later room="min-h-100">
        <Parts programme={data} />
      </Later>
    </>
  );
}

function Parts({ programme }: { programme: ProgrammeAnswer }) {
  return (
    <div className="mt-3 grid gap-3 xl:grid-cols-2 print:block print:*:not-last:mb-3">
      <PartsPanel
        title="By milestone"
        head="Milestone"
        parts={programme.Milestones.map(({ MilestoneId, OrderId, ShortName, WorkflowStatuses }) => ({
          key: `${MilestoneId}`,
          name: `${OrderId} ${ShortName}`,
          counts: WorkflowStatuses,
          search: { milestones: [MilestoneId] },
        }))}
      />
      <PartsPanel
        title="By region"
        head="Region"
        parts={programme.Regions.map(({ Region, CountryIds, WorkflowStatuses }) => ({
          key: Region,
          name: Region,
          counts: WorkflowStatuses,
          search: { countries: CountryIds },
        }))}
      />
    </div>
  );
}
