import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { EditionStatus } from '#generated/enums.ts';
import { useListReportEditions } from '#generated/hooks/editions/editions.ts';
import type { Comparison } from '#generated/model/index.ts';
import { cn } from '#src/first-screen/cn.ts';
import type { Totals } from './totals.ts';

type LegendProps = {
  comparison: Comparison;
  differences: boolean;
  totals: Totals | undefined;
  /** Whether regions have columns. */
  means: boolean;
  /** Whether only ratings count that are QA completed. */
  completedOnly: boolean;
};

/** What the marks mean, and which edition each half of a cell is. */
export const Legend = memo(({ comparison: { Editions }, differences, totals, means, completedOnly }: LegendProps) => {
  const [latest, previous] = Editions;
  return (
    <ul
      aria-label="Legend"
      className="flex flex-wrap gap-x-5 gap-y-1 text-muted-foreground max-sm:gap-x-3 max-sm:text-xs sm:text-sm"
    >
      <Entry mark={<Disc className="border-foreground bg-foreground" />}>met</Entry>
      <Entry mark={<Disc className="border-foreground" />}>not met</Entry>
      <Entry mark={<span className="text-2xs">NA</span>}>
        no score{completedOnly && ' that is QA completed'}
        {differences && ', not counted as a difference'}
      </Entry>
      {previous && (
        <Entry mark={<Disc className="border-muted-foreground bg-muted-foreground" />}>
          left: <EditionName edition={previous} />
        </Entry>
      )}
      {latest && (
        <Entry mark={<Disc className="border-primary bg-primary" />}>
          {previous && 'right: '}
          <EditionName edition={latest} /> {previous && <span className="max-sm:sr-only">(latest)</span>}
        </Entry>
      )}
      {totals && (
        <Entry mark={<Bar />} isMinor>
          favourable{previous && ', change in points'}; outline: below half rated
        </Entry>
      )}
      {means && (
        <Entry mark={<span className="text-2xs font-semibold">%</span>} isMinor>
          favourable in the region
        </Entry>
      )}
    </ul>
  );
});

const Bar = () => (
  <span className="h-2 w-5 rounded-xs bg-primary [print-color-adjust:exact] forced-colors:border forced-colors:border-current" />
);

/** A closed one leads to its countries. */
function EditionName({ edition: { EditionName: name } }: { edition: Comparison['Editions'][number] }) {
  const { data: editions } = useListReportEditions();
  const closed = editions?.find(({ Name, Status }) => Name === name && Status === EditionStatus.Inactive);
  if (!closed) return name;
  return (
    <Link
      to="/countries"
      search={{ edition: closed.Id }}
      title="Countries of this closed edition"
      className="rounded-sm text-primary underline-offset-4 hover:underline"
    >
      {name}
    </Link>
  );
}

type EntryProps = {
  mark: React.ReactNode;
  /** Gives way on a phone, where the grid would begin too low. */
  isMinor?: boolean;
  children: React.ReactNode;
};

function Entry({ mark, isMinor = false, children }: EntryProps) {
  return (
    <li className={cn('flex items-center gap-1.5', isMinor && 'max-sm:sr-only')}>
      <span aria-hidden="true" className="grid min-w-4 place-items-center">
        {mark}
      </span>
      <span>{children}</span>
    </li>
  );
}

const Disc = ({ className }: { className: string }) => (
  <span className={cn('size-3.5 rounded-full border-2 [print-color-adjust:exact]', className)} />
);
