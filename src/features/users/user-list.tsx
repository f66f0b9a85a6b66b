import { useListUsers } from '#generated/hooks/users/users.ts';
import type { User } from '#generated/model/index.ts';
import type { DataTableColumn } from '#src/components/data-table-model.ts';
import { SearchedTable } from '#src/components/searched-table.tsx';
import { useSearchInAddress } from '#src/components/use-search-in-address.ts';
import { useViewInAddress } from '#src/components/use-view-in-address.ts';
import { factColumns, givesWay, nameColumn, userTexts } from '#src/components/user-columns.tsx';
import { ROLE_NAMES } from '#src/lib/role-names.ts';

const byName = { id: 'FullName', desc: false };

const columns: DataTableColumn<User>[] = [
  nameColumn(({ Role, ReportEditionName }) => [ROLE_NAMES[Role], ReportEditionName].filter(Boolean).join(' · ')),
  ...factColumns,
  {
    id: 'ReportEditionName',
    header: 'Report Edition',
    sortValue: ({ ReportEditionName }) => ReportEditionName,
    cell: ({ ReportEditionName }) => ReportEditionName ?? '–',
    className: `min-w-32 @4xl:whitespace-nowrap ${givesWay}`,
  },
];
const textsOf = (user: User) => [...userTexts(user), user.ReportEditionName ?? ''];

/** Everyone who has an account (requirements B, 'Admin users'). */
export function UserList() {
  const { data: users, error, refetch } = useListUsers();
  return (
    <div className="@container">
      <SearchedTable
        suffix="Users"
        loadingMessage="Fetching Users..."
        rows={users}
        columns={columns}
        rowId={({ Id }) => Id}
        textsOf={textsOf}
        placeholder="Search by name, e-mail, role or edition"
        empty="No Users"
        error={error}
        onRetry={() => void refetch()}
        {...useViewInAddress(byName)}
        {...useSearchInAddress()}
      />
    </div>
  );
}
