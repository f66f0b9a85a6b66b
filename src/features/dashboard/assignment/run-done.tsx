import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { Button } from '#src/components/ui/button.tsx';
import type { RunState } from './run-state.ts';
import { whomOf } from './run-words.ts';
import { UndoButton, UndoRefused, useUndo } from './undo-assignment.tsx';
import { countryIndicators } from './words.ts';

/** What was assigned, and undoing it for as long as nothing was done since [B26]. */
export function RunDone({ state, onDismiss }: { state: RunState; onDismiss: () => void }) {
  const { run, assigned } = state;
  const editionId = run.parts[0]?.call.editionId ?? 0;
  const undo = useUndo(
    editionId,
    run.parts.flatMap(({ assignmentId }) => assignmentId ?? []),
    `${countryIndicators(assigned)} to ${whomOf(run)}`,
  );
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-2">
        <DoneWords>
          {undo.isUndone
            ? `Undone: ${countryIndicators(assigned)} as before`
            : `${countryIndicators(assigned)} assigned to ${whomOf(run)}`}
        </DoneWords>
        <UndoButton undo={undo} />
        <Dismiss onClick={onDismiss} />
      </div>
      <UndoRefused undo={undo} />
    </div>
  );
}

/** What was done; its mark stays beside the first line of it. */
export function DoneWords({ children }: { children: string }) {
  return (
    <div className="flex min-w-0 items-start gap-2">
      <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
      <p role="status" className="min-w-0">
        {children}
      </p>
    </div>
  );
}

export function Dismiss({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="ghost" size="icon-sm" aria-label="Dismiss" onClick={onClick}>
      <X aria-hidden="true" />
    </Button>
  );
}
