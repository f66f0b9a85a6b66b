import type { ComponentProps } from 'react';
import { cn } from '#src/first-screen/cn.ts';

/**
 * A grey place for what is loading: takes its space at once and shows after 150 ms (in CSS, so
 * nothing renders twice). Screen readers hear the one `<LoadingRegion>` around it instead.
 */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden="true"
      className={cn('h-4 animate-skeleton rounded-sm bg-foreground/10', className)}
      {...props}
    />
  );
}
