import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** A link to an indicator of the library and the editions that use it. */
export function LibraryLink({ id, children }: { id: number; children: ReactNode }) {
  return (
    <Link
      to="/libraries/manage-indicators/$libraryIndicatorId"
      params={{ libraryIndicatorId: `${id}` }}
      className="rounded-sm font-medium text-primary underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  );
}
