import { useState } from 'react';
import { ImportUndoState } from '#generated/enums.ts';
import { getRevertImportMutationOptions } from '#generated/hooks/transfer/transfer.ts';
import type { Import } from '#generated/model/index.ts';
import { Digest } from '#src/components/digest.tsx';
import { Badge } from '#src/components/ui/badge.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Initials } from '#src/components/ui/initials.tsx';
import { useCall, useLastCall } from '#src/lib/api/use-calls.ts';
import { formatInstant } from '#src/lib/date-words.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { ChangesDialog } from '../changes/changes-dialog.tsx';
import { countWords, nameOf, whyNotUndone } from './earlier-words.ts';
import { UndoDialog } from './undo-dialog.tsx';
import { UndoRefusal } from './undo-refusal.tsx';

/**
 * Who imported which file when, how much that changed, and what can be done about it. The button
 * that undoes it stays, without effect, on the visit that it was pressed on: one that goes takes
 * the focus with it, also where the server then refuses.
 */
export function EarlierImport({ one }: { one: Import }) {
  const [open, setOpen] = useState<'changes' | 'undo'>();
  const revert = useCall(getRevertImportMutationOptions);
  const name = nameOf(one);
  const subject = `${one.Id}`;
  const wasPressed = useLastCall('revertImport', subject).status !== 'idle';
  const close = () => setOpen(undefined);
  const undo = () => {
    close();
    const tell = () => void notices.push({ tone: 'success', message: `The import of ${name} is undone.` });
    revert({ importId: one.Id }, { record: name, subject, onAnswer: tell });
  };
  const isUndone = one.UndoState === ImportUndoState.Undone;
  return (
    <li
      data-slot="earlier-import"
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2.5 gap-y-1 px-3 py-2.5 text-sm"
    >
      <Initials name={one.UserName ?? 'System'} className="row-span-2" />
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-xs text-muted-foreground wrap-anywhere">
          <bdi>{one.UserName ?? 'System'}</bdi>, <time dateTime={one.At}>{formatInstant(one.At)}</time>
        </p>
      </div>
      <div className="col-start-2 grid min-w-0 gap-1 max-sm:col-span-2">
        <p className="text-muted-foreground wrap-anywhere">{countWords(one)}</p>
        {isUndone && <p className="text-muted-foreground wrap-anywhere">{undoneWords(one)}</p>}
        {one.FileDigest && (
          <p className="text-xs text-muted-foreground">
            SHA-256 <Digest value={one.FileDigest} />
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:col-span-2 max-sm:col-start-2 max-sm:mt-1 sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:self-start">
        {isUndone && <Badge>Undone</Badge>}
        <Button size="sm" aria-label={`See Changes: ${name}`} onClick={() => setOpen('changes')}>
          See Changes
        </Button>
        {(!isUndone || wasPressed) && (
          <Button
            size="sm"
            aria-label={`Undo import…: ${name}`}
            blocked={isUndone ? 'It is undone.' : (whyNotUndone(one) ?? false)}
            onClick={() => setOpen('undo')}
          >
            Undo import…
          </Button>
        )}
      </div>
      <UndoRefusal subject={subject} />
      {open === 'changes' && (
        <ChangesDialog
          fileName={name}
          of={{ importId: one.Id }}
          description={`Imported by ${one.UserName ?? 'the system'}, ${formatInstant(one.At)}. ${countWords(one)}`}
          onClose={close}
        />
      )}
      {open === 'undo' && <UndoDialog one={one} onConfirm={undo} onCancel={close} />}
    </li>
  );
}

const undoneWords = ({ UndoneByName, UndoneOn }: Import): string =>
  ['Undone', UndoneByName && `by ${UndoneByName}`, UndoneOn && `on ${formatInstant(UndoneOn)}`]
    .filter(Boolean)
    .join(' ');
