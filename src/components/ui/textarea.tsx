import type { ComponentProps } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import { controlClasses } from './control-classes.ts';

/**
 * Several lines of text; grows with what is typed where the browser can, between `min-h` and
 * `max-h`.
 */
export function Textarea({ className, rows = 3, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      rows={rows}
      className={cn(
        controlClasses,
        'field-sizing-content max-h-96 min-h-18 resize-y py-1.5 read-only:bg-muted',
        className,
      )}
      {...props}
    />
  );
}
