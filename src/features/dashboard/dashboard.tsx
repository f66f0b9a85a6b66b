import { FilterBar } from './filter-bar.tsx';
import { IndicatorsPanel } from './indicators-panel.tsx';

/** The country indicators of the current edition, filtered by what the address holds (document 2, 'Dashboard'). */
export function Dashboard({ editionId }: { editionId: number }) {
  return (
    <>
      <FilterBar editionId={editionId} />
      <section
        aria-label="Country indicators"
        className="mt-3 rounded-lg border bg-card text-card-foreground shadow-xs"
      >
        <IndicatorsPanel editionId={editionId} />
      </section>
    </>
  );
}
