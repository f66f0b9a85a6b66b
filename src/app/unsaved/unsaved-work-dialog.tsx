import { useRef, useState } from 'react';
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { drafts } from '#src/lib/forms/drafts.ts';
import { UnsavedEntry } from './unsaved-entry.tsx';
import { titleOf, type UnsavedDraft, unsavedWork } from './unsaved-work.ts';

/**
 * What was typed in this tab and never saved, also where its record is gone: to be read, copied,
 * gone on with, or discarded.
 */
export function UnsavedWorkDialog({ onClose }: { onClose: () => void }) {
  const [all, setAll] = useState(unsavedWork);
  const [asked, setAsked] = useState<UnsavedDraft>();
  const list = useRef<HTMLUListElement>(null);
  const discard = () => {
    if (asked) drafts.drop(asked.name);
    setAsked(undefined);
    setAll(unsavedWork());
    // After the question, which has just gone, has given the focus back.
    setTimeout(() => (list.current ?? document.querySelector<HTMLElement>('[role=dialog]'))?.focus());
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Unsaved work"
      description="Typed in this tab and not saved. Logging out removes it."
      size="lg"
    >
      {all.length === 0 ? (
        <EmptyState title="Nothing is unsaved" reason="What you type and do not save is listed here." />
      ) : (
        <ul ref={list} data-first-focus tabIndex={-1} aria-label="Unsaved work" className="grid gap-3 outline-none">
          {all.map((one) => (
            <UnsavedEntry key={one.name} draft={one} onLeave={onClose} onDiscard={() => setAsked(one)} />
          ))}
        </ul>
      )}
      {asked && (
        <ConfirmDialog
          open
          title="Discard unsaved work?"
          text={`What you typed in ‘${titleOf(asked)}’ will be gone for good.`}
          confirmLabel="Discard"
          cancelLabel="Keep"
          onConfirm={discard}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </Dialog>
  );
}
