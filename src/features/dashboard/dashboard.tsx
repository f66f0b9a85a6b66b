import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { Contained } from '#src/components/ui/contained.tsx';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import { knownAccess, useAccess } from '#src/lib/access/use-access.ts';
import { FilterBar } from './filter-bar.tsx';
import { Home, prepareHome } from './home/home.tsx';
import { SelectCell } from './indicator-row.tsx';
import { IndicatorsPanel } from './indicators-panel.tsx';
import { useDashboardRows } from './use-dashboard-rows.ts';

const AssignmentTools = lazyPart(() =>
  import('./assignment/assignment-tools.tsx').then((tools) => tools.AssignmentTools),
);

/** Has ready what a person's dashboard is drawn with beside the first script. */
export function prepareDashboard(client: QueryClient, editionId: number) {
  const { user, may } = knownAccess(client);
  prepareHome(user, client, editionId);
  if (!may('assignWorkflow')) return;
  AssignmentTools.preload();
  SelectCell.preload();
}

/** The country indicators of the current edition, filtered (requirements B, 'Dashboard'). */
export function Dashboard({ editionId, views }: { editionId: number; views?: ReactNode }) {
  const found = useDashboardRows(editionId);
  const assigns = useAccess().may('assignWorkflow');
  return (
    <>
      <Contained>
        <Home editionId={editionId} />
      </Contained>
      <Contained>{views}</Contained>
      <Contained>
        <FilterBar editionId={editionId} count={found.count} />
      </Contained>
      <section
        tabIndex={-1}
        aria-label="Country indicators"
        className="@container mt-3 rounded-lg border bg-card text-card-foreground shadow-xs"
      >
        {assigns && (
          <Contained>
            <Suspense fallback={<div data-slot="tools-place" className="box-content h-11 border-b" />}>
              <AssignmentTools
                editionId={editionId}
                rows={found.isPlaceholderData ? undefined : found.rows}
                count={found.count}
              />
            </Suspense>
          </Contained>
        )}
        <Contained>
          <IndicatorsPanel found={found} selectable={assigns} />
        </Contained>
      </section>
    </>
  );
}
