import { WorkflowTaskType as Task, type WorkflowTaskType } from '#generated/enums.ts';
import type { WorkflowUser } from '#generated/model/index.ts';
import { cn } from '#src/first-screen/cn.ts';
import { formatNumber } from '#src/lib/words.ts';

type UserOptionProps = {
  name: string;
  user: WorkflowUser;
  /** Tells people of the same name apart. */
  detail: string | undefined;
  task: WorkflowTaskType | null;
  /** The greatest workload of all, which fills the bar. */
  most: number;
  checked: boolean;
  onChoose: () => void;
};

export function UserOption({ name, user, detail, task, most, checked, onChoose }: UserOptionProps) {
  const said = [user.FullName, detail, `${user.ResearchCount} to research`, `${user.QACount} to review`].filter(
    Boolean,
  );
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-3 px-3 py-1 text-sm not-first:border-t narrow:flex-wrap narrow:justify-end narrow:gap-y-0 hover:bg-accent/60 has-checked:bg-accent has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ring">
      <input
        type="radio"
        name={name}
        aria-label={said.join(', ')}
        checked={checked}
        onChange={onChoose}
        className="size-4 shrink-0 appearance-none rounded-full border border-input bg-card outline-none checked:border-[5px] checked:border-primary"
      />
      <span className="mr-auto min-w-0 wrap-anywhere narrow:basis-[calc(100%-2rem)]">
        <span className="block font-medium">{user.FullName}</span>
        {detail && <span className="block text-xs text-muted-foreground">{detail}</span>}
      </span>
      <Workload count={user.ResearchCount} most={most} isIt={task !== Task.AssignForQA} />
      <Workload count={user.QACount} most={most} isIt={task !== Task.AssignForResearch} />
    </label>
  );
}

/** A count over a bar; quieter where it is not the task that is being assigned. */
function Workload({ count, most, isIt }: { count: number; most: number; isIt: boolean }) {
  return (
    <span className={cn('w-18 shrink-0 text-right', !isIt && 'text-muted-foreground')}>
      <span data-tabular>{formatNumber(count)}</span>
      <svg aria-hidden="true" viewBox="0 0 100 3" preserveAspectRatio="none" className="mt-0.5 block h-0.75 w-full">
        <rect width="100" height="3" className="fill-muted" />
        <rect
          x={100 - (100 * count) / most}
          width={(100 * count) / most}
          height="3"
          className={isIt ? 'fill-primary' : 'fill-muted-foreground/50'}
        />
      </svg>
    </span>
  );
}
