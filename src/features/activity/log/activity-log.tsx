import { Contained } from '#src/components/ui/contained.tsx';
import { ActivityPanel } from './activity-panel.tsx';
import { FilterBar } from './filter-bar.tsx';

/** Every change of everybody, filtered by what the address holds (requirements B45). */
export function ActivityLog() {
  return (
    <>
      <Contained>
        <FilterBar />
      </Contained>
      <section
        tabIndex={-1}
        aria-label="Changes"
        className="@container mt-3 rounded-lg border bg-card text-card-foreground shadow-xs"
      >
        <Contained>
          <ActivityPanel />
        </Contained>
      </section>
    </>
  );
}
