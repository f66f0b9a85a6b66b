import type { RefObject } from 'react';
import { MultiSelectList } from './choices/multi-select-list.tsx';
import { Popover, PopoverAnchor, PopoverContent } from './ui/popover.tsx';

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
    <Popover open onOpenChange={(open) => !open && onClose()}>
      <PopoverAnchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <PopoverContent
        aria-label="Columns"
        align="end"
        className="flex w-60 flex-col overflow-hidden p-0"
        // Its button closes it by its own click.
        onInteractOutside={(event) => anchor.current?.contains(event.target as Node) && event.preventDefault()}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (!document.activeElement || document.activeElement === document.body) anchor.current?.focus();
        }}
      >
        <MultiSelectList label="Columns" options={columns} value={[...shown]} onValueChange={onShow} />
      </PopoverContent>
    </Popover>
  );
}
