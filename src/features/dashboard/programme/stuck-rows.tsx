import { Link } from '@tanstack/react-router';
import { type StuckRule, WorkflowStatus } from '#generated/enums.ts';
import type { StuckRow } from '#generated/model/index.ts';
import { Button } from '#src/components/ui/button.tsx';
import { buttonVariants } from '#src/components/ui/button-variants.ts';
import { formatDayOf } from '#src/lib/date-words.ts';
import { type Chosen, chosenRows } from './stuck-choice.ts';

interface StuckRowsProps {
  rule: StuckRule;
  rows: StuckRow[];
  onAssign: ((chosen: Chosen) => void) | undefined;
}

/** Rows that a rule found, each with what frees it alone. */
export function StuckRows({ rule, rows, onAssign }: StuckRowsProps) {
  return (
    <ul className="mt-2 divide-y rounded-md border sm:ml-24">
      {rows.map(({ Indicator: row, Parent: parent }) => (
        <li key={row.Id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2 text-sm">
          <Link
            to="/countries/$countryId/indicator/$indicatorId"
            params={{ countryId: `${row.CountryId}`, indicatorId: `${row.IndicatorId}` }}
            className="min-w-0 flex-1 basis-64 font-medium text-primary hover:underline"
          >
            {row.CountryName}: {row.OrderNumber} {row.IndicatorName}
          </Link>
          <span className="text-muted-foreground">
            {whoOf(row)}
            {row.StatusSince && `, since ${formatDayOf(row.StatusSince)}`}
          </span>
          {onAssign && (
            <Button size="sm" variant="ghost" onClick={() => onAssign(chosenRows(rule, [row]))}>
              Assign
              <span className="sr-only">
                {' '}
                {row.CountryName} {row.OrderNumber}
              </span>
            </Button>
          )}
          {!onAssign && parent && (
            <Link
              to="/countries/$countryId/indicator/$indicatorId"
              params={{ countryId: `${row.CountryId}`, indicatorId: `${parent.IndicatorId}` }}
              className={buttonVariants({ size: 'sm', variant: 'ghost' })}
            >
              Go to parent {parent.OrderNumber}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

const whoOf = (row: StuckRow['Indicator']): string =>
  (row.WorkflowStatus === WorkflowStatus.QAInProgress ? row.QAUserName : row.ResearchUserName) ?? 'Nobody';
