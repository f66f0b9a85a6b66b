import { keepPreviousData } from '@tanstack/react-query';
import { Suspense, useId, useRef, useState } from 'react';
import { useListStuck } from '#generated/hooks/dashboard/dashboard.ts';
import { STUCK_DAYS } from '#rules/stuck.ts';
import { ReadError } from '#src/components/read-error.tsx';
import { LoadingRegion } from '#src/components/ui/loading-region.tsx';
import { NativeSelect } from '#src/components/ui/native-select.tsx';
import { Panel } from '#src/components/ui/panel.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import { useAccess } from '#src/lib/access/use-access.ts';
import { counted } from '#src/lib/words.ts';
import { RunReports } from '../assignment/run-reports.tsx';
import type { RunState } from '../assignment/run-state.ts';
import { useRuns } from '../assignment/use-runs.ts';
import { type Chosen, chosenAgain } from './stuck-choice.ts';
import { StuckItem } from './stuck-item.tsx';

const AssignSelectedDialog = lazyPart(() =>
  import('../assignment/assign-selected-dialog.tsx').then((dialog) => dialog.AssignSelectedDialog),
);

const choicesOfDays = [7, 14, 30, 60];

/**
 * What does not move, by rule, with what frees it: for one row or for all [B24]. Of the current
 * edition alone, since nothing is freed in a closed one.
 */
export function StuckPanel({ editionId }: { editionId: number }) {
  const [days, setDays] = useState(STUCK_DAYS);
  const { data, error, refetch } = useListStuck(
    { editionId },
    { days },
    { query: { placeholderData: keepPreviousData } },
  );
  const assigns = useAccess().may('assignWorkflow');
  const runs = useRuns();
  const [chosen, setChosen] = useState<Chosen>();
  const daysId = useId();
  const panel = useRef<HTMLElement>(null);
  /** The report's buttons disappear while the run is pending, so the focus moves first. */
  const leaving = (act: (state: RunState) => void) => (state: RunState) => {
    panel.current?.focus();
    act(state);
  };
  return (
    <section
      ref={panel}
      id="stuck"
      tabIndex={-1}
      aria-label="Stuck"
      className="mt-3 scroll-mt-(--sticky-top) outline-none"
    >
      <Panel
        title="Stuck"
        flush
        actions={
          <label htmlFor={daysId} className="flex items-center gap-2 text-sm text-muted-foreground">
            <span className="max-sm:sr-only">Too long in QA after</span>
            <NativeSelect
              id={daysId}
              className="w-28"
              value={days}
              onChange={({ target }) => setDays(Number(target.value))}
            >
              {choicesOfDays.map((choice) => (
                <option key={choice} value={choice}>
                  {counted(choice, 'day')}
                </option>
              ))}
            </NativeSelect>
          </label>
        }
      >
        {error && !data && <ReadError error={error} onRetry={() => void refetch()} />}
        {!data && !error && (
          <LoadingRegion label="Fetching what is stuck...">
            <Skeleton className="m-3 h-72" />
          </LoadingRegion>
        )}
        <ul aria-label="Rules" className="divide-y">
          {data?.map((stuck) => (
            <StuckItem
              key={stuck.Rule}
              stuck={stuck}
              editionId={editionId}
              days={days}
              onAssign={assigns ? setChosen : undefined}
              preload={AssignSelectedDialog.preload}
            />
          ))}
        </ul>
        {/* In view whichever rule was freed, without moving the others. */}
        <div className="sticky bottom-0 z-10 rounded-b-lg bg-card">
          <RunReports
            editionId={editionId}
            states={runs.states}
            onRetry={leaving(runs.retry)}
            onChooseAgain={leaving((state) => setChosen(chosenAgain(state)))}
            onDismiss={leaving(runs.forget)}
          />
        </div>
      </Panel>
      <Suspense>
        {chosen && (
          <AssignSelectedDialog
            editionId={editionId}
            rows={chosen.rows}
            initial={chosen.initial}
            onAssign={(run) => {
              setChosen(undefined);
              runs.start(run, chosen.instead);
            }}
            onClose={() => setChosen(undefined)}
          />
        )}
      </Suspense>
    </section>
  );
}
