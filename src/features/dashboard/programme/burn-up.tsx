import type { Programme } from '#generated/model/index.ts';
import { ChartPanel } from '#src/components/chart-panel.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { Panel } from '#src/components/ui/panel.tsx';
import { Table, TableBody, TableCell, TableHeader, TableRow } from '#src/components/ui/table.tsx';
import { TableHead } from '#src/components/ui/table-head.tsx';
import { TableRegion } from '#src/components/ui/table-region.tsx';
import { formatDate } from '#src/lib/date-words.ts';
import { formatNumber, formatPercent } from '#src/lib/words.ts';
import { BurnUpChart } from './burn-up-chart.tsx';
import { paceOf } from './pace.ts';

/**
 * What had been reached week by week, against the dates of the edition; how fast it goes, of the
 * `isCurrent` one [B20].
 */
export function BurnUp({ programme, isCurrent }: { programme: Programme; isCurrent: boolean }) {
  if (programme.OverTime.length === 0)
    return (
      <Panel title="Over time">
        <EmptyState title="Nothing to draw yet" reason="It begins with the first day that is counted." />
      </Panel>
    );
  return (
    <ChartPanel
      title="Over time"
      chart={
        <>
          {isCurrent && <PaceWords programme={programme} />}
          <BurnUpChart programme={programme} />
        </>
      }
      table={<DaysTable programme={programme} />}
    />
  );
}

function PaceWords({ programme }: { programme: Programme }) {
  const { now, needed, dueDate, done, isLate } = paceOf(programme);
  const lately = formatNumber(Math.round(now));
  return (
    <div className="mb-4 flex flex-wrap items-baseline gap-x-6 gap-y-1 text-sm text-muted-foreground">
      <p>
        <span data-tabular className="text-xl font-semibold text-foreground">
          {lately}
        </span>{' '}
        completed a week in the last four weeks
      </p>
      {needed !== undefined && (
        <p>
          <span data-tabular className="text-xl font-semibold text-foreground">
            {formatNumber(Math.ceil(needed))}
          </span>{' '}
          a week needed until {dueDate && formatDate(dueDate)}
        </p>
      )}
      {done && (
        <p>
          At this pace all is completed{' '}
          <span className={isLate ? 'font-medium text-destructive' : 'font-medium text-foreground'}>
            by {formatDate(done)}
            {isLate && ', too late'}
          </span>
        </p>
      )}
    </div>
  );
}

function DaysTable({ programme: { OverTime, Progress } }: { programme: Programme }) {
  return (
    <TableRegion label="Over time, table" className="max-h-96 print:max-h-none">
      <Table aria-label="Over time">
        <TableHeader>
          <TableRow>
            <TableHead>By</TableHead>
            <TableHead numeric>Submitted to QA</TableHead>
            <TableHead numeric>QA completed</TableHead>
            <TableHead numeric>Share completed</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {OverTime.toReversed().map(({ Date: day, Submitted, Completed }) => (
            <TableRow key={day}>
              <TableCell>{formatDate(day)}</TableCell>
              <TableCell numeric>{formatNumber(Submitted)}</TableCell>
              <TableCell numeric>{formatNumber(Completed)}</TableCell>
              <TableCell numeric>{formatPercent(Completed / Progress.Total)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableRegion>
  );
}
