import { formatDayOf } from '#src/lib/date-words.ts';
import { isActiveUser, type ListedUser } from '#src/lib/listed-user.ts';
import { ROLE_NAMES } from '#src/lib/role-names.ts';
import type { DataTableColumn } from './data-table-model.ts';
import { ActiveBadge } from './ui/active-badge.tsx';

/**
 * Classes of a column that is hidden where the list (an `@container`) is narrow; the name's cell
 * then says it.
 */
export const givesWay = '@max-2xl:hidden';
const secondary = '@max-5xl:hidden';

/** What a search for people looks at. */
export const userTexts = ({ FullName, EmailAddress, Role }: ListedUser): string[] => [
  FullName,
  EmailAddress,
  ROLE_NAMES[Role],
];

/**
 * The name; where the list is narrow also the e-mail, which tells people of one name apart, and a
 * line of other facts.
 */
export const nameColumn = <Row extends ListedUser>(factsOf: (row: Row) => string): DataTableColumn<Row> => ({
  id: 'FullName',
  header: 'Name',
  sortValue: ({ FullName }) => FullName,
  cell: (user) => (
    <>
      <bdi className="block font-medium wrap-anywhere @2xl:min-w-32">{user.FullName}</bdi>
      <span className="flex flex-wrap gap-x-3 text-xs text-muted-foreground @2xl:hidden">
        <span className="wrap-anywhere">{breakable(user.EmailAddress)}</span>
        <span>{factsOf(user)}</span>
      </span>
    </>
  ),
});

/**
 * An address of e-mail that breaks after its '@' first, where it has to. What a backend that drifts
 * sends in its place is shown all the same.
 */
function breakable(address: string) {
  const [name, domain] = String(address).split(/(?<=@)/);
  return (
    <>
      {name}
      {domain && <wbr />}
      {domain}
    </>
  );
}

/** E-mail, role, status and day of creation. */
export const factColumns: DataTableColumn<ListedUser>[] = [
  {
    id: 'EmailAddress',
    header: 'E-mail',
    sortValue: ({ EmailAddress }) => EmailAddress,
    cell: ({ EmailAddress }) => breakable(EmailAddress),
    className: `wrap-anywhere @4xl:min-w-44 print:min-w-44 ${givesWay}`,
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
    sortValue: (user) => (isActiveUser(user) ? 'Active' : 'Inactive'),
    cell: (user) => <ActiveBadge active={isActiveUser(user)} />,
    className: '@max-md:px-1',
  },
  {
    id: 'DateCreated',
    header: 'Created',
    sortValue: ({ DateCreated }) => DateCreated,
    cell: ({ DateCreated }) => formatDayOf(DateCreated),
    className: `whitespace-nowrap ${secondary}`,
  },
];
