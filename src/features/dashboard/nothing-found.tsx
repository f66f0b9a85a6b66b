import type { MouseEvent } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { type DashboardSearch, isNarrowed, isOwnOnly } from './dashboard-search.ts';
import { useDashboardSearch } from './use-dashboard-search.ts';

/** 'No data to display', and the way on where the toggle hides rows (ADR-026). */
export function NothingFound() {
  const { search, showOwnOnly } = useDashboardSearch();
  const showAll = ({ currentTarget }: MouseEvent) => {
    // The button disappears, so the region takes the focus and Tab leads to the new rows.
    currentTarget.closest('section')?.focus({ preventScroll: true });
    showOwnOnly(false);
  };
  return (
    <EmptyState
      title="No data to display"
      reason={reasonOf(search)}
      action={isOwnOnly(search) && <Button onClick={showAll}>Show all</Button>}
    />
  );
}

function reasonOf(search: DashboardSearch): string {
  if (isNarrowed(search))
    return `No country indicator ${isOwnOnly(search) ? 'assigned to you' : 'of this edition'} fits the filters.`;
  return isOwnOnly(search)
    ? 'No country indicator is assigned to you. A manager assigns them.'
    : 'This edition has no country indicators yet: a manager adds countries and indicators under EDITIONS.';
}
