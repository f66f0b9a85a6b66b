import { useCallback, useState } from 'react';
import type { DashboardIndicator } from '#generated/model/index.ts';
import { Table, TableBody, TableRow } from '#src/components/ui/table.tsx';
import { IndicatorRow } from './indicator-row.tsx';
import { IndicatorsHead } from './indicators-head.tsx';
import { tableClasses } from './row-classes.ts';
import { useRowHeight } from './use-row-height.ts';
import { useRowsInView } from './use-rows-in-view.ts';

type IndicatorsTableProps = { rows: DashboardIndicator[]; count: number; selectable?: boolean };

/** The rows near the window alone, between two spacers; the page scrolls, so that the browser's back button finds its place. */
export function IndicatorsTable({ rows, count, selectable }: IndicatorsTableProps) {
  const [top, setTop] = useState(0);
  const measureTop = useCallback((body: HTMLElement | null) => {
    if (body) setTop(body.getBoundingClientRect().top + window.scrollY);
  }, []);
  const rowHeight = useRowHeight();
  const columns = selectable ? 7 : 6;
  const { first, end } = useRowsInView(rows.length, rowHeight, top);

  return (
    <Table role="table" aria-label="Country indicators" aria-rowcount={count + 1} className={tableClasses}>
      <IndicatorsHead selectable={selectable} />
      <TableBody ref={measureTop} role="rowgroup" className="max-lg:block">
        <Spacer height={first * rowHeight} columns={columns} />
        {rows.slice(first, end).map((row, at) => (
          <IndicatorRow key={row.Id} row={row} index={first + at} selectable={selectable} />
        ))}
        <Spacer height={(rows.length - end) * rowHeight} columns={columns} />
      </TableBody>
    </Table>
  );
}

function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <TableRow aria-hidden="true" className="hover:bg-transparent max-lg:block">
      <td colSpan={columns} style={{ height }} className="p-0 max-lg:block" />
    </TableRow>
  );
}
