import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { LeaveButton } from '#src/components/leave-button.tsx';
import { Refusal } from '#src/components/refusal.tsx';
import { RestoredDraft } from '#src/components/restored-draft.tsx';
import { SentForm } from '#src/components/sent-form.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { useDelayed } from '#src/components/ui/use-delayed.ts';
import type { DialogState } from '#src/lib/forms/use-dialog-form.ts';

type BulkDialogProps<Values extends FieldValues> = {
  dialog: Pick<DialogState<Values>, 'pending' | 'isProcessing' | 'error' | 'restored' | 'discard'>;
  /** The button says the same. */
  title: string;
  description: string;
  blocked: string | false;
  send: () => unknown;
  onClose: () => void;
  children: ReactNode;
};

/** Asks for a change of the selected rows, and stays until the server has accepted it. */
export function BulkDialog<Values extends FieldValues>(props: BulkDialogProps<Values>) {
  const { dialog, title, description, blocked, send, onClose, children } = props;
  const { pending, isProcessing, error, restored, discard } = dialog;
  const showBusy = useDelayed(pending);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      closeOnOutside={false}
      onSubmit={(event) => {
        event.preventDefault();
        if (!blocked) void send();
      }}
      footer={
        <>
          <LeaveButton isProcessing={isProcessing} onLeave={onClose} />
          <Button type="submit" variant="primary" pending={showBusy} blocked={blocked}>
            {title}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <SentForm isProcessing={isProcessing}>
          {children}
          {restored && <RestoredDraft onDiscard={discard} />}
          <Refusal error={error} />
        </SentForm>
      </div>
    </Dialog>
  );
}
