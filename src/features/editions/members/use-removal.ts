import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * The row that is about to be removed, asked about first; once it is removed, the focus goes on to
 * its neighbour.
 */
export function useRemoval<Row>() {
  const [row, setRow] = useState<Row>();
  const button = useRef<HTMLElement>(null);
  const neighbour = useRef<HTMLElement>(null);

  const ask = useCallback((asked: Row, pressed: HTMLElement) => {
    button.current = pressed;
    setRow(asked);
  }, []);
  const cancel = () => setRow(undefined);
  const confirm = (remove: (row: Row) => void) => {
    if (row === undefined) return;
    neighbour.current = button.current && neighbourOf(button.current);
    setRow(undefined);
    remove(row);
  };
  useEffect(() => {
    const target = neighbour.current;
    if (row !== undefined || !target) return;
    neighbour.current = null;
    // After the dialog, which has just gone, has given the focus back to the row that goes next.
    setTimeout(() => target.focus());
  }, [row]);

  return { row, ask, cancel, confirm };
}

/**
 * The button of the next row, of the one before where there is none, or the search over the table.
 */
function neighbourOf(button: HTMLElement): HTMLElement | null {
  const row = button.closest('tr');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  return (
    beside?.querySelector('button') ??
    button.closest('[data-slot=panel]')?.querySelector<HTMLElement>('input[type=search]') ??
    null
  );
}
