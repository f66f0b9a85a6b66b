import type { ComponentProps } from 'react';
import { cn } from '#src/first-screen/cn.ts';
import { ScrollRegion } from './scroll-region.tsx';

/**
 * Scrolls a table inside the page, by keyboard too; give it a `label` and, by `className`, a
 * maximum height.
 */
export function TableRegion({ label, className, ...props }: ComponentProps<'section'> & { label: string }) {
  return (
    <ScrollRegion
      data-slot="table-region"
      aria-label={label}
      className={cn('relative w-full scroll-pt-row overflow-auto rounded-b-[inherit] outline-offset-[-2px]', className)}
      {...props}
    />
  );
}
