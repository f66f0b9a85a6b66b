import { type CSSProperties, type ReactNode, useRef } from 'react';
import { type BodyProps, DataTableRow } from './data-table-body.tsx';
import { Table, TableBody } from './ui/table.tsx';
import { TableRegion } from './ui/table-region.tsx';
import { usePrinting } from './use-printing.ts';
import { useScrollPlace } from './use-scroll-place.ts';
import { useWindow } from './use-window.ts';
import { everyRow, WindowRows } from './window-rows.tsx';

/** The height of a row of one line in pixels; taller ones are measured when they come. */
const ROW_HEIGHT = 36;

type DataTableWindowProps<Row extends object> = BodyProps<Row> & {
  label: string;
  head: ReactNode;
  style: CSSProperties;
  cards: boolean | undefined;
};

/**
 * A long table without pages: only the rows in view, between two spacers that give the scroll bar
 * the height of all rows. Printed, it has all rows.
 */
export function DataTableWindow<Row extends object>({
  label,
  head,
  style,
  cards,
  rows,
  ...shared
}: DataTableWindowProps<Row>) {
  const region = useRef<HTMLElement>(null);
  const keyOf = (index: number) => rows[index]?.id ?? index;
  const { items, height, measure, hold } = useWindow({
    region,
    count: rows.length,
    rowHeight: ROW_HEIGHT,
    keyOf,
  });
  useScrollPlace(region);
  const isPrinting = usePrinting();
  const span = shared.columns.length + (shared.selection ? 1 : 0);
  return (
    <TableRegion
      ref={region}
      data-cards={cards}
      label={label}
      style={style}
      className="max-h-(--table-height) rounded-t-[inherit]"
    >
      <Table data-list-keys aria-label={label} aria-rowcount={rows.length + 1}>
        {head}
        <TableBody onFocus={hold}>
          <WindowRows {...(isPrinting ? everyRow(rows.length, keyOf) : { items, height })} span={span}>
            {(index) => {
              const row = rows[index];
              return row && <DataTableRow row={row} index={index} measure={measure} {...shared} />;
            }}
          </WindowRows>
        </TableBody>
      </Table>
    </TableRegion>
  );
}
