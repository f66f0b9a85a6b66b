import { Suspense, useState } from 'react';
import { useListUsers } from '#generated/hooks/users/users.ts';
import { Button } from '#src/components/ui/button.tsx';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import { useAccess } from '#src/lib/access/use-access.ts';

const ImportUsersDialog = lazyPart(() => import('./import-users-dialog.tsx').then((part) => part.ImportUsersDialog));
const NewUserDialog = lazyPart(() => import('./user-dialogs.tsx').then((dialogs) => dialogs.NewUserDialog));
/** Fetches a dialog as soon as its button is near. */
const near = ({ preload }: { preload: () => void }) => ({ onPointerEnter: preload, onFocus: preload });

/** Adds one person or several; stands beside the page's heading. */
export function UserActions() {
  const { data: users = [] } = useListUsers();
  const { may } = useAccess();
  const [open, setOpen] = useState<'one' | 'several'>();
  const close = () => setOpen(undefined);
  return (
    <div className="flex flex-wrap gap-2">
      {may('importUsers') && (
        <Button {...near(ImportUsersDialog)} onClick={() => setOpen('several')}>
          Add several…
        </Button>
      )}
      {may('createUser') && (
        <Button variant="primary" {...near(NewUserDialog)} onClick={() => setOpen('one')}>
          Add user
        </Button>
      )}
      <Suspense>
        {open === 'one' && <NewUserDialog users={users} onClose={close} />}
        {open === 'several' && <ImportUsersDialog users={users} onClose={close} />}
      </Suspense>
    </div>
  );
}
