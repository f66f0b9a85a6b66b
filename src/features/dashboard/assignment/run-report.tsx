import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { Button } from '#src/components/ui/button.tsx';
import { Spinner } from '#src/components/ui/spinner.tsx';
import { userOf } from './tasks.ts';
import type { AssignmentRun } from './use-run.ts';
import { indicators } from './words.ts';

/** How the last assignment goes and went: which part of it was refused, why, and the ways on. */
export function RunReport({ state, onChooseAgain }: { state: AssignmentRun; onChooseAgain: () => void }) {
  const { run, refused, answered, assigned } = state;
  if (!run) return null;
  const whom = `${run.userName} as ${userOf(run.task)}`;
  const all = run.parts.reduce((sum, { count }) => sum + count, 0);

  if (answered < run.parts.length)
    return (
      <p role="status" className="flex items-center gap-2">
        <Spinner />
        Assigning {indicators(all)} to {whom}
        {run.parts.length > 1 && `: ${answered} of ${run.parts.length} calls answered`}
      </p>
    );
  if (refused.length === 0)
    return (
      <div className="flex items-center gap-2">
        <Check aria-hidden="true" className="size-4 text-success" />
        <p role="status">
          {indicators(assigned)} assigned to {whom}
        </p>
        <Dismiss onClick={state.forget} />
      </div>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <TriangleAlert aria-hidden="true" className="size-4 text-destructive" />
      <div role="alert" className="min-w-0">
        <p className="font-medium text-destructive">
          {refused.reduce((sum, { count }) => sum + count, 0).toLocaleString('en-AU')} of {indicators(all)} not assigned
          to {whom}: {refused.map(({ name }) => name).join('; ')}
        </p>
        {state.reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </div>
      <span className="ml-auto flex gap-2">
        <Button size="sm" onClick={state.retry}>
          Try again
        </Button>
        <Button size="sm" onClick={onChooseAgain}>
          Choose again
        </Button>
        <Dismiss onClick={state.forget} />
      </span>
    </div>
  );
}

function Dismiss({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="ghost" size="icon-sm" aria-label="Dismiss" onClick={onClick}>
      <X aria-hidden="true" />
    </Button>
  );
}
