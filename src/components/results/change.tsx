import { cn } from '#src/first-screen/cn.ts';
import { changeWords, formatChange } from '#src/lib/results/figures.ts';
import { Sign } from '../ui/sign.tsx';

/** How a score changed, in points: by its sign and a triangle, not by colour alone. */
export function Change({ change, className }: { change: number | null; className?: string }) {
  if (change === null) return <span className={cn('text-muted-foreground', className)}>–</span>;
  return (
    <span data-tabular title={changeWords(change)} className={cn('whitespace-nowrap', toneOf(change), className)}>
      {change !== 0 && <Sign shape={change > 0 ? 'up' : 'down'} className="mr-1 size-[0.6em]" />}
      {formatChange(change)}
    </span>
  );
}

const toneOf = (change: number) =>
  change < 0 ? 'text-destructive' : change > 0 ? 'text-foreground' : 'text-muted-foreground';
