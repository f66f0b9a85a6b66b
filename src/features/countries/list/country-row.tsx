import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { CountryProgress } from '#generated/model/index.ts';
import { StatusBar } from '#src/components/ui/status-bar.tsx';
import { TableCell, TableRow } from '#src/components/ui/table.tsx';
import { keepEdition } from '#src/lib/edition-address.ts';
import { formatPercent } from '#src/lib/words.ts';
import type { OptionalColumn } from './columns.ts';
import { doneShare, statusCounts } from './progress.ts';
import { cellClasses, rowClasses } from './row-classes.ts';

type CountryRowProps = {
  country: CountryProgress;
  hidden: readonly OptionalColumn[];
  /** Below the first screen nobody sees its bar grow in. */
  still: boolean;
};

/** A row on a wide screen, a card on a narrow one; pressing it anywhere opens the country. */
export const CountryRow = memo(function CountryRow({ country, hidden, still }: CountryRowProps) {
  const { CountryId, CountryName, Region, TotalIndicatorCount, WorkflowStatuses } = country;
  return (
    <TableRow role="row" className={rowClasses}>
      <TableCell role="cell" className={cellClasses.country}>
        <Link
          to="/countries/$countryId"
          params={{ countryId: `${CountryId}` }}
          search={keepEdition}
          preloadDelay={150}
          title={CountryName}
          className="scroll-mt-10 font-medium outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring"
        >
          {CountryName}
        </Link>
      </TableCell>
      {!hidden.includes('region') && (
        <TableCell role="cell" className={cellClasses.region}>
          {Region}
        </TableCell>
      )}
      {!hidden.includes('progress') && (
        <TableCell role="cell" className={cellClasses.progress}>
          <StatusBar label={CountryName} counts={statusCounts(country)} still={still} className="relative" />
        </TableCell>
      )}
      {!hidden.includes('done') && (
        <TableCell role="cell" numeric className={cellClasses.done}>
          <span className="text-muted-foreground md:hidden">QA Completed </span>
          {WorkflowStatuses.QAComplete}/{TotalIndicatorCount}
          <span className="ml-1 inline-block w-10 text-muted-foreground md:ml-2">
            {formatPercent(doneShare(country))}
          </span>
        </TableCell>
      )}
    </TableRow>
  );
});
