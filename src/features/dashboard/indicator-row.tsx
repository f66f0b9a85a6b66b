import { Link } from '@tanstack/react-router';
import { lazy, memo, Suspense } from 'react';
import { type DashboardIndicator, Polarity } from '#generated/model/index.ts';
import { NegativeMark } from '#src/components/ui/negative-mark.tsx';
import { StatusBadge } from '#src/components/ui/status-badge.tsx';
import { TableCell, TableRow } from '#src/components/ui/table.tsx';
import { WORKFLOW_STATUS_NAMES } from '#src/components/ui/workflow-status.ts';
import { cn } from '#src/lib/cn.ts';
import { cellClasses, rowClasses, selectableClasses } from './row-classes.ts';

const SelectCell = lazy(() =>
  import('./assignment/select-cell.tsx').then(({ SelectCell }) => ({ default: SelectCell })),
);

type IndicatorRowProps = { row: DashboardIndicator; index: number; selectable?: boolean };

/** A row on a wide screen, a card of three lines on a narrow one; pressing it anywhere opens the indicator of the country. */
export const IndicatorRow = memo(function IndicatorRow({ row, index, selectable }: IndicatorRowProps) {
  const status = WORKFLOW_STATUS_NAMES[row.WorkflowStatus] ?? 'Open';
  return (
    <TableRow role="row" aria-rowindex={index + 2} className={cn(rowClasses, selectable && selectableClasses)}>
      {selectable && (
        <TableCell role="cell" className={cellClasses.select}>
          <Suspense>
            <SelectCell row={row} index={index} />
          </Suspense>
        </TableCell>
      )}
      <TableCell role="cell" className={cn(cellClasses.number, 'text-muted-foreground')}>
        {row.OrderNumber}
      </TableCell>
      <TableCell role="cell" className={cellClasses.indicator}>
        <span className="flex items-center gap-1.5">
          <Link
            to="/countries/$countryId/indicator/$indicatorId"
            params={{ countryId: `${row.CountryId}`, indicatorId: `${row.IndicatorId}` }}
            preloadDelay={150}
            title={row.IndicatorName}
            className="scroll-mt-10 truncate font-medium outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring"
          >
            {row.IndicatorName}
          </Link>
          {row.IndicatorRating === Polarity.Negative && <NegativeMark />}
        </span>
      </TableCell>
      <TableCell role="cell" className={cellClasses.country}>
        {row.CountryName}
      </TableCell>
      <TableCell role="cell" className={cellClasses.status}>
        <StatusBadge status={status} />
      </TableCell>
      <TableCell role="cell" className={cellClasses.researchUser}>
        <Person task="Research" name={row.ResearchUserName} />
      </TableCell>
      <TableCell role="cell" className={cellClasses.qaUser}>
        <Person task="QA" name={row.QAUserName} />
      </TableCell>
    </TableRow>
  );
});

/** Who does a task; in a card, where no column says which, with the task before it. */
function Person({ task, name }: { task: string; name: string | null }) {
  return (
    <>
      <span className="text-muted-foreground lg:hidden">{task}: </span>
      {name ? <span title={name}>{name}</span> : <span className="text-muted-foreground">Unassigned</span>}
    </>
  );
}
