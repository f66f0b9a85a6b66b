import { RunReport } from './run-report.tsx';
import type { RunState } from './run-state.ts';

type RunReportsProps = {
  states: RunState[];
  onRetry: (state: RunState) => void;
  onChooseAgain: (state: RunState) => void;
  onDismiss: (state: RunState) => void;
};

/** How the last assignments go and went, the first sent first. */
export function RunReports({ states, onRetry, onChooseAgain, onDismiss }: RunReportsProps) {
  return (
    <div className="max-h-[40dvh] overflow-y-auto">
      {states.map((state) => (
        <div key={state.run.id} data-slot="run-report" className="border-t px-3 py-1.5">
          <RunReport
            state={state}
            onRetry={() => onRetry(state)}
            onChooseAgain={() => onChooseAgain(state)}
            onDismiss={() => onDismiss(state)}
          />
        </div>
      ))}
    </div>
  );
}
