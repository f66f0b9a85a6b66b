import { Link } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';
import { EditionStatus } from '#generated/enums.ts';
import type { ReportEdition } from '#generated/model/index.ts';
import { ActiveBadge } from '#src/components/ui/active-badge.tsx';
import { formatDate } from '#src/lib/date-words.ts';

/** Which edition this is, its period, and the way back to the list; `children` are its buttons. */
export function EditionTitle({ edition, children }: { edition: ReportEdition; children?: ReactNode }) {
  const { Name, Status, StartDate, EndDate } = edition;
  return (
    <div className="mt-1">
      <Link
        to="/editions"
        className="-ml-1 inline-flex min-h-6 items-center gap-0.5 rounded-sm text-sm text-muted-foreground hover:text-foreground hover:underline"
      >
        <ChevronLeft aria-hidden="true" className="size-4" />
        Editions List
      </Link>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-xl font-semibold tracking-tight break-words">{Name}</h2>
        <ActiveBadge active={Status === EditionStatus.Active} />
        <p className="text-sm text-muted-foreground">
          {EndDate ? `${formatDate(StartDate)} – ${formatDate(EndDate)}` : `From ${formatDate(StartDate)}`}
        </p>
        {children && <div className="ml-auto flex gap-2">{children}</div>}
      </div>
    </div>
  );
}
