import { Suspense } from 'react';
import type { User } from '#generated/model/index.ts';
import { Dialog } from '#src/components/ui/dialog.tsx';
import type { LazyPart } from '#src/first-screen/lazy-part.tsx';

/** What was changed about a user: a part of another work area. */
export type UserHistoryPart = LazyPart<{ userId: number }>;

type HistoryDialogProps = { user: User; History: UserHistoryPart; onClose: () => void };

/** What was changed about a user, over the list. */
export function HistoryDialog({ user, History, onClose }: HistoryDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title={`History of ${user.FullName}`} description={user.EmailAddress} size="lg">
      <Suspense>
        <History userId={user.Id} />
      </Suspense>
    </Dialog>
  );
}
