import { cn } from '#src/first-screen/cn.ts';

/** The red N of an indicator whose score counts against the country. */
export function NegativeMark({ className }: { className?: string }) {
  return (
    <span
      data-slot="negative-mark"
      role="img"
      aria-label="Negative indicator"
      title="Negative indicator"
      className={cn(
        'inline-grid size-4 shrink-0 place-items-center rounded-sm bg-destructive text-2xs leading-none font-bold',
        'text-destructive-foreground select-none',
        className,
      )}
    >
      N
    </span>
  );
}
