import { useState } from 'react';
import { getCreateUserMutationOptions, getUpdateUserMutationOptions } from '#generated/hooks/users/users.ts';
import type { User } from '#generated/model/index.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { useDialogForm } from '#src/lib/forms/use-dialog-form.ts';
import { Invitation } from './invitation.tsx';
import { UserDialog } from './user-dialog.tsx';
import { UserIdentity } from './user-identity.tsx';
import { newUser, type UserValues, userResolver, userValuesOf } from './user-values.ts';

type DialogProps = { users: readonly User[]; onClose: () => void };

/** Adds an account, and then gives the invitation to copy. */
export function NewUserDialog({ users, onClose }: DialogProps) {
  const [added, setAdded] = useState<User>();
  const dialog = useDialogForm({
    ...{ draft: 'user:new', origin: { title: 'New user', path: '/users' } },
    ...{ initial: newUser, resolver: userResolver },
    ...{ operationId: 'createUser', options: getCreateUserMutationOptions, onDone: setAdded },
  });
  const create = ({ FullName, EmailAddress, Role }: UserValues) =>
    dialog.send(
      { data: { FullName: FullName.trim(), EmailAddress: EmailAddress.trim(), Role } },
      { record: FullName.trim() },
    );
  if (!added) return <UserDialog title="Add user" users={users} dialog={dialog} onSend={create} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${added.FullName} has an account`}
      description="Nothing was sent: copy the invitation into a message of your own."
      footer={
        <Button variant="primary" data-first-focus onClick={onClose}>
          Done
        </Button>
      }
    >
      <Invitation users={[added]} />
    </Dialog>
  );
}

/** Changes an account; tells what it is bound to. */
export function EditUserDialog({ user, users, onClose }: DialogProps & { user: User }) {
  const now = users.find(({ Id }) => Id === user.Id) ?? user;
  const dialog = useDialogForm({
    ...{ draft: `user:${user.Id}`, origin: { title: `User ${user.FullName}`, path: '/users' } },
    ...{ initial: userValuesOf(user), served: userValuesOf(now), resolver: userResolver },
    ...{ operationId: 'updateUser', options: getUpdateUserMutationOptions, onDone: onClose },
  });
  const save = ({ Version, ...typed }: UserValues) =>
    dialog.send(
      {
        userId: user.Id,
        data: {
          ...{ ...typed, FullName: typed.FullName.trim(), EmailAddress: typed.EmailAddress.trim() },
          // a backend that keeps none has sent none
          ...(Version > 0 && { Version }),
        },
      },
      { record: typed.FullName.trim() },
    );
  return (
    <UserDialog
      title={`Edit ${user.FullName}`}
      user={now}
      users={users}
      dialog={dialog}
      onSend={save}
      onClose={onClose}
    >
      <UserIdentity user={now} users={users} />
      {!now.LastSeenOn && <Invitation users={[now]} />}
    </UserDialog>
  );
}
