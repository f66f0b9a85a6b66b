import { useBlocker } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { Button } from './ui/button.tsx';
import { Dialog } from './ui/dialog.tsx';

export interface UnsavedChangesProps {
  /** There is something to lose. */
  when: boolean;
  /** What would be lost, as a sentence with its question. */
  text: string;
  /** Starts saving; false where the form does not accept it, then the person stays. */
  onSave: () => Promise<boolean>;
  onDiscard: () => void;
  /** The person stays to correct it and the dialog has closed: leads to what is wrong. */
  onRefused: () => void;
  /** Why it cannot be saved as it is: staying is then the next step, not saving. */
  saveBlocked?: string | undefined;
}

/**
 * Asks before a page with unsaved work is left: by link, by the back button, by the browser's own
 * question where the tab is closed. Another search of the same page is no exit; nor is a move of
 * our own, which says `ignoreBlocker`.
 */
export function UnsavedChanges({ when, text, onSave, onDiscard, onRefused, saveBlocked }: UnsavedChangesProps) {
  const refused = useRef(false);
  const shouldBlockFn = useCallback(
    ({ current, next }: Record<'current' | 'next', { pathname: string }>) => when && current.pathname !== next.pathname,
    [when],
  );
  const { status, proceed, reset } = useBlocker({ shouldBlockFn, enableBeforeUnload: when, withResolver: true });
  const discard = () => {
    onDiscard();
    proceed?.();
  };
  const save = async () => {
    refused.current = !(await onSave());
    if (refused.current) reset?.();
    else proceed?.();
  };
  const stay = () => {
    refused.current = true;
    reset?.();
  };
  useEffect(() => {
    if (status === 'blocked' || !refused.current) return;
    refused.current = false;
    // After the dialog, which has just gone, has given the focus back.
    setTimeout(onRefused);
  });

  if (status !== 'blocked') return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && reset?.()}
      title="Unsaved Changes"
      closeOnOutside={false}
      footer={
        <>
          <Button onClick={discard}>Proceed Without Saving</Button>
          <Button
            data-first-focus={saveBlocked ? undefined : true}
            variant={saveBlocked ? 'secondary' : 'primary'}
            blocked={saveBlocked}
            onClick={() => void save()}
          >
            Save Changes
          </Button>
          {saveBlocked && (
            <Button data-first-focus variant="primary" onClick={stay}>
              Stay on this page
            </Button>
          )}
        </>
      }
    >
      <p>{text}</p>
      {saveBlocked && <p className="mt-2 text-muted-foreground">It cannot be saved as it is. {saveBlocked}</p>}
    </Dialog>
  );
}
