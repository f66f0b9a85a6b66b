import { InlineError } from '#src/components/inline-error.tsx';
import { failed } from '../parts/failures.ts';

/** A line beside what works. */
export function Failed() {
  return <InlineError error={failed('readDashboardFacets', 500)} onRetry={() => undefined} />;
}

export function Unreachable() {
  return <InlineError error={failed('listViews', 0)} onRetry={() => undefined} />;
}

export function TryingAgain() {
  return <InlineError error={failed('listStuck', 500)} onRetry={() => undefined} pending />;
}
