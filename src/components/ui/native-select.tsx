import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import { controlClasses } from './control-classes.ts';

/**
 * The browser's own select: right on every device, and no style element of a library under the
 * strict policy.
 */
export function NativeSelect({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span data-slot="native-select" className={cn('relative inline-block w-full', className)}>
      <select className={cn(controlClasses, 'h-control appearance-none truncate pr-8')} {...props} />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-2 right-2.5 size-4 text-muted-foreground"
      />
    </span>
  );
}
