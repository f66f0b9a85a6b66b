import type { KeyboardEvent } from 'react';
import type { DashboardIndicator } from '#generated/model/index.ts';
import { Checkbox } from '#src/components/ui/checkbox.tsx';
import { useStore } from '#src/lib/store.ts';
import { useSelection } from './use-selection.ts';

/** Checkbox of a row. Shift extends the selection, by click and with the arrow keys. */
export function SelectCell({ row, index }: { row: DashboardIndicator; index: number }) {
  const selection = useSelection();
  const isChosen = useStore({ subscribe: selection.subscribe, get: () => selection.has(row.Id) });
  const isHeld = useStore({ subscribe: selection.subscribe, get: selection.isHeld });

  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = boxOf(event.currentTarget, index + step);
    if (!next) return;
    if (event.shiftKey) {
      selection.press(index, true, false);
      selection.press(index + step, true, true);
    }
    next.focus();
  };

  return (
    <Checkbox
      aria-label={`Select ${row.OrderNumber} ${row.IndicatorName}, ${row.CountryName}`}
      checked={isChosen}
      aria-disabled={isHeld || undefined}
      onMouseDown={(event) => {
        if (!event.shiftKey) return;
        // Shift and a click would select the text between.
        event.preventDefault();
        event.currentTarget.focus();
      }}
      onChange={({ target, nativeEvent }) =>
        selection.press(index, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
      onKeyDown={move}
    />
  );
}

const boxOf = (from: HTMLElement, index: number) =>
  from.closest('table')?.querySelector<HTMLInputElement>(`tr[aria-rowindex="${index + 2}"] input[type="checkbox"]`);
