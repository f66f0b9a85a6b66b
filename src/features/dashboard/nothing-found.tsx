import type { MouseEvent } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { useDashboardSearch } from './use-dashboard-search.ts';

/** 'No data to display', and the way on where the toggle hides rows (decisions, section 4, 'Dashboard'). */
export function NothingFound() {
  const { search, change } = useDashboardSearch();
  const showAll = ({ currentTarget }: MouseEvent) => {
    // The button goes with its words: Tab goes on from the region, to the rows that take their place.
    currentTarget.closest('section')?.focus({ preventScroll: true });
    change({ currentUser: false });
  };
  return (
    <EmptyState
      title="No data to display"
      reason={
        search.currentUser
          ? 'No indicator assigned to you fits the filters.'
          : 'No indicator of this edition fits the filters.'
      }
      action={search.currentUser && <Button onClick={showAll}>Show all</Button>}
    />
  );
}
