import ChevronDown from 'lucide-react/icons/chevron-down';
import { Suspense, useState } from 'react';
import { WorkflowStatus } from '#generated/enums.ts';
import type { DashboardIndicator } from '#generated/model/index.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '#src/components/ui/menu.tsx';
import { lazyPart } from '#src/first-screen/lazy-part.tsx';
import { useWatchedSelection } from '../assignment/use-selection.ts';

const DueDatesDialog = lazyPart(() => import('./due-dates-dialog.tsx').then((dialog) => dialog.DueDatesDialog));
const StepBackDialog = lazyPart(() => import('./step-back-dialog.tsx').then((dialog) => dialog.StepBackDialog));

const label = (
  <>
    <span>
      Change <span className="max-sm:sr-only">selected</span>
    </span>
    <ChevronDown aria-hidden="true" />
  </>
);

type Opened = { kind: 'dates' } | { kind: 'step'; to: WorkflowStatus };

/** What else a report manager does to the selected rows: due dates, and a step back [B22] [B27]. */
export function BulkMenu({ editionId }: { editionId: number }) {
  const selection = useWatchedSelection();
  const [opened, setOpened] = useState<Opened & { rows: DashboardIndicator[] }>();
  const open = (next: Opened) => setOpened({ ...next, rows: selection.rows() });
  const dialog = opened && { editionId, rows: opened.rows, onClose: () => setOpened(undefined) };

  return (
    <>
      {selection.size() === 0 ? (
        <Button blocked="Select rows first.">{label}</Button>
      ) : (
        <Menu>
          <MenuTrigger asChild>
            <Button>{label}</Button>
          </MenuTrigger>
          <MenuContent>
            <MenuItem onSelect={() => open({ kind: 'dates' })}>Set due dates</MenuItem>
            <MenuItem onSelect={() => open({ kind: 'step', to: WorkflowStatus.ResearchInProgress })}>
              Return to research
            </MenuItem>
            <MenuItem onSelect={() => open({ kind: 'step', to: WorkflowStatus.QAInProgress })}>Reopen QA</MenuItem>
          </MenuContent>
        </Menu>
      )}
      <Suspense>
        {dialog && opened.kind === 'dates' && <DueDatesDialog {...dialog} />}
        {dialog && opened.kind === 'step' && <StepBackDialog {...dialog} to={opened.to} />}
      </Suspense>
    </>
  );
}
