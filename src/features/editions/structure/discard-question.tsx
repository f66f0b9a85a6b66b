import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';

type DiscardQuestionProps = { open: boolean; onKeep: () => void; onDiscard: () => void };

/** Asks before a dialog is closed over something that was typed or chosen. */
export function DiscardQuestion({ open, onKeep, onDiscard }: DiscardQuestionProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Discard changes?"
      text="What you entered here has not been saved."
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      onConfirm={onDiscard}
      onCancel={onKeep}
    />
  );
}
