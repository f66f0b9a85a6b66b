import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId } from 'react';
import { EditionStatus, Polarity } from '#generated/enums.ts';
import type { LibraryIndicatorUse } from '#generated/model/index.ts';
import { ActiveBadge } from '#src/components/ui/active-badge.tsx';
import { NegativeMark } from '#src/components/ui/negative-mark.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { formatDate } from '#src/lib/date-words.ts';
import type { Changes } from './changes-since.ts';
import { EditionLinks } from './edition-links.tsx';
import { UseFacts } from './use-facts.tsx';

type EditionUseProps = { use: LibraryIndicatorUse; changes: Changes | undefined; open: boolean; onToggle: () => void };

/**
 * A row that opens: the edition, and in it the indicator with all its texts, its parent and its
 * children.
 */
export function EditionUse({ use, changes, open, onToggle }: EditionUseProps) {
  const id = useId();
  return (
    <li>
      <h4>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
          className="flex min-h-11 w-full items-start gap-2 px-3 py-2.5 text-left text-sm outline-offset-[-2px] hover:bg-accent/60"
        >
          <ChevronRight
            aria-hidden="true"
            className={cn(
              'mt-0.5 size-4 shrink-0 text-muted-foreground transition-transform duration-(--duration-fast)',
              open && 'rotate-90',
            )}
          />
          <Head use={use} changes={changes} />
        </button>
      </h4>
      <div id={id} hidden={!open} className="pt-1 pr-3 pb-4 pl-9">
        {open && (
          <>
            <UseFacts use={use} />
            <EditionLinks use={use} />
          </>
        )}
      </div>
    </li>
  );
}

function Head({ use: { ReportEdition, Indicator }, changes }: Pick<EditionUseProps, 'use' | 'changes'>) {
  const { Name, StartDate, EndDate, Status } = ReportEdition;
  return (
    <span className="grid min-w-0 flex-1 gap-x-6 gap-y-1 lg:grid-cols-2">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-semibold break-words">{Name}</span>
        {Status === EditionStatus.Active && <ActiveBadge active />}{' '}
        <span className="text-xs font-normal whitespace-nowrap text-muted-foreground">
          {EndDate ? `${formatDate(StartDate)} – ${formatDate(EndDate)}` : `From ${formatDate(StartDate)}`}
        </span>
      </span>{' '}
      <span className="min-w-0 font-normal">
        <span className="break-words">{Indicator.SnapshotName}</span>
        {Indicator.IndicatorRating === Polarity.Negative && <NegativeMark className="ml-1.5 align-text-bottom" />}{' '}
        {changes && (
          <span className="block text-xs text-muted-foreground">
            Changed since {changes.since}: {changes.names.join(', ')}
          </span>
        )}
      </span>
    </span>
  );
}
