/**
 * What the typed controls (input, textarea, select) share: one border, one height, one way to look
 * wrong.
 */
export const controlClasses = [
  'block w-full min-w-0 rounded-md border border-input bg-card px-2.5 text-base text-card-foreground shadow-xs',
  'transition-colors duration-(--duration-fast) hover:border-foreground/60',
  'aria-invalid:border-destructive aria-invalid:hover:border-destructive',
  'disabled:cursor-not-allowed disabled:border-border disabled:bg-muted disabled:text-muted-foreground',
].join(' ');
