import { UserStatus } from '#generated/enums.ts';
import { getReadCurrentUserQueryKey } from '#generated/hooks/session/session.ts';
import { getListUsersQueryKey } from '#generated/hooks/users/users.ts';
import type { CurrentUser, User } from '#generated/model/index.ts';
import { edit, type OptimisticEdits } from '#src/lib/api/edits.ts';
import { byName, changed, mapped, withRows } from '#src/lib/api/rows.ts';

const inOrder = byName<User>(({ FullName }) => FullName);

/** What the table of users shows before the server has answered [B80]. */
export const userEdits: OptimisticEdits = {
  createUser: ({ data }, { temporaryId, startedOn }) => [
    edit<User[]>(
      getListUsersQueryKey(),
      (list) =>
        withRows(
          list,
          [
            {
              ...{ ...data, FullName: data.FullName.trim(), Id: temporaryId, Status: UserStatus.Active },
              ...{ DateCreated: startedOn, ReportEditionName: null, Issuer: null, LastSeenOn: null, Version: 1 },
            },
          ],
          inOrder,
        ),
      (list) => list.some(({ EmailAddress }) => EmailAddress === data.EmailAddress),
    ),
  ],
  updateUser: ({ userId, data: { Version: _, ...data } }) => [
    edit<User[]>(getListUsersQueryKey(), (list) =>
      changed(list, userId, (row) => ({
        ...{ ...row, ...data, FullName: data.FullName.trim() },
        ...(row.Version !== undefined && { Version: row.Version + 1 }),
      })).toSorted(inOrder),
    ),
  ],
  rebindUser: ({ userId }) => [
    edit<User[]>(getListUsersQueryKey(), (list) => changed(list, userId, (row) => ({ ...row, Issuer: null }))),
  ],
  // the person's own account stays bound
  rebindUsers: ({ data: { Issuer } }) => [
    edit<User[]>(getListUsersQueryKey(), (list, shown) => {
      const [user] = shown<CurrentUser>(getReadCurrentUserQueryKey());
      return mapped(list, (row) => (row.Issuer === Issuer && row.Id !== user?.Id ? { ...row, Issuer: null } : row));
    }),
  ],
};
