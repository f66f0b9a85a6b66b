import { memo, Suspense } from 'react';
import { Polarity } from '#generated/enums.ts';
import type { DashboardIndicator } from '#generated/model/index.ts';
import { CheckMark } from '#src/components/check-mark.tsx';
import { NegativeMark } from '#src/components/ui/negative-mark.tsx';
import { StatusBadge } from '#src/components/ui/status-badge.tsx';
import { tableCellClasses, tableRowClasses } from '#src/components/ui/table.tsx';
import { WORKFLOW_STATUS_NAMES } from '#src/components/ui/workflow-status.ts';
import type { Place } from '#src/components/use-indicator-links.ts';
import { cn } from '#src/first-screen/cn.ts';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import { cellClasses, rowClasses, selectableClasses } from './row-classes.ts';

const SelectCell = lazyPart(
  () => import('./assignment/select-cell.tsx').then(({ SelectCell }) => SelectCell),
  // the row says what it is about without its box, and a fault a row would be too much
  () => null,
);

// Scrolling renders dozens of rows in a frame, so classes are joined once.
const task = 'before:text-muted-foreground lg:before:hidden data-nobody:text-muted-foreground';
const classes = {
  row: cn(tableRowClasses, rowClasses),
  selectableRow: cn(tableRowClasses, rowClasses, selectableClasses),
  select: cn(tableCellClasses, cellClasses.select),
  number: cn(tableCellClasses, cellClasses.number, 'text-muted-foreground'),
  indicator: cn(tableCellClasses, cellClasses.indicator),
  country: cn(tableCellClasses, cellClasses.country),
  status: cn(tableCellClasses, cellClasses.status),
  // In a card, where no column says which, with the task before the name.
  researchUser: cn(tableCellClasses, cellClasses.researchUser, task, "before:content-['Research:_']"),
  qaUser: cn(tableCellClasses, cellClasses.qaUser, task, "before:content-['QA:_']"),
};
// In a card the elements are not laid out as a table's, which takes their meaning.
const asRow = { role: 'row' };
const cell = { role: 'cell' };
const NOBODY = 'Unassigned';

type IndicatorRowProps = {
  row: DashboardIndicator;
  index: number;
  hrefOf: (place: Place) => string;
  selectable?: boolean;
};

/** A row, on a narrow screen a card; a click anywhere on it opens the country indicator. */
export const IndicatorRow = memo(function IndicatorRow({ row, index, hrefOf, selectable }: IndicatorRowProps) {
  const { Checks: checks = [] } = row;
  const link = (
    <a
      href={hrefOf({ countryId: row.CountryId, indicatorId: row.IndicatorId })}
      title={row.IndicatorName}
      className="scroll-mt-10 truncate font-medium outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring"
    >
      {row.IndicatorName}
    </a>
  );
  return (
    <tr {...asRow} aria-rowindex={index + 2} className={selectable ? classes.selectableRow : classes.row}>
      {selectable && (
        <td {...cell} className={classes.select}>
          <Suspense>
            <SelectCell row={row} index={index} />
          </Suspense>
        </td>
      )}
      <td {...cell} className={classes.number}>
        {row.OrderNumber}
      </td>
      <td {...cell} className={classes.indicator}>
        {row.IndicatorRating === Polarity.Negative || checks.length > 0 ? (
          <span className="flex items-center gap-1.5">
            {link}
            {row.IndicatorRating === Polarity.Negative && <NegativeMark />}
            {checks.length > 0 && <CheckMark checks={checks} />}
          </span>
        ) : (
          link
        )}
      </td>
      <td {...cell} className={classes.country}>
        {row.CountryName}
      </td>
      <td {...cell} className={classes.status}>
        <StatusBadge status={WORKFLOW_STATUS_NAMES[row.WorkflowStatus] ?? 'Open'} />
      </td>
      <td
        {...cell}
        title={row.ResearchUserName ?? undefined}
        data-nobody={!row.ResearchUserName || undefined}
        className={classes.researchUser}
      >
        {row.ResearchUserName ?? NOBODY}
      </td>
      <td
        {...cell}
        title={row.QAUserName ?? undefined}
        data-nobody={!row.QAUserName || undefined}
        className={classes.qaUser}
      >
        {row.QAUserName ?? NOBODY}
      </td>
    </tr>
  );
});
