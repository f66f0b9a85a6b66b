import { useRef } from 'react';
import type { CountryProgress } from '#generated/model/index.ts';
import { SpacerRow } from '#src/components/spacer-row.tsx';
import { StatusLegend } from '#src/components/ui/status-legend.tsx';
import { Table, TableBody } from '#src/components/ui/table.tsx';
import { useDrawn } from '#src/components/use-drawn.ts';
import { useFollowedLink } from '#src/components/use-followed-link.ts';
import { CountriesHead } from './countries-head.tsx';
import { CountryRow } from './country-row.tsx';
import { useCountriesSearch } from './use-countries-search.ts';

/** As many rows as a high screen shows at first. */
const IN_VIEW = 40;

/**
 * One row a country. The page scrolls, so that the browser's back button finds its place, and the
 * focus the country that was opened.
 */
export function CountriesTable({ rows }: { rows: CountryProgress[] }) {
  const { search } = useCountriesSearch();
  const body = useRef<HTMLTableSectionElement>(null);
  const handleClick = useFollowedLink(body);
  const drawn = useDrawn(rows.length, IN_VIEW);
  return (
    <>
      <StatusLegend className="border-b px-3 py-2.5" />
      <Table data-list-keys role="table" aria-label="Countries" className="table-fixed max-md:block">
        <CountriesHead />
        <TableBody ref={body} role="rowgroup" className="max-md:block" onClickCapture={handleClick}>
          {rows.slice(0, drawn).map((country, at) => (
            <CountryRow key={country.CountryId} country={country} hidden={search.hidden} still={at >= IN_VIEW} />
          ))}
          {drawn < rows.length && (
            <SpacerRow
              height={`calc(${rows.length - drawn} * var(--row-height))`}
              span={4}
              className="max-md:block max-md:[--row-height:4.25rem]"
            />
          )}
        </TableBody>
      </Table>
    </>
  );
}
