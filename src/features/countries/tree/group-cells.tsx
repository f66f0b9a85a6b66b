import ChevronRight from 'lucide-react/icons/chevron-right';
import type { CountryActivity, CountryMilestone } from '#generated/model/index.ts';
import { TreeGridCell } from '#src/components/treegrid.tsx';
import { StatusBar } from '#src/components/ui/status-bar.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { favourableIn } from '../favourable.ts';
import { statusCounts } from './status-counts.ts';
import { indents, statusIndents } from './tree-classes.ts';

type GroupCellsProps = { node: CountryMilestone | CountryActivity; level: 1 | 2 | 3; isOpen: boolean };

/**
 * A milestone or an activity: its name, how far its indicators are, how many are favourable and
 * rated.
 */
export function GroupCells({ node, level, isOpen }: GroupCellsProps) {
  const { OrderNumber, FullName, RatedCount } = node;
  const favourable = favourableIn(node);
  return (
    <>
      <TreeGridCell className={cn('flex min-w-0 items-center gap-1.5 pr-3', indents[level])}>
        <ChevronRight
          aria-hidden="true"
          className={cn(
            'size-4 shrink-0 text-muted-foreground transition-transform duration-(--duration-fast)',
            isOpen && 'rotate-90',
          )}
        />
        <span data-tabular className="shrink-0 text-muted-foreground">
          {OrderNumber}
        </span>
        <span
          className={cn('truncate max-md:whitespace-normal', level === 1 ? 'font-semibold' : 'font-medium')}
          title={FullName}
        >
          {FullName}
        </span>
      </TreeGridCell>
      <TreeGridCell className={cn('max-md:order-last max-md:col-span-2 max-md:pt-1', statusIndents[level])}>
        <StatusBar label={FullName} counts={statusCounts(node)} still className="h-2" />
      </TreeGridCell>
      <TreeGridCell numeric title={`${favourable} favourable of ${RatedCount} rated`}>
        {favourable}/{RatedCount}
      </TreeGridCell>
    </>
  );
}
