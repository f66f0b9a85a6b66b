import type { ComponentProps } from 'react';
import { cn } from '#src/first-screen/cn.ts';

/**
 * A turning ring for work inside a control. With a `label` it is announced, without one the words
 * beside it speak.
 */
export function Spinner({ label, className, ...props }: ComponentProps<'span'> & { label?: string }) {
  return (
    <span
      data-slot="spinner"
      role={label ? 'status' : undefined}
      aria-hidden={label ? undefined : true}
      className={cn('inline-flex size-4 shrink-0', className)}
      {...props}
    >
      <svg viewBox="0 0 16 16" fill="none" className="size-full animate-spin" aria-hidden="true">
        <circle cx="8" cy="8" r="6.25" stroke="currentColor" strokeWidth="2" opacity="0.25" />
        <path d="M8 1.75A6.25 6.25 0 0 1 14.25 8" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
