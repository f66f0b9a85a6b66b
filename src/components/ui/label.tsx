import type { ComponentProps } from 'react';
import { cn } from '#src/first-screen/cn.ts';

/** Names a control. Inside `Field` it is made for you. */
export function Label({ className, ...props }: ComponentProps<'label'>) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the caller gives htmlFor or nests the control.
  return <label data-slot="label" className={cn('text-sm font-medium text-foreground', className)} {...props} />;
}
