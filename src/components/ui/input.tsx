import type { ComponentProps } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import { controlClasses } from './control-classes.ts';

/** A line of text. Label, hint and error come from `Field`. */
export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return (
    <input
      data-slot="input"
      type={type}
      className={cn(controlClasses, 'h-control read-only:bg-muted', className)}
      {...props}
    />
  );
}
