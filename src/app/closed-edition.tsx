import { Link } from '@tanstack/react-router';
import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { EditionStatus } from '#generated/enums.ts';
import type { ReportEdition } from '#generated/model/index.ts';
import { buttonVariants } from '#src/components/ui/button-variants.ts';
import { Note } from '#src/components/ui/note.tsx';
import { CLOSED_EDITION } from '#src/lib/closed-edition.ts';
import { formatDayOf } from '#src/lib/date-words.ts';

const small = buttonVariants({ size: 'sm' });

type ClosedEditionProps = {
  edition: ReportEdition;
  /** Further ways from here, such as to the countries of the edition. */
  children?: ReactNode;
};

/** Band above a page of a closed edition, with the ways from it; nothing for the active one. */
export function ClosedEdition({ edition, children }: ClosedEditionProps) {
  if (edition.Status === EditionStatus.Active) return null;
  return (
    <section aria-label="Closed edition" className="mt-3">
      <Note tone="warning" className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="mr-auto flex min-w-0 items-start gap-2">
          <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 break-words">
            <strong className="font-semibold">{CLOSED_EDITION}</strong> {edition.Name}
            {edition.InactiveDate && `, closed ${formatDayOf(edition.InactiveDate)}`}
          </span>
        </p>
        <span className="flex flex-wrap gap-2" data-print="hide">
          {children}
        </span>
      </Note>
    </section>
  );
}

/** To the same page of the current edition: the address names none. */
export function ToCurrentEdition() {
  return (
    <Link to="." search={(old) => ({ ...old, edition: undefined })} className={small}>
      Go to the current edition
    </Link>
  );
}

/** To the countries of the edition that the page shows. */
export function ToCountries({ edition }: { edition: ReportEdition }) {
  return (
    <Link to="/countries" search={{ edition: edition.Id }} className={small}>
      All its countries
    </Link>
  );
}
