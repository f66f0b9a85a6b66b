import { Suspense, useMemo, useState } from 'react';
import { useListUsers } from '#generated/hooks/users/users.ts';
import type { User } from '#generated/model/index.ts';
import type { DataTableColumn } from '#src/components/data-table-model.ts';
import { SearchedTable } from '#src/components/searched-table.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { useSearchInAddress } from '#src/components/use-search-in-address.ts';
import { useViewInAddress } from '#src/components/use-view-in-address.ts';
import { factColumns, givesWay, nameColumn, userTexts } from '#src/components/user-columns.tsx';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import { useAccess } from '#src/lib/access/use-access.ts';
import { ROLE_NAMES } from '#src/lib/role-names.ts';
import type { UserHistoryPart } from './history-dialog.tsx';

// Dialogs, and what forms need, come when the first one is opened.
const EditUserDialog = lazyPart(() => import('./user-dialogs.tsx').then((dialogs) => dialogs.EditUserDialog));
const HistoryDialog = lazyPart(() => import('./history-dialog.tsx').then((dialog) => dialog.HistoryDialog));

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
type Action = { name: string; label: (user: User) => string; onOpen: (user: User) => void; onNear?: () => void };

/** One column, so that a phone keeps its width for the names. */
const actionColumn = (actions: readonly Action[]): DataTableColumn<User> => ({
  id: 'actions',
  header: 'Actions',
  headHidden: true,
  pinned: true,
  className: 'w-px @max-md:px-1',
  cell: (user) => (
    <span className="flex flex-col items-end @2xl:flex-row">
      {actions.map(({ name, label, onOpen, onNear }) => (
        <Button
          key={name}
          variant="ghost"
          size="sm"
          className="text-muted-foreground hover:text-foreground"
          aria-label={label(user)}
          aria-haspopup="dialog"
          onPointerEnter={onNear}
          onFocus={onNear}
          onClick={() => onOpen(user)}
        >
          {name}
        </Button>
      ))}
    </span>
  ),
});
const history = { name: 'History', label: ({ FullName }: User) => `History of ${FullName}` };
const textsOf = (user: User) => [...userTexts(user), user.ReportEditionName ?? ''];

/** Everyone who has an account (requirements B, 'Admin users'), and what was changed about each. */
export function UserList({ History }: { History: UserHistoryPart }) {
  const { data: users, error, refetch } = useListUsers();
  const { may } = useAccess();
  const [chosen, choose] = useState<User>();
  const [edited, edit] = useState<User>();
  const mayEdit = may('updateUser');
  const mayTell = may('listUserActivity');
  const withActions = useMemo(() => {
    const nearHistory = () => {
      History.preload();
      HistoryDialog.preload();
    };
    const actions: Action[] = [
      ...(mayEdit
        ? [
            {
              name: 'Edit',
              label: ({ FullName }: User) => `Edit ${FullName}`,
              onOpen: edit,
              onNear: EditUserDialog.preload,
            },
          ]
        : []),
      ...(mayTell ? [{ ...history, onOpen: choose, onNear: nearHistory }] : []),
    ];
    return actions.length > 0 ? [...columns, actionColumn(actions)] : columns;
  }, [History, mayEdit, mayTell]);
  return (
    <div className="@container">
      <SearchedTable
        suffix="Users"
        loadingMessage="Fetching Users..."
        rows={users}
        columns={withActions}
        rowId={({ Id }) => Id}
        textsOf={textsOf}
        placeholder="Search by name, e-mail, role or edition"
        empty={<EmptyState title="No Users" reason="Add one, or several from a file." />}
        error={error}
        onRetry={() => void refetch()}
        {...useViewInAddress(byName)}
        {...useSearchInAddress()}
      />
      <Suspense>
        {edited && users && (
          <EditUserDialog key={edited.Id} user={edited} users={users} onClose={() => edit(undefined)} />
        )}
        {chosen && <HistoryDialog user={chosen} History={History} onClose={() => choose(undefined)} />}
      </Suspense>
    </div>
  );
}
