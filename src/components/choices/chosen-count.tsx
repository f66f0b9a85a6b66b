import { formatNumber } from '#src/lib/words.ts';

/** How many are selected: the same figure on every button that opens a list of choices. */
export function ChosenCount({ value }: { value: number }) {
  return (
    <span data-tabular className="font-semibold text-primary">
      {formatNumber(value)}
      <span className="sr-only"> selected</span>
    </span>
  );
}

/** The same below a list, with what selecting none means: '0 selected: all'. */
export const chosenWords = (count: number, noneMeans: string | undefined): string =>
  `${formatNumber(count)} selected${count === 0 && noneMeans ? `: ${noneMeans}` : ''}`;
