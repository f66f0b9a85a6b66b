import { FilterBar } from './filter-bar.tsx';
import { IndicatorsPanel } from './indicators-panel.tsx';
import { useDashboardRows } from './use-dashboard-rows.ts';

/** The country indicators of the current edition, filtered by what the address holds (document 2, 'Dashboard'). */
export function Dashboard({ editionId }: { editionId: number }) {
  const found = useDashboardRows(editionId);
  return (
    <>
      <FilterBar editionId={editionId} count={found.count} />
      <section
        aria-label="Country indicators"
        className="@container mt-3 rounded-lg border bg-card text-card-foreground shadow-xs"
      >
        <IndicatorsPanel found={found} />
      </section>
    </>
  );
}
