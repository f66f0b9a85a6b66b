import { type CSSProperties, type SyntheticEvent, useRef } from 'react';
import type { DashboardIndicator } from '#generated/model/index.ts';
import { Table, TableBody } from '#src/components/ui/table.tsx';
import { useIndicatorLinks } from '#src/components/use-indicator-links.ts';
import { useRowsInView } from '#src/first-screen/use-rows-in-view.ts';
import type { ListSearch } from '#src/lib/list-address.ts';
import type { OptionalColumn } from './columns.ts';
import { IndicatorRow } from './indicator-row.tsx';
import { type HeadOrder, IndicatorsHead } from './indicators-head.tsx';
import { tableClasses } from './row-classes.ts';
import { useReturnToRow } from './use-return-to-row.ts';
import { useRowHeight } from './use-row-height.ts';
import { useRowKeys } from './use-row-keys.ts';

type IndicatorsTableProps = {
  rows: DashboardIndicator[];
  count: number;
  /** The filters and order that are passed to the pages of the rows. */
  list?: ListSearch;
  /** Rows that were dealt with and that the list no longer holds: not among `count`. */
  done?: ReadonlySet<number>;
  selectable?: boolean;
  order?: HeadOrder | undefined;
  /** Columns that are not shown. */
  hidden?: readonly OptionalColumn[] | undefined;
};

/**
 * Renders only the rows near the viewport; padding stands for the others, so that the table holds
 * nothing but rows. The page scrolls, so that the browser restores the position on the way back.
 */
export function IndicatorsTable({ rows, count, list, done, selectable, order, hidden }: IndicatorsTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const rowHeight = useRowHeight();
  const { first, end } = useRowsInView(rows.length, rowHeight, box);
  const shown = rows.slice(first, end);
  const keyOf = useRowKeys(shown);
  const body = useRef<HTMLTableSectionElement>(null);
  const links = useIndicatorLinks(body, list);
  useReturnToRow(rows, rowHeight, box);
  const placeAt = ({ target }: SyntheticEvent) => {
    const index = Number((target as Element).closest('tr')?.getAttribute('aria-rowindex')) - 2;
    const row = rows[index];
    return row && { countryId: row.CountryId, indicatorId: row.IndicatorId };
  };

  return (
    <div ref={box} data-slot="rows" style={roomOf(rowHeight, first, rows.length - end)}>
      <Table
        data-list-keys
        role="table"
        aria-label="Country indicators"
        aria-rowcount={count + (done?.size ?? 0) + 1}
        className={tableClasses}
      >
        <IndicatorsHead selectable={selectable} order={order} hidden={hidden} />
        <TableBody
          ref={body}
          role="rowgroup"
          className="max-lg:block"
          onClick={(event) => {
            const place = placeAt(event);
            if (place && (event.target as Element).closest('a')) links.follow(event, place);
          }}
          onPointerOver={(event) => links.rest(placeAt(event))}
          onPointerLeave={() => links.rest(undefined)}
          onFocus={(event) => links.rest(placeAt(event))}
        >
          {shown.map((row, at) => (
            <IndicatorRow
              key={keyOf(row)}
              row={row}
              index={first + at}
              hrefOf={links.hrefOf}
              isDone={done?.has(row.Id)}
              selectable={selectable}
              hidden={hidden}
            />
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

/** Room for the rows above and below; what stands for rows pulled past has their height. */
const roomOf = (rowHeight: number, above: number, below: number) =>
  ({ paddingTop: above * rowHeight, paddingBottom: below * rowHeight, '--row': `${rowHeight}px` }) as CSSProperties;
