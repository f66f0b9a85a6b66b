import { countryIndicators } from '../assignment/words.ts';
import { PlanReport, type ReportWords } from '../plan/plan-report.tsx';
import type { HandOver } from './hand-over-store.ts';

type HandOverReportsProps = {
  handOvers: readonly HandOver[];
  /** Left out where nothing can be handed over any more. */
  onChooseAgain: ((handOver: HandOver) => void) | undefined;
  onDismiss: (handOver: HandOver) => void;
};

/**
 * How handing over goes and went, with its undo [B21] [B26]. The focus comes back to their place
 * from a dialog whose button went with the report that it stood in.
 */
export function HandOverReports({ handOvers, onChooseAgain, onDismiss }: HandOverReportsProps) {
  return (
    <div tabIndex={-1} className="empty:absolute">
      {handOvers.map((one) => (
        <div key={one.subject} data-slot="run-report" className="mb-2 rounded-lg border bg-card px-3 py-2 shadow-xs">
          <PlanReport
            applied={one}
            words={wordsOf(one)}
            onRetry={onChooseAgain && (() => onChooseAgain(one))}
            onDismiss={() => onDismiss(one)}
          />
        </div>
      ))}
    </div>
  );
}

function wordsOf({ person, pairs, whom }: HandOver): ReportWords {
  const what = `${countryIndicators(pairs)} of ${person.FullName}`;
  return {
    sending: what,
    failed: `The work of ${person.FullName} is not handed over.`,
    open: `The work of ${person.FullName} may not have been handed over.`,
    chooseAgain: 'Select again',
    done: whom === 'nobody' ? `${what} taken off` : `${what} handed over to ${whom}`,
    record: `The work of ${person.FullName}`,
  };
}
