import { InlineError } from '#src/components/inline-error.tsx';
import { failureOf } from '../parts/failures.ts';

/** A line beside what works. */
export function Failed() {
  return <InlineError error={failureOf('readDashboardFacets', 500)} onRetry={() => undefined} />;
}

export function Unreachable() {
  return <InlineError error={failureOf('listViews', 0)} onRetry={() => undefined} />;
}

export function TryingAgain() {
  return <InlineError error={failureOf('listStuck', 500)} onRetry={() => undefined} pending />;
}
