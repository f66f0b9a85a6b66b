import { useState } from 'react';
import { useListUsers } from '#generated/hooks/users/users.ts';
import { Button } from '#src/components/ui/button.tsx';
import { useAccess } from '#src/lib/access/use-access.ts';
import { ImportUsersDialog } from './import-users-dialog.tsx';
import { NewUserDialog } from './user-dialogs.tsx';

/** Adds one person or several; stands beside the page's heading. */
export function UserActions() {
  const { data: users = [] } = useListUsers();
  const { may } = useAccess();
  const [open, setOpen] = useState<'one' | 'several'>();
  const close = () => setOpen(undefined);
  return (
    <div className="flex flex-wrap gap-2">
      {may('importUsers') && <Button onClick={() => setOpen('several')}>Add several…</Button>}
      {may('createUser') && (
        <Button variant="primary" onClick={() => setOpen('one')}>
          Add user
        </Button>
      )}
      {open === 'one' && <NewUserDialog users={users} onClose={close} />}
      {open === 'several' && <ImportUsersDialog users={users} onClose={close} />}
    </div>
  );
}
