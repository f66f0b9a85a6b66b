import { RunReport } from './run-report.tsx';
import type { RunState } from './run-state.ts';

type RunReportsProps = {
  /** Of the page: what another one refused is not to be selected again in this one. */
  editionId: number;
  states: RunState[];
  onRetry: (state: RunState) => void;
  onChooseAgain: (state: RunState) => void;
  onDismiss: (state: RunState) => void;
};

/** How the last assignments go and went, the first sent first. */
export function RunReports({ editionId, states, onRetry, onChooseAgain, onDismiss }: RunReportsProps) {
  return (
    <div className="max-h-[40dvh] overflow-y-auto">
      {states.map((state) => (
        <div key={state.run.id} data-slot="run-report" className="border-t px-3 py-1.5">
          <RunReport
            state={state}
            onRetry={() => onRetry(state)}
            onChooseAgain={state.run.parts[0]?.call.editionId === editionId ? () => onChooseAgain(state) : undefined}
            onDismiss={() => onDismiss(state)}
          />
        </div>
      ))}
    </div>
  );
}
