import type { ComponentProps } from 'react';

/**
 * Says once, politely, that something is loading (`label`, e.g. 'Fetching Editions...'); holds the
 * skeletons.
 */
export function LoadingRegion({ label, children, ...props }: ComponentProps<'div'> & { label: string }) {
  return (
    <div data-slot="loading-region" role="status" aria-busy="true" {...props}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
