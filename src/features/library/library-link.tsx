import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { keepEdition } from '#src/lib/edition-address.ts';

/** Link to an indicator of the library; keeps the edition of the page. */
export function LibraryLink({ id, children }: { id: number; children: ReactNode }) {
  return (
    <Link
      to="/libraries/manage-indicators/$libraryIndicatorId"
      params={{ libraryIndicatorId: `${id}` }}
      search={keepEdition}
      className="rounded-sm max-md:inline-flex max-md:items-center font-medium text-primary underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  );
}
