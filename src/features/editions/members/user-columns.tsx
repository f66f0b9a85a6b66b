import type { EditionUser } from '#generated/model/index.ts';
import type { DataTableColumn } from '#src/components/data-table-model.ts';
import { givesWay, userColumns } from '#src/components/user-columns.tsx';
import { formatDayOf } from '#src/lib/calendar-date.ts';

/** The users of an edition, as its editor and its read-only view show them. */
export const editionUserColumns: DataTableColumn<EditionUser>[] = [
  ...userColumns,
  {
    id: 'DateAdded',
    header: 'Added',
    sortValue: ({ DateAdded }) => DateAdded,
    cell: ({ DateAdded }) => (DateAdded ? formatDayOf(DateAdded) : '–'),
    className: `whitespace-nowrap ${givesWay}`,
  },
];
