import { WorkflowStatus } from '#generated/enums.ts';
import type { WorkflowStatusCounts } from '#generated/model/index.ts';
import { ChartPanel } from '#src/components/chart-panel.tsx';
import { SkipRows } from '#src/components/skip-rows.tsx';
import { StatusLegend } from '#src/components/ui/status-legend.tsx';
import { Table, TableBody, TableCell, TableHeader, TableRow } from '#src/components/ui/table.tsx';
import { TableHead } from '#src/components/ui/table-head.tsx';
import { TableRegion } from '#src/components/ui/table-region.tsx';
import { WORKFLOW_STATUS_NAMES, WORKFLOW_STATUSES } from '#src/components/ui/workflow-status.ts';
import { cn } from '#src/first-screen/cn.ts';
import { formatNumber, formatPercent } from '#src/lib/words.ts';
import type { DashboardSearch } from '../dashboard-search.ts';
import { RowsLink } from './rows-link.tsx';
import { byStatusName, totalOf } from './status-counts.ts';

/** A milestone or a region. */
export interface Part {
  key: string;
  name: string;
  counts: WorkflowStatusCounts;
  /** The filters of its rows. */
  search: Partial<DashboardSearch>;
}

type PartsPanelProps = { title: string; head: string; parts: Part[] };

/** Parts of the edition by status, one bar each, and the same as a table [B20]. */
export function PartsPanel({ title, head, parts }: PartsPanelProps) {
  return (
    <ChartPanel
      title={title}
      chart={
        <>
          <StatusLegend isBarOrder className="mb-3 text-muted-foreground" />
          <SkipRows label={title} isOffered>
            <ul aria-label={title} className="grid gap-4">
              {parts.map((part) => (
                <PartBar key={part.key} part={part} />
              ))}
            </ul>
          </SkipRows>
        </>
      }
      table={
        <SkipRows label={title} isOffered>
          <PartsTable title={title} head={head} parts={parts} />
        </SkipRows>
      }
    />
  );
}

function PartBar({ part: { name, counts, search } }: { part: Part }) {
  const total = totalOf(counts);
  const byName = byStatusName(counts);
  const shown = WORKFLOW_STATUS_NAMES.toReversed().filter((status) => byName[status] > 0);
  return (
    <li>
      <div className="flex items-baseline justify-between gap-3">
        <RowsLink search={search} className="min-h-6 min-w-0 truncate font-medium">
          {name}
        </RowsLink>
        <span data-tabular className="shrink-0 text-sm text-muted-foreground">
          <span className="text-lg font-semibold text-foreground">
            {formatPercent(total && counts.QAComplete / total)}
          </span>{' '}
          of {formatNumber(total)}
        </span>
      </div>
      <div data-slot="status-bar" className="mt-0.5 flex h-6 gap-0.5 overflow-hidden rounded-sm bg-foreground/8">
        {shown.map((status) => (
          <span key={status} className="flex min-w-1 basis-0" style={{ flexGrow: byName[status] }}>
            <RowsLink
              search={{ ...search, status: [WorkflowStatus[status]] }}
              label={`${name}, ${WORKFLOW_STATUSES[status].label}: ${formatNumber(byName[status])}`}
              className={cn(
                'w-full outline-offset-[-2px] hover:opacity-80 focus-visible:outline-background',
                WORKFLOW_STATUSES[status].fill,
              )}
            >
              <span className="sr-only">{formatNumber(byName[status])}</span>
            </RowsLink>
          </span>
        ))}
      </div>
    </li>
  );
}

function PartsTable({ title, head, parts }: PartsPanelProps) {
  return (
    <TableRegion label={`${title}, table`}>
      <Table aria-label={title}>
        <TableHeader>
          <TableRow>
            <TableHead>{head}</TableHead>
            {WORKFLOW_STATUS_NAMES.map((status) => (
              <TableHead key={status} numeric>
                {WORKFLOW_STATUSES[status].label}
              </TableHead>
            ))}
            <TableHead numeric>Total</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {parts.map(({ key, name, counts, search }) => (
            <TableRow key={key}>
              <TableCell>{name}</TableCell>
              {WORKFLOW_STATUS_NAMES.map((status) => (
                <TableCell key={status} numeric>
                  <RowsLink search={{ ...search, status: [WorkflowStatus[status]] }}>
                    {formatNumber(byStatusName(counts)[status])}
                  </RowsLink>
                </TableCell>
              ))}
              <TableCell numeric>
                <RowsLink search={search}>{formatNumber(totalOf(counts))}</RowsLink>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableRegion>
  );
}
