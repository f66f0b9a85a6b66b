import { formatNumber } from '#src/lib/words.ts';

/** How many are chosen: the same figure on every button that opens a list of choices. */
export function ChosenCount({ value }: { value: number }) {
  return (
    <span data-tabular className="font-semibold text-primary">
      {formatNumber(value)}
      <span className="sr-only"> chosen</span>
    </span>
  );
}

/** The same below a list, '0 chosen: all' where choosing none leaves all that there are. */
export const chosenWords = (count: number, noneMeansAll: boolean): string =>
  `${formatNumber(count)} chosen${count === 0 && noneMeansAll ? ': all' : ''}`;
