import { formatPercent } from '#src/lib/words.ts';

/** '24% QA completed', in the head of a bar. */
export function Completed({ share }: { share: number }) {
  return (
    <span>
      <span className="text-lg font-semibold text-foreground">{formatPercent(share)}</span> QA completed
    </span>
  );
}
