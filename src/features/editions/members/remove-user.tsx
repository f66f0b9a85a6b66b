import { useListWorkflowUsers } from '#generated/hooks/dashboard/dashboard.ts';
import type { EditionUser } from '#generated/model/index.ts';
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';
import { InlineError } from '#src/components/inline-error.tsx';
import { counted } from '#src/lib/words.ts';

type RemoveUserProps = { editionId: number; user: EditionUser; onConfirm: () => void; onCancel: () => void };

/** Says what a user would leave behind before removing them. */
export function RemoveUser({ editionId, user, onConfirm, onCancel }: RemoveUserProps) {
  const { data: workload, error, isFetching, refetch } = useListWorkflowUsers({ editionId });
  const work = workload?.find(({ Id }) => Id === user.Id);
  const held = work ? work.ResearchCount + work.QACount : 0;
  return (
    <ConfirmDialog
      open
      title={`Remove ${user.FullName}`}
      text={`${user.FullName} (${user.EmailAddress}) can then not be given work or be tagged in this edition.`}
      consequence={
        <div className="grid gap-2 text-sm">
          {error && !workload && <InlineError error={error} pending={isFetching} onRetry={() => void refetch()} />}
          {work && held > 0 && (
            <p className="font-medium">
              {count(work.ResearchCount)} for research and {count(work.QACount)} for QA stay assigned to them until
              somebody else is assigned on the dashboard.
            </p>
          )}
          <p>
            Past work is kept: ratings, comments and assignments stay as they are. You can add them again at any time.
          </p>
        </div>
      }
      confirmLabel="Remove user"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

const count = (assigned: number) => counted(assigned, 'country indicator');
