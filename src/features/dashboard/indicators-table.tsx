import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useState } from 'react';
import type { DashboardIndicator } from '#generated/model/index.ts';
import { Table, TableBody, TableRow } from '#src/components/ui/table.tsx';
import { IndicatorRow } from './indicator-row.tsx';
import { IndicatorsHead } from './indicators-head.tsx';
import { useRowHeight } from './use-row-height.ts';

/** Rows kept ready beyond either edge of the window. */
const OVERSCAN = 10;

type IndicatorsTableProps = { rows: DashboardIndicator[]; count: number };

/** The rows near the window alone, between two spacers; the page scrolls, so that the browser's back button finds its place. */
export function IndicatorsTable({ rows, count }: IndicatorsTableProps) {
  const [top, setTop] = useState(0);
  const measureTop = useCallback((body: HTMLElement | null) => {
    if (body) setTop(body.getBoundingClientRect().top + window.scrollY);
  }, []);
  const rowHeight = useRowHeight();
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin: top,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });
  const visible = virtualizer.getVirtualItems();
  const before = (visible.at(0)?.start ?? top) - top;
  const after = virtualizer.getTotalSize() - ((visible.at(-1)?.end ?? top) - top);

  return (
    <Table role="table" aria-label="Country indicators" aria-rowcount={count + 1} className="table-fixed max-lg:block">
      <IndicatorsHead />
      <TableBody ref={measureTop} role="rowgroup" className="max-lg:block">
        <Spacer height={before} />
        {visible.map(({ index }) => {
          const row = rows[index];
          return row && <IndicatorRow key={row.Id} row={row} index={index} />;
        })}
        <Spacer height={after} />
      </TableBody>
    </Table>
  );
}

function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <TableRow aria-hidden="true" className="hover:bg-transparent max-lg:block">
      <td colSpan={6} style={{ height }} className="p-0 max-lg:block" />
    </TableRow>
  );
}
