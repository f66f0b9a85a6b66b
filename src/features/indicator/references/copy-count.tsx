import { Button } from '#src/components/ui/button.tsx';
import { possibleOf, productOf, reasonOf } from './copy-words.ts';
import { SkippedPairs } from './skipped-pairs.tsx';
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
 * Which of them cannot, each with its reason; or that nothing could be counted, which stops nobody.
 */
export function CopyNote({ summary, error, retry }: Counted) {
  if (error)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <p className="min-w-0 text-destructive">{error.message}</p>
        <Button size="sm" onClick={retry}>
          Try again
        </Button>
      </div>
    );
  if (!summary || summary.Skips.length === 0) return null;
  return <SkippedPairs label="Cannot be copied to" skips={summary.Skips} />;
}
