import type { EditionUser } from '#generated/model/index.ts';
import type { DataTableColumn } from '#src/components/data-table-model.ts';
import { factColumns, givesWay, nameColumn } from '#src/components/user-columns.tsx';
import { formatDayOf } from '#src/lib/date-words.ts';
import { ROLE_NAMES } from '#src/lib/role-names.ts';

/** The users of an edition, as its editor and its read-only view show them. */
export const editionUserColumns: DataTableColumn<EditionUser>[] = [
  nameColumn(({ Role }) => ROLE_NAMES[Role]),
  ...factColumns,
  {
    id: 'DateAdded',
    header: 'Added',
    sortValue: ({ DateAdded }) => DateAdded,
    cell: ({ DateAdded }) => (DateAdded ? formatDayOf(DateAdded) : '–'),
    className: `whitespace-nowrap ${givesWay}`,
  },
];
