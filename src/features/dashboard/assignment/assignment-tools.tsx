import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import type { DashboardIndicator } from '#generated/model/index.ts';
import { lazyPart } from '#src/components/lazy-part.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { dashboardParams } from '../dashboard-query.ts';
import { useDashboardSearch } from '../use-dashboard-search.ts';
import { emptyBulkDraft } from './bulk-draft.ts';
import { nobody } from './draft.ts';
import { RunReport } from './run-report.tsx';
import type { Run } from './run-store.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useRun } from './use-run.ts';
import { useSelection, useWatchedSelection } from './use-selection.ts';

const AssignSelectedDialog = lazyPart(() =>
  import('./assign-selected-dialog.tsx').then((dialog) => dialog.AssignSelectedDialog),
);
const BulkAssignDialog = lazyPart(() => import('./bulk-assign-dialog.tsx').then((dialog) => dialog.BulkAssignDialog));

type AssignmentToolsProps = { editionId: number; rows: DashboardIndicator[] | undefined; count: number | undefined };
const none: DashboardIndicator[] = [];

/** What report managers have above the rows: selection, both ways to assign, and how the last assignment went. */
export function AssignmentTools({ editionId, rows = none, count = 0 }: AssignmentToolsProps) {
  const selection = useWatchedSelection();
  useSelectionOf(editionId, rows);
  const run = useRun();
  const [open, setOpen] = useState<Run['kind']>();
  const [assignee, setAssignee] = useState(nobody);
  const [bulk, setBulk] = useState(emptyBulkDraft);

  /** What was chosen is kept only for what was refused. */
  const openAnew = (kind: Run['kind']) => {
    setAssignee(nobody);
    setBulk(emptyBulkDraft);
    setOpen(kind);
  };
  const start = (next: Run) => {
    setOpen(undefined);
    if (next.kind === 'selected') selection.clear();
    run.start(next);
  };
  /** A refusal leaves everything chosen: rows and user, or the draft of the bulk dialog. */
  const chooseAgain = () => {
    const { kind } = run.run ?? {};
    if (kind === 'selected')
      selection.put(
        run.refused.flatMap((part) => part.rows),
        true,
      );
    run.forget();
    setOpen(kind);
  };
  const close = () => setOpen(undefined);

  return (
    <div ref={tellHeight} data-print="hide" className="sticky top-sticky z-10 rounded-t-lg border-b bg-card text-sm">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1.5 px-2 py-1.5">
        <SelectionBar editionId={editionId} rows={rows} count={count} />
        <div className="flex gap-2">
          <Button
            blocked={selection.size() === 0 && 'Select rows first.'}
            onPointerEnter={AssignSelectedDialog.preload}
            onFocus={AssignSelectedDialog.preload}
            onClick={() => openAnew('selected')}
          >
            Assign selected
          </Button>
          <Button
            onPointerEnter={BulkAssignDialog.preload}
            onFocus={BulkAssignDialog.preload}
            onClick={() => openAnew('bulk')}
          >
            Bulk assign
          </Button>
        </div>
      </div>
      {run.run && (
        <div data-slot="run-report" className="border-t px-3 py-1.5">
          <RunReport state={run} onChooseAgain={chooseAgain} />
        </div>
      )}
      <Suspense>
        {open === 'selected' && (
          <AssignSelectedDialog
            editionId={editionId}
            rows={selection.rows()}
            assignee={assignee}
            onChange={setAssignee}
            onAssign={start}
            onClose={close}
          />
        )}
        {open === 'bulk' && (
          <BulkAssignDialog editionId={editionId} draft={bulk} onChange={setBulk} onAssign={start} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}

/** The heads of the columns stay below these tools, however many lines they take. */
function tellHeight(tools: HTMLElement | null) {
  if (!tools) return;
  const watcher = new ResizeObserver(() =>
    tools.parentElement?.style.setProperty('--tools-height', `${tools.offsetHeight}px`),
  );
  watcher.observe(tools);
  return () => watcher.disconnect();
}

/** Tells the selection what is on the screen and which filters are in force, which it does not outlive. */
function useSelectionOf(editionId: number, rows: DashboardIndicator[]) {
  const selection = useSelection();
  const { search } = useDashboardSearch();
  const filters = JSON.stringify([editionId, dashboardParams(search)]);
  useLayoutEffect(() => selection.filteredBy(filters), [selection, filters]);
  useEffect(() => selection.show(rows), [selection, rows]);
}
