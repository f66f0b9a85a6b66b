import type { ReactNode } from 'react';
import { Button } from './ui/button.tsx';
import { Dialog } from './ui/dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What is about to happen, as a sentence or a question. */
  text: ReactNode;
  /** What goes along with it or cannot be undone; stands out. */
  consequence?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  /** Cancel, Escape, or the cross. */
  onCancel: () => void;
}

/**
 * Asks before something is taken away. The harmless button has the focus; a click beside the dialog
 * does nothing.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, consequence, confirmLabel, cancelLabel = 'Cancel', onConfirm, onCancel } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      title={title}
      description={text}
      closeOnOutside={false}
      footer={
        <>
          <Button data-first-focus onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {consequence}
    </Dialog>
  );
}
