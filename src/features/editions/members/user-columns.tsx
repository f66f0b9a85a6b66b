import { type EditionUser, UserStatus } from '#generated/model/index.ts';
import type { DataTableColumn } from '#src/components/data-table-model.ts';
import { ActiveBadge } from '#src/components/ui/active-badge.tsx';
import { formatDayOf } from '#src/lib/calendar-date.ts';
import { ROLE_NAMES } from '#src/lib/role-names.ts';

/** Gives way where the list is narrow; the name's cell then says it. */
const givesWay = '@max-2xl:hidden';
const secondary = '@max-4xl:hidden';

/** The users of an edition, as its editor and its read-only view show them. */
export const userColumns: DataTableColumn<EditionUser>[] = [
  {
    id: 'FullName',
    header: 'Name',
    sortValue: ({ FullName }) => FullName,
    cell: (user) => (
      <>
        <span className="block font-medium">{user.FullName}</span>
        <span className="block text-xs wrap-anywhere text-muted-foreground @2xl:hidden">{user.EmailAddress}</span>
        <span className="block text-xs text-muted-foreground @2xl:hidden">{ROLE_NAMES[user.Role]}</span>
      </>
    ),
  },
  {
    id: 'EmailAddress',
    header: 'E-mail',
    sortValue: ({ EmailAddress }) => EmailAddress,
    cell: ({ EmailAddress }) => EmailAddress,
    className: givesWay,
  },
  {
    id: 'Role',
    header: 'Role',
    sortValue: ({ Role }) => ROLE_NAMES[Role],
    cell: ({ Role }) => ROLE_NAMES[Role],
    className: `whitespace-nowrap ${givesWay}`,
  },
  {
    id: 'Status',
    header: 'Status',
    sortValue: ({ Status }) => (Status === UserStatus.Active ? 'Active' : 'Inactive'),
    cell: ({ Status }) => <ActiveBadge active={Status === UserStatus.Active} />,
  },
  {
    id: 'DateCreated',
    header: 'Created',
    sortValue: ({ DateCreated }) => DateCreated,
    cell: ({ DateCreated }) => formatDayOf(DateCreated),
    className: `whitespace-nowrap ${secondary}`,
  },
  {
    id: 'DateAdded',
    header: 'Added',
    sortValue: ({ DateAdded }) => DateAdded,
    cell: ({ DateAdded }) => (DateAdded ? formatDayOf(DateAdded) : '–'),
    className: `whitespace-nowrap ${givesWay}`,
  },
];
