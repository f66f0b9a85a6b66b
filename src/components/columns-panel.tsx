import type { RefObject } from 'react';
import { AnchoredPopover } from './anchored-popover.tsx';
import { MultiSelectList } from './choices/multi-select-list.tsx';

type ColumnsPanelProps<Column extends string> = {
  columns: readonly { value: Column; label: string }[];
  shown: readonly Column[];
  onShow: (columns: readonly string[]) => void;
  /** The button that it hangs on; takes the focus back. */
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

/** The columns of a list, each shown or not. */
export function ColumnsPanel<Column extends string>({
  columns,
  shown,
  onShow,
  anchor,
  onClose,
}: ColumnsPanelProps<Column>) {
  return (
    <AnchoredPopover
      aria-label="Columns"
      anchor={anchor}
      onClose={onClose}
      align="end"
      className="flex w-60 flex-col overflow-hidden p-0"
    >
      <MultiSelectList label="Columns" options={columns} value={[...shown]} onValueChange={onShow} />
    </AnchoredPopover>
  );
}
