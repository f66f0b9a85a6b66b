import { cn } from '#src/first-screen/cn.ts';
import { changeWords, formatChange } from '#src/lib/results/figures.ts';

/** How a score changed, in points: by its sign and a triangle, not by colour alone. */
export function Change({ change, className }: { change: number | null; className?: string }) {
  if (change === null) return <span className={cn('text-muted-foreground', className)}>–</span>;
  return (
    <span data-tabular title={changeWords(change)} className={cn('whitespace-nowrap', toneOf(change), className)}>
      <span aria-hidden="true" className="mr-1 text-[0.65em]">
        {change > 0 ? '▲' : change < 0 ? '▼' : ''}
      </span>
      {formatChange(change)}
    </span>
  );
}

const toneOf = (change: number) =>
  change < 0 ? 'text-destructive' : change > 0 ? 'text-foreground' : 'text-muted-foreground';
