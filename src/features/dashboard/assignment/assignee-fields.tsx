import type { WorkflowTaskType } from '#generated/enums.ts';
import { useListWorkflowUsers } from '#generated/hooks/dashboard/dashboard.ts';
import { ReadError } from '#src/components/read-error.tsx';
import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { SegmentedControl } from '#src/components/ui/segmented-control.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { type Assignee, NOBODY } from './draft.ts';
import { tasks } from './tasks.ts';
import { UserList } from './user-list.tsx';

type AssigneeFieldsProps = { editionId: number; assignee: Assignee; onChange: (assignee: Assignee) => void };

/** Task and user. A task that the chosen user may not take lets the user go (ADR-025). */
export function AssigneeFields({ editionId, assignee, onChange }: AssigneeFieldsProps) {
  const { data: users, error, refetch } = useListWorkflowUsers({ editionId });
  const { task, userId } = assignee;
  const candidates = users?.filter(({ WorkflowTaskTypes }) => task === null || WorkflowTaskTypes.includes(task));
  const chooseTask = (next: WorkflowTaskType) => {
    const user = users?.find(({ Id }) => Id === userId);
    const isKept = userId === NOBODY || user?.WorkflowTaskTypes.includes(next);
    onChange({ ...assignee, task: next, userId: isKept ? userId : null });
  };

  return (
    <div className="grid content-start gap-4">
      <SegmentedControl legend="Task" options={tasks} value={task} onValueChange={chooseTask} />
      {error && !users ? (
        <ReadError error={error} onRetry={() => void refetch()} />
      ) : candidates ? (
        <UserList
          users={candidates}
          task={task}
          value={userId}
          onValueChange={(next) => onChange({ ...assignee, userId: next })}
        />
      ) : (
        <LoadingRegion label="Fetching the users..." className="grid gap-3 py-2">
          {['w-3/4', 'w-1/2', 'w-2/3'].map((width) => (
            <Skeleton key={width} className={width} />
          ))}
        </LoadingRegion>
      )}
    </div>
  );
}
