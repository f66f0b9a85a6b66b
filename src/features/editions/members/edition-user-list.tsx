import { useListEditionUsers } from '#generated/hooks/editions/editions.ts';
import type { EditionUser } from '#generated/model/index.ts';
import type { DataTableColumn } from '#src/components/data-table-model.ts';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { userTexts } from '#src/components/user-columns.tsx';
import { MemberList } from './member-list.tsx';
import { editionUserColumns } from './user-columns.tsx';

type EditionUserListProps = { editionId: number; columns?: readonly DataTableColumn<EditionUser>[] };

/** The users of an edition, to read; other `columns` make it something to edit. */
export function EditionUserList({ editionId, columns = editionUserColumns }: EditionUserListProps) {
  const { data, error, refetch } = useListEditionUsers({ id: editionId });
  return (
    <MemberList
      title="Users"
      suffix="Users"
      rows={data}
      columns={columns}
      textsOf={userTexts}
      defaultSort={{ id: 'FullName', desc: false }}
      empty={
        <EmptyState
          title="No Users"
          reason={
            columns === editionUserColumns ? 'A manager adds users under EDITIONS.' : 'Select some under ‘Add users’.'
          }
        />
      }
      error={error}
      onRetry={() => void refetch()}
    />
  );
}
