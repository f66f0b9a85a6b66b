import { useMemo } from 'react';
import {
  getAddEditionUsersMutationOptions,
  getRemoveEditionUserMutationOptions,
  useListEditionGlobalUsers,
} from '#generated/hooks/editions/editions.ts';
import type { EditionUser } from '#generated/model/index.ts';
import { useCall } from '#src/lib/api/use-calls.ts';
import { ROLE_NAMES } from '#src/lib/role-names.ts';
import { AddMembers, recordOf } from './add-members.tsx';
import { EditionUserList } from './edition-user-list.tsx';
import { MembersLayout } from './members-layout.tsx';
import { removeColumn } from './remove-column.tsx';
import { RemoveUser } from './remove-user.tsx';
import { useRemoval } from './use-removal.ts';
import { editionUserColumns } from './user-columns.tsx';

/**
 * The users of an edition: added in bulk, removed one by one, at once in both lists (requirements
 * A2.6 and 4).
 */
export function EditionUsers({ editionId }: { editionId: number }) {
  return (
    <MembersLayout current={<CurrentUsers editionId={editionId} />} addable={<AddUsers editionId={editionId} />} />
  );
}

function CurrentUsers({ editionId }: { editionId: number }) {
  const remove = useCall(getRemoveEditionUserMutationOptions);
  const { row, ask, cancel, confirm } = useRemoval<EditionUser>();
  const columns = useMemo(() => [...editionUserColumns, removeColumn(nameOf, ask)], [ask]);
  return (
    <>
      <EditionUserList editionId={editionId} columns={columns} />
      {row && (
        <RemoveUser
          editionId={editionId}
          user={row}
          onConfirm={() => confirm((user) => remove({ id: editionId, userId: user.Id }, { record: nameOf(user) }))}
          onCancel={cancel}
        />
      )}
    </>
  );
}

function AddUsers({ editionId }: { editionId: number }) {
  const { data, error, refetch } = useListEditionGlobalUsers({ id: editionId });
  const add = useCall(getAddEditionUsersMutationOptions);
  const items = useMemo(() => data?.map(toItem), [data]);
  return (
    <AddMembers
      title="Add users"
      nouns={['user', 'users']}
      items={items}
      empty="Every active user belongs to this edition"
      error={error}
      onRetry={() => void refetch()}
      onAdd={(ids, onAnswer) => {
        const names = data?.filter(({ Id }) => ids.includes(Id)).map(nameOf) ?? [];
        add(
          { id: editionId, data: ids.map((Id) => ({ Id })) },
          { record: recordOf(names), subject: `${editionId}: ${ids.join()}`, onAnswer },
        );
      }}
    />
  );
}

/** Two users may have one name. */
const nameOf = ({ FullName, EmailAddress }: EditionUser) => `${FullName} (${EmailAddress})`;

const toItem = ({ Id, FullName, EmailAddress, Role }: EditionUser) => ({
  id: Id,
  label: FullName,
  detail: EmailAddress,
  mark: ROLE_NAMES[Role],
});
