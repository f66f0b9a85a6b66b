import { Polarity } from '#generated/enums.ts';
import type { CountryTreeIndicator } from '#generated/model/index.ts';
import { TreeGridCell } from '#src/components/treegrid.tsx';
import { NegativeMark } from '#src/components/ui/negative-mark.tsx';
import { StatusBadge } from '#src/components/ui/status-badge.tsx';
import { WORKFLOW_STATUS_NAMES } from '#src/components/ui/workflow-status.ts';
import { cn } from '#src/first-screen/cn.ts';
import { indents, statusIndents } from './tree-classes.ts';

type IndicatorCellsProps = { node: CountryTreeIndicator; href: string };

/**
 * An indicator: its name leads to its page, pressed anywhere in the row; its status and its score.
 */
export function IndicatorCells({ node, href }: IndicatorCellsProps) {
  const { OrderNumber, ShortName, FullName, IndicatorRating, Rating, WorkflowStatus } = node;
  return (
    <>
      <TreeGridCell className={cn('flex min-w-0 items-center gap-1.5 pr-3', indents[3])}>
        <span data-tabular className="shrink-0 text-muted-foreground">
          {OrderNumber}
        </span>
        <a
          href={href}
          tabIndex={-1}
          title={FullName}
          className="truncate outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring max-md:whitespace-normal"
        >
          {ShortName}
        </a>
        {IndicatorRating === Polarity.Negative && <NegativeMark />}
      </TreeGridCell>
      <TreeGridCell className={cn('max-md:order-last max-md:col-span-2 max-md:pt-1', statusIndents[3])}>
        <StatusBadge status={WORKFLOW_STATUS_NAMES[WorkflowStatus] ?? 'Open'} />
      </TreeGridCell>
      <TreeGridCell numeric>{Rating ?? <NotRated />}</TreeGridCell>
    </>
  );
}

function NotRated() {
  return (
    <>
      <span aria-hidden="true" className="text-muted-foreground">
        –
      </span>
      <span className="sr-only">Not rated</span>
    </>
  );
}
