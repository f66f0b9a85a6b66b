import { InlineError } from '#src/components/inline-error.tsx';
import { possibleOf, productOf, reasonOf } from './copy-words.ts';
import type { useCopySummary } from './use-copy-summary.ts';

type Counted = ReturnType<typeof useCopySummary>;
type CopyCountProps = Counted & { indicators: number; countries: number };

/** How many of the chosen pairs can be copied to, and why the others cannot. */
export function CopyCount({ summary, error, indicators, countries }: CopyCountProps) {
  if (countries === 0) return 'Nothing selected';
  if (error) return productOf(indicators, countries);
  if (!summary) return possibleOf(undefined, indicators * countries);
  const { PossibleCount, Skips } = summary;
  const skipped = Skips.reduce((sum, { Count }) => sum + Count, 0);
  return (
    <>
      {possibleOf(PossibleCount, PossibleCount + skipped)}
      {skipped > 0 && <span className="block text-xs">{Skips.map(reasonOf).join(', ')}</span>}
    </>
  );
}

/**
 * That nothing could be counted, which stops nobody: beside the number that it leaves out, where it
 * is in view whatever is scrolled.
 */
export function NotCounted({ error, retry }: Counted) {
  return error && <InlineError error={error} onRetry={retry} className="mt-1" />;
}
