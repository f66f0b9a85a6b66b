/** How many are chosen: the same figure on every button that opens a list of choices. */
export function ChosenCount({ value }: { value: number }) {
  return (
    <span data-tabular className="font-semibold text-primary">
      {value}
      <span className="sr-only"> chosen</span>
    </span>
  );
}
