import type { ComponentProps } from 'react';
import { cn } from '#src/first-screen/cn.ts';

// The parts of a treegrid (ARIA Authoring Practices) as `div`s instead of table elements, so that a
// row can skip rendering out of view and become a card on a narrow screen. Keys and focus are the
// caller's.

/** Needs an `aria-label`, and `onKeyDown` with the keys of the pattern. */
export function TreeGrid(props: ComponentProps<'div'>) {
  return <div data-slot="treegrid" role="treegrid" {...props} />;
}

/** A row group: head or body. */
export function TreeGridRows(props: ComponentProps<'div'>) {
  // biome-ignore lint/a11y/useSemanticElements: see above.
  return <div role="rowgroup" {...props} />;
}

/**
 * Needs `aria-level`, `aria-posinset` and `aria-setsize`, a `tabIndex` of 0 or -1, and
 * `aria-expanded` where it has children.
 */
export function TreeGridRow({ className, ...props }: ComponentProps<'div'>) {
  // biome-ignore lint/a11y/useSemanticElements: see above.
  // biome-ignore lint/a11y/useFocusableInteractive: rows of the body get a tabIndex.
  return <div data-slot="treegrid-row" role="row" className={cn('grid w-full items-center', className)} {...props} />;
}

export function TreeGridHead({ className, ...props }: ComponentProps<'div'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above.
    // biome-ignore lint/a11y/useFocusableInteractive: it has no action.
    <div
      role="columnheader"
      className={cn('px-3 text-left text-xs font-semibold text-muted-foreground', className)}
      {...props}
    />
  );
}

export function TreeGridCell({ numeric, className, ...props }: ComponentProps<'div'> & { numeric?: boolean }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above.
    // biome-ignore lint/a11y/useFocusableInteractive: the row has the focus.
    <div
      role="gridcell"
      data-tabular={numeric || undefined}
      className={cn('min-w-0 px-3', numeric && 'text-right', className)}
      {...props}
    />
  );
}
