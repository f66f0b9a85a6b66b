import { Link } from '@tanstack/react-router';
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DashboardIndicator } from '#generated/model/index.ts';
import { Button } from '#src/components/ui/button.tsx';
import { buttonVariants } from '#src/components/ui/button-variants.ts';
import { cn } from '#src/first-screen/cn.ts';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import { publishHeight } from '#src/lib/publish-height.ts';
import { BulkMenu } from '../bulk/bulk-menu.tsx';
import { dashboardParams } from '../dashboard-query.ts';
import { useDashboardSearch } from '../use-dashboard-search.ts';
import { dialogForRetry, newDialog, type OpenDialog } from './open-dialog.ts';
import { RunReports } from './run-reports.tsx';
import type { RunState } from './run-state.ts';
import type { Run } from './run-store.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useRuns } from './use-runs.ts';
import { useSelection, useWatchedSelection } from './use-selection.ts';

const AssignSelectedDialog = lazyPart(() =>
  import('./assign-selected-dialog.tsx').then((dialog) => dialog.AssignSelectedDialog),
);
const BulkAssignDialog = lazyPart(() => import('./bulk-assign-dialog.tsx').then((dialog) => dialog.BulkAssignDialog));

type AssignmentToolsProps = {
  editionId: number;
  /** None while the screen still shows those of other filters. */
  rows: DashboardIndicator[] | undefined;
  count: number | undefined;
};
const none: DashboardIndicator[] = [];

/** Toolbar of report managers: selection, both assign dialogs, and the state of past runs. */
export function AssignmentTools({ editionId, rows, count = 0 }: AssignmentToolsProps) {
  const selection = useWatchedSelection();
  useSyncedSelection(editionId, rows);
  const runs = useRuns();
  const [opened, setOpened] = useState<OpenDialog>();
  const buttons = { selected: useRef<HTMLButtonElement>(null), bulk: useRef<HTMLButtonElement>(null) };

  const open = (kind: Run['kind']) => setOpened(newDialog(kind, selection.filters()));
  const start = (next: Run) => {
    setOpened(undefined);
    if (next.kind === 'selected' && opened?.filters === selection.filters()) selection.clear();
    runs.start({ ...next, filters: opened?.filters }, opened?.instead);
  };
  /** Under other filters the rows are not on the screen, so only the dialog gets them. */
  const chooseAgain = (state: RunState) => {
    const again = dialogForRetry(state);
    if (again.kind === 'selected' && again.filters === selection.filters()) selection.replace(again.rows ?? none);
    buttons[again.kind].current?.focus();
    setOpened(again);
  };
  const dismiss = (state: RunState) => {
    buttons[state.run.kind].current?.focus();
    runs.forget(state);
  };
  /** The report's buttons disappear while the run is pending, so the focus moves first. */
  const retry = (state: RunState) => {
    buttons[state.run.kind].current?.focus();
    runs.retry(state);
  };
  const dialog = opened && { editionId, onAssign: start, onClose: () => setOpened(undefined) };

  return (
    <div
      ref={keepHeadsBelow}
      data-slot="assignment-tools"
      data-print="hide"
      className="sticky top-sticky z-10 rounded-t-lg border-b bg-card text-sm"
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1.5 px-2 py-1.5">
        <SelectionBar editionId={editionId} rows={rows ?? none} count={count} />
        <div className="flex flex-wrap gap-2 max-sm:gap-1.5 max-sm:[&>button]:px-2 max-[24rem]:[&>button]:px-1">
          <Button
            ref={buttons.selected}
            blocked={selection.size() === 0 && 'Select rows first.'}
            onPointerEnter={AssignSelectedDialog.preload}
            onFocus={AssignSelectedDialog.preload}
            onClick={() => open('selected')}
          >
            Assign selected
          </Button>
          <Button
            ref={buttons.bulk}
            onPointerEnter={BulkAssignDialog.preload}
            onFocus={BulkAssignDialog.preload}
            onClick={() => open('bulk')}
          >
            Bulk assign
          </Button>
          <BulkMenu editionId={editionId} />
          <Link to="/programme/plan" className={cn(buttonVariants(), 'max-sm:hidden')}>
            Plan
          </Link>
        </div>
      </div>
      <RunReports
        editionId={editionId}
        states={runs.states}
        onRetry={retry}
        onChooseAgain={chooseAgain}
        onDismiss={dismiss}
      />
      <Suspense>
        {dialog && opened.kind === 'selected' && (
          <AssignSelectedDialog {...dialog} rows={opened.rows ?? selection.rows()} initial={opened.draft.assignee} />
        )}
        {dialog && opened.kind === 'bulk' && <BulkAssignDialog {...dialog} initial={opened.draft} />}
      </Suspense>
    </div>
  );
}

/** In one row, as the classes of heads and rows take it to be. */
const ONE_ROW = { rem: 2.75, px: 1 };

/** Keeps the sticky column heads below the toolbar, whatever its height. */
function keepHeadsBelow(tools: HTMLElement | null) {
  if (tools?.parentElement)
    return publishHeight(tools, { on: tools.parentElement, as: '--tools-height', assumed: ONE_ROW });
}

/** Keeps the selection in step with the rows on the screen; new filters clear it. */
function useSyncedSelection(editionId: number, rows: DashboardIndicator[] | undefined) {
  const selection = useSelection();
  const { search } = useDashboardSearch();
  const filters = JSON.stringify([editionId, dashboardParams(search)]);
  useLayoutEffect(() => selection.filteredBy(filters), [selection, filters]);
  useEffect(() => selection.show(rows), [selection, rows]);
}
