import { useCallback, useState } from 'react';
import type { DashboardIndicator } from '#generated/model/index.ts';
import { Table, TableBody } from '#src/components/ui/table.tsx';
import { IndicatorRow } from './indicator-row.tsx';
import { IndicatorsHead } from './indicators-head.tsx';
import { tableClasses } from './row-classes.ts';
import { useRowHeight } from './use-row-height.ts';
import { useRowsInView } from './use-rows-in-view.ts';

type IndicatorsTableProps = { rows: DashboardIndicator[]; count: number; selectable?: boolean };

/**
 * The rows near the window alone, with room for the others above and below as padding, so that the table holds rows and nothing else;
 * the page scrolls, so that the browser's back button finds its place.
 */
export function IndicatorsTable({ rows, count, selectable }: IndicatorsTableProps) {
  const [top, setTop] = useState(0);
  const measureTop = useCallback((box: HTMLElement | null) => {
    if (box) setTop(box.getBoundingClientRect().top + window.scrollY);
  }, []);
  const rowHeight = useRowHeight();
  const { first, end } = useRowsInView(rows.length, rowHeight, top);

  return (
    <div
      ref={measureTop}
      data-slot="rows"
      style={{ paddingTop: first * rowHeight, paddingBottom: (rows.length - end) * rowHeight }}
    >
      <Table role="table" aria-label="Country indicators" aria-rowcount={count + 1} className={tableClasses}>
        <IndicatorsHead selectable={selectable} />
        <TableBody role="rowgroup" className="max-lg:block">
          {rows.slice(first, end).map((row, at) => (
            <IndicatorRow key={row.Id} row={row} index={first + at} selectable={selectable} />
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
