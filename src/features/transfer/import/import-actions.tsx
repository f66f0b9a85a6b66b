import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { ChangesDialog } from '../changes/changes-dialog.tsx';
import { ChooseAgain } from './choose-again.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { ErrorsDialog } from './errors-dialog.tsx';
import { changesOf, decisionOf, type ImportRow, isRunning, isUploading } from './import-row.ts';
import type { Imports } from './import-store.ts';
import { summaryOf } from './import-words.ts';

/** A file of the list, all of them, and the one whose import runs. */
export type ItemProps = { row: ImportRow; imports: Imports; running: ImportRow | undefined };

/**
 * The buttons of a file (requirements A2.7): one import at a time, and none of what is stored
 * already.
 */
export function ImportActions({ row, imports, running }: ItemProps) {
  const [showsErrors, setShowsErrors] = useState(false);
  const [showsChanges, setShowsChanges] = useState(false);
  const [asks, setAsks] = useState(false);
  const changes = changesOf(row);
  const decision = decisionOf(row);
  const { id, file, state, result } = row;
  const blocked = blockedBy(state === 'success', running?.file.name);
  return (
    <div className={cn('flex flex-wrap items-center gap-2 max-sm:gap-1 max-sm:*:px-2', reasonsBelow)}>
      {row.hasChanged ? (
        <ChooseAgain name={file.name} onChoose={(chosen) => imports.replace(id, chosen)} />
      ) : (
        <Button
          variant={state === 'success' ? 'secondary' : 'primary'}
          aria-label={`${importWord(state)}: ${file.name}`}
          blocked={blocked}
          onClick={() => (decision ? setAsks(true) : imports.run(id))}
        >
          {importWord(state)}
        </Button>
      )}
      {state !== 'success' && !row.hasChanged && (
        <Button
          aria-label={`Check Only: ${file.name}`}
          blocked={blocked}
          onClick={() => imports.run(id, { checkOnly: true })}
        >
          Check Only
        </Button>
      )}
      {changes && (
        <Button aria-label={`See Changes: ${file.name}`} onClick={() => setShowsChanges(true)}>
          See Changes
        </Button>
      )}
      {state === 'failed' && (
        <Button
          aria-label={`See Error(s): ${file.name}`}
          onClick={() => {
            putAwayNotices();
            setShowsErrors(true);
          }}
        >
          See Error(s)
        </Button>
      )}
      {isUploading(row) ? (
        <Button className="ml-auto" aria-label={`Cancel: ${file.name}`} onClick={() => imports.cancel(id)}>
          Cancel
        </Button>
      ) : (
        <Button
          variant="ghost"
          size="icon"
          className="ml-auto"
          aria-label={`Delete: ${file.name}`}
          blocked={isRunning(row) && 'The server is at work on this file'}
          onClick={({ currentTarget }) => {
            const next = beside(currentTarget);
            imports.remove(id);
            next?.focus();
          }}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      )}
      {asks && decision && (
        <DecisionDialog
          fileName={file.name}
          decision={decision}
          onConfirm={() => {
            setAsks(false);
            imports.run(id, { confirmation: decision.Confirmation });
          }}
          onCancel={() => setAsks(false)}
        />
      )}
      {showsChanges && changes && result && (
        <ChangesDialog
          fileName={file.name}
          of={changes}
          description={summaryOf(result)}
          onClose={() => setShowsChanges(false)}
        />
      )}
      {showsErrors && <ErrorsDialog row={row} onClose={() => setShowsErrors(false)} />}
    </div>
  );
}

/**
 * They would cover the errors that they are about, on a small screen all of them; the list of
 * problems keeps them.
 */
function putAwayNotices(): void {
  for (const { id, shown, tone } of notices.all()) if (shown && tone === 'error') notices.hide(id);
}

/**
 * Takes the focus from a row that goes: the next file's button, the one before, or 'Select File'.
 */
function beside(button: HTMLElement): HTMLElement | null {
  const row = button.closest('li');
  const file = row?.nextElementSibling ?? row?.previousElementSibling;
  return (file ?? document.querySelector('[data-slot=drop-area]'))?.querySelector('button') ?? null;
}

/** Why a button cannot be used stands below it: above it is what came of the file. */
const reasonsBelow =
  '**:data-[slot=button-reason]:top-full **:data-[slot=button-reason]:bottom-auto **:data-[slot=button-reason]:mt-2';

const importWord = (state: string): string => {
  if (state === 'success') return 'Imported';
  return state === 'failed' ? 'Try Again' : 'Import Data';
};

function blockedBy(isImported: boolean, running: string | undefined): string | false {
  if (isImported) return 'This file is imported';
  return running !== undefined && `Wait for ${running}`;
}
