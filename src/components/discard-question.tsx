import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

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

/**
 * For a dialog that keeps no draft: where something was chosen, every way out asks first. Returns
 * what leaves the dialog, and the question, which stands beside it.
 */
export function useDiscardQuestion(
  isChanged: boolean,
  onLeave: () => void,
): { leave: () => void; question: ReactNode } {
  const [asking, setAsking] = useState(false);
  return {
    leave: () => (isChanged ? setAsking(true) : onLeave()),
    question: <DiscardQuestion open={asking} onKeep={() => setAsking(false)} onDiscard={onLeave} />,
  };
}
