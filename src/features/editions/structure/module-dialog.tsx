import { useId, useState } from 'react';
import { ChangedRecord } from '#src/components/changed-record.tsx';
import { DiscardQuestion } from '#src/components/discard-question.tsx';
import { LeaveButton } from '#src/components/leave-button.tsx';
import { Refusal } from '#src/components/refusal.tsx';
import { RestoredDraft } from '#src/components/restored-draft.tsx';
import { SentForm } from '#src/components/sent-form.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import type { DialogState } from '#src/lib/forms/use-dialog-form.ts';
import { ModuleFields } from './module-fields.tsx';
import { type ModuleValues, moduleWords } from './module-schema.ts';

type ModuleDialogProps = {
  noun: 'Milestone' | 'Activity';
  isNew?: boolean;
  dialog: DialogState<ModuleValues>;
  onSend: (typed: ModuleValues) => void;
  onClose: () => void;
};

/**
 * Creates or edits a milestone or an activity. It stays open until the server has accepted it, so
 * that a refusal loses nothing.
 */
export function ModuleDialog({ noun, isNew = false, dialog, onSend, onClose }: ModuleDialogProps) {
  const { form, pending, isProcessing, error } = dialog;
  const [asking, setAsking] = useState(false);
  const idPrefix = useId();
  const { isDirty, touchedFields, dirtyFields } = form.formState;
  const isTouched = (name: 'FullName' | 'ShortName') => touchedFields[name] || dirtyFields[name];
  const blocked = isNew
    ? !(isTouched('FullName') && isTouched('ShortName')) && 'Fill in both names first.'
    : !isDirty && 'Nothing has changed.';
  // What was sent goes on without the dialog: there is nothing to discard.
  const leave = () => (isDirty && !pending ? setAsking(true) : onClose());
  // Errors wait for the first try to send: one that came as a field is left would move the button
  // from under the pointer.
  const submit = form.handleSubmit(onSend);

  return (
    <>
      <Dialog
        open
        onOpenChange={leave}
        title={`${isNew ? 'Add' : 'Edit'} ${noun}`}
        closeOnOutside={false}
        onSubmit={(event) => void submit(event)}
        footer={
          <>
            <LeaveButton isProcessing={isProcessing} onLeave={leave} />
            <Button type="submit" variant="primary" blocked={blocked} pending={pending}>
              {isNew ? 'Create' : 'Save Changes'}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          <SentForm isProcessing={isProcessing}>
            {dialog.restored && <RestoredDraft onDiscard={dialog.discard} />}
            <ModuleFields dialog={dialog} idPrefix={idPrefix} />
            <ChangedRecord what={noun.toLowerCase()} state={dialog} words={moduleWords} />
            <Refusal error={error} />
          </SentForm>
        </div>
      </Dialog>
      <DiscardQuestion
        open={asking}
        onKeep={() => setAsking(false)}
        onDiscard={() => {
          dialog.forget();
          onClose();
        }}
      />
    </>
  );
}
