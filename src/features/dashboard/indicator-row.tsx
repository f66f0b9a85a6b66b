import { memo, Suspense } from 'react';
import { Polarity } from '#generated/enums.ts';
import type { DashboardIndicator } from '#generated/model/index.ts';
import { isOverdue, nextStep } from '#rules/next-step.ts';
import { CheckMark } from '#src/components/check-mark.tsx';
import { asCell, asRow } from '#src/components/table-roles.ts';
import { NegativeMark } from '#src/components/ui/negative-mark.tsx';
import { StatusBadge } from '#src/components/ui/status-badge.tsx';
import { tableCellClasses, tableCellFrame, tableRowClasses } from '#src/components/ui/table.tsx';
import { WORKFLOW_STATUS_NAMES } from '#src/components/ui/workflow-status.ts';
import type { Place } from '#src/components/use-indicator-links.ts';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import { formatDate, formatDayOf } from '#src/lib/date-words.ts';
import type { OptionalColumn } from './columns.ts';
import { cellClasses, rowClasses, selectableClasses } from './row-classes.ts';
import { RowMark } from './row-mark.tsx';
import { ageOf, whoseMove } from './whose-move.ts';

export const SelectCell = lazyPart(
  () => import('./assignment/select-cell.tsx').then(({ SelectCell }) => SelectCell),
  // the row says what it is about without its box, and a fault a row would be too much
  () => null,
);

// Joined without cn(): no class here replaces another, and merging them took a tenth of the first
// script's start.
const task = 'before:text-muted-foreground lg:before:hidden data-nobody:text-muted-foreground data-next:font-semibold';
const row = `${tableRowClasses} ${rowClasses} data-done:bg-muted/60 data-done:text-muted-foreground data-done:transition-colors motion-reduce:transition-none`;
const cell = (own: string) => `${tableCellClasses} ${own}`;
const classes = {
  row,
  selectableRow: `${row} ${selectableClasses}`,
  select: `${tableCellFrame} ${cellClasses.select}`,
  number: cell(`${cellClasses.number} text-muted-foreground`),
  indicator: cell(cellClasses.indicator),
  country: cell(cellClasses.country),
  status: cell(cellClasses.status),
  // In a card, where no column says which, with the task before the name.
  researchUser: cell(`${cellClasses.researchUser} ${task} before:content-['Research:_']`),
  qaUser: cell(`${cellClasses.qaUser} ${task} before:content-['QA:_']`),
  statusSince: cell(`${cellClasses.statusSince} text-muted-foreground`),
  due: cell(`${cellClasses.due} text-muted-foreground`),
};
const NOBODY = 'Unassigned';

type IndicatorRowProps = {
  row: DashboardIndicator;
  index: number;
  hrefOf: (place: Place) => string;
  /** It was dealt with and stays only so that nothing moves. */
  isDone?: boolean | undefined;
  selectable?: boolean;
  hidden?: readonly OptionalColumn[] | undefined;
};

/** A row, on a narrow screen a card; a click anywhere on it opens the country indicator. */
export const IndicatorRow = memo(function IndicatorRow(props: IndicatorRowProps) {
  const { row, index, hrefOf, isDone, selectable, hidden } = props;
  const isShown = (column: OptionalColumn) => !hidden?.includes(column);
  const now = new Date();
  const next = nextStep(row);
  const overdue = isOverdue(row, now);
  const move = whoseMove(row, now);
  const { Checks: checks = [] } = row;
  const link = (
    <a
      href={hrefOf({ countryId: row.CountryId, indicatorId: row.IndicatorId })}
      title={row.IndicatorName}
      data-slot="row-link"
      className="truncate phone:line-clamp-2 narrow:line-clamp-3 phone:whitespace-normal"
    >
      {row.IndicatorName}
    </a>
  );
  return (
    <tr
      {...asRow}
      aria-rowindex={index + 2}
      data-done={isDone || undefined}
      className={selectable ? classes.selectableRow : classes.row}
    >
      {selectable && (
        <td {...asCell} className={classes.select}>
          <Suspense>
            <SelectCell row={row} index={index} />
          </Suspense>
        </td>
      )}
      <td {...asCell} className={classes.number}>
        {row.OrderNumber}
      </td>
      <td {...asCell} className={classes.indicator}>
        {row.IndicatorRating === Polarity.Negative || row.ReturnedOn || overdue || checks.length > 0 ? (
          <span className="flex items-center gap-1.5">
            {link}
            {row.IndicatorRating === Polarity.Negative && <NegativeMark />}
            {row.ReturnedOn && <RowMark mark="returned" />}
            {overdue && <RowMark mark="overdue" />}
            {checks.length > 0 && <CheckMark checks={checks} />}
          </span>
        ) : (
          link
        )}
      </td>
      <td {...asCell} title={row.CountryName} className={classes.country}>
        {isDone ? (
          <span className="flex items-center gap-1.5">
            <span className="truncate">{row.CountryName}</span>
            <span className="text-xs font-medium">done</span>
          </span>
        ) : (
          row.CountryName
        )}
      </td>
      {isShown('status') && (
        <td {...asCell} className={classes.status}>
          <StatusBadge status={WORKFLOW_STATUS_NAMES[row.WorkflowStatus] ?? 'Open'} />
        </td>
      )}
      {isShown('researchUser') && (
        <td
          {...asCell}
          title={next?.task === 'research' ? move : (row.ResearchUserName ?? undefined)}
          data-nobody={!row.ResearchUserName || undefined}
          data-next={next?.task === 'research' || undefined}
          className={classes.researchUser}
        >
          {row.ResearchUserName ?? NOBODY}
        </td>
      )}
      {isShown('qaUser') && (
        <td
          {...asCell}
          title={next?.task === 'qa' ? move : (row.QAUserName ?? undefined)}
          data-nobody={!row.QAUserName || undefined}
          data-next={next?.task === 'qa' || undefined}
          className={classes.qaUser}
        >
          {row.QAUserName ?? NOBODY}
        </td>
      )}
      {isShown('statusSince') && (
        <td {...asCell} title={move} className={classes.statusSince}>
          <span aria-hidden="true" className="max-lg:hidden">
            {row.StatusSince && formatDayOf(row.StatusSince)}
          </span>
          <span aria-hidden="true" className="text-xs lg:hidden">
            {ageOf(row, now)}
          </span>
          <span className="sr-only">{move}</span>
        </td>
      )}
      {isShown('due') && (
        <td {...asCell} className={classes.due}>
          {next?.dueDate && formatDate(next.dueDate)}
        </td>
      )}
    </tr>
  );
});
