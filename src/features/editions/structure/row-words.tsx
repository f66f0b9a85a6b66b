import GitBranch from 'lucide-react/icons/git-branch';
import { DependencyKind, Polarity } from '#generated/enums.ts';
import type { Indicator } from '#generated/model/index.ts';
import { NegativeMark } from '#src/components/ui/negative-mark.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { isIndicator, nounOf, numberOf, type Row } from './rows.ts';

/** Room for two figures an order, so that the names of a column begin in one line. */
const widths = { Milestone: 'min-w-[2ch]', Activity: 'min-w-[4ch]', Indicator: 'min-w-[6ch]' };

/** Number, name, and what matters at a glance: how many children, the polarity, the dependency. */
export function RowWords({ row }: { row: Row }) {
  return (
    <>
      <span data-tabular className={cn('shrink-0 text-xs text-muted-foreground', widths[nounOf(row)])}>
        {numberOf(row)}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-1.5">
          <span className="line-clamp-2 phone:line-clamp-3 text-sm font-medium break-words" title={row.FullName}>
            {row.ShortName}
          </span>
          {isIndicator(row) && row.IndicatorRating === Polarity.Negative && <NegativeMark />}
        </span>
        {isIndicator(row) && <Relation row={row} />}
      </span>
      {!isIndicator(row) && (
        <span data-tabular className="shrink-0 rounded-full bg-foreground/8 px-1.5 text-xs text-muted-foreground">
          {row.Children}
          <span className="sr-only">{'ParentId' in row ? ' indicators' : ' activities'}</span>
        </span>
      )}
    </>
  );
}

function Relation({ row }: { row: Indicator }) {
  if (row.IndicatorRelationType === DependencyKind.None) return null;
  const words =
    row.IndicatorRelationType === DependencyKind.Child
      ? `Depends on ${row.ParentIndicator ?? 'another indicator'}`
      : 'Others depend on it';
  return (
    <span className="flex items-center gap-1 text-xs text-muted-foreground phone:items-start">
      <GitBranch aria-hidden="true" className="size-3 shrink-0 phone:mt-1" />
      <span className="truncate phone:line-clamp-3 phone:text-balance phone:whitespace-normal" title={words}>
        {words}
      </span>
    </span>
  );
}
