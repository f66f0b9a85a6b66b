import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { keepEdition } from '#src/lib/edition-address.ts';

/** A link to an indicator of the library and the editions that use it; the edition of the page goes along. */
export function LibraryLink({ id, children }: { id: number; children: ReactNode }) {
  return (
    <Link
      to="/libraries/manage-indicators/$libraryIndicatorId"
      params={{ libraryIndicatorId: `${id}` }}
      search={keepEdition}
      className="rounded-sm font-medium text-primary underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  );
}
