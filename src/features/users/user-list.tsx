import { Suspense, useMemo, useState } from 'react';
import { useListUsers } from '#generated/hooks/users/users.ts';
import type { User } from '#generated/model/index.ts';
import type { DataTableColumn } from '#src/components/data-table-model.ts';
import { SearchedTable } from '#src/components/searched-table.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { useSearchInAddress } from '#src/components/use-search-in-address.ts';
import { useViewInAddress } from '#src/components/use-view-in-address.ts';
import { factColumns, givesWay, nameColumn, userTexts } from '#src/components/user-columns.tsx';
import type { LazyPart } from '#src/first-screen/lazy-part.tsx';
import { useAccess } from '#src/lib/access/use-access.ts';
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
const historyColumn = (onOpen: (user: User) => void, onNear: () => void): DataTableColumn<User> => ({
  id: 'history',
  header: 'History',
  headHidden: true,
  pinned: true,
  className: 'w-px text-right',
  cell: (user) => (
    <Button
      variant="ghost"
      size="sm"
      className="text-muted-foreground hover:text-foreground"
      aria-label={`History of ${user.FullName}`}
      aria-haspopup="dialog"
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={() => onOpen(user)}
    >
      History
    </Button>
  ),
});
const textsOf = (user: User) => [...userTexts(user), user.ReportEditionName ?? ''];

/** What was changed about a user: a part of another work area. */
export type UserHistoryPart = LazyPart<{ userId: number }>;

/** Everyone who has an account (requirements B, 'Admin users'), and what was changed about each. */
export function UserList({ History }: { History: UserHistoryPart }) {
  const { data: users, error, refetch } = useListUsers();
  const { may } = useAccess();
  const [chosen, choose] = useState<User>();
  const withHistory = useMemo(() => [...columns, historyColumn(choose, History.preload)], [History]);
  return (
    <div className="@container">
      <SearchedTable
        suffix="Users"
        loadingMessage="Fetching Users..."
        rows={users}
        columns={may('listUserActivity') ? withHistory : columns}
        rowId={({ Id }) => Id}
        textsOf={textsOf}
        placeholder="Search by name, e-mail, role or edition"
        empty="No Users"
        error={error}
        onRetry={() => void refetch()}
        {...useViewInAddress(byName)}
        {...useSearchInAddress()}
      />
      {chosen && (
        <Dialog
          open
          onOpenChange={() => choose(undefined)}
          title={`History of ${chosen.FullName}`}
          description={chosen.EmailAddress}
          size="lg"
        >
          <Suspense>
            <History userId={chosen.Id} />
          </Suspense>
        </Dialog>
      )}
    </div>
  );
}
