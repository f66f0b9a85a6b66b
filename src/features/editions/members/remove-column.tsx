import type { DataTableColumn } from '#src/components/data-table-model.ts';
import { Button } from '#src/components/ui/button.tsx';

/** The last column: takes the row out of the edition, after a question. */
export const removeColumn = <Row extends object>(
  nameOf: (row: Row) => string,
  onAsk: (row: Row, button: HTMLElement) => void,
): DataTableColumn<Row> => ({
  id: 'remove',
  header: 'Remove',
  headHidden: true,
  pinned: true,
  className: 'w-px text-right @max-md:px-1',
  cell: (row) => (
    <Button
      variant="ghost"
      size="sm"
      className="text-muted-foreground hover:text-foreground"
      aria-label={`Remove ${nameOf(row)}`}
      onClick={({ currentTarget }) => onAsk(row, currentTarget)}
    >
      Remove
    </Button>
  ),
});
