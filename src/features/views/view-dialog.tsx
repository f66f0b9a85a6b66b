import { useState } from 'react';
import type { SavedView } from '#generated/model/index.ts';
import { ChangedRecord } from '#src/components/changed-record.tsx';
import { DiscardQuestion } from '#src/components/discard-question.tsx';
import { LeaveButton } from '#src/components/leave-button.tsx';
import { Refusal } from '#src/components/refusal.tsx';
import { RestoredDraft } from '#src/components/restored-draft.tsx';
import { SentForm } from '#src/components/sent-form.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import type { DialogState } from '#src/lib/forms/use-dialog-form.ts';
import { ViewFields } from './view-fields.tsx';
import { namesake, type ViewValues, viewWords } from './view-values.ts';

type ViewDialogProps = {
  title: string;
  /** Left out where it is a new one. */
  view?: SavedView;
  views: readonly SavedView[];
  dialog: DialogState<ViewValues>;
  onSend: (typed: ViewValues) => void;
  onClose: () => void;
};

/** Stays open until the server has accepted it, so that a refusal loses nothing. */
export function ViewDialog({ title, view, views, dialog, onSend, onClose }: ViewDialogProps) {
  const { form, pending, isProcessing, error } = dialog;
  const [asking, setAsking] = useState(false);
  const { isDirty } = form.formState;
  const taken = namesake(views, form.watch(), pending ? NONE : view?.Id);
  const isTaken = !pending && taken !== undefined;
  const leave = () => (isDirty && !pending ? setAsking(true) : onClose());
  const submit = form.handleSubmit((typed) => {
    if (!isTaken) return onSend(typed);
    form.setFocus('Name');
  });

  return (
    <>
      <Dialog
        open
        onOpenChange={leave}
        title={title}
        closeOnOutside={false}
        onSubmit={(event) => void submit(event)}
        footer={
          <>
            <LeaveButton isProcessing={isProcessing} onLeave={leave} />
            <Button
              type="submit"
              variant="primary"
              blocked={view && !isDirty && 'Nothing has changed.'}
              pending={pending}
            >
              Save
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          <SentForm isProcessing={isProcessing}>
            {dialog.restored && <RestoredDraft onDiscard={dialog.discard} />}
            <ViewFields dialog={dialog} view={view} views={views} isTaken={isTaken} />
            <ChangedRecord what="view" state={dialog} words={viewWords} />
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

const NONE = 0;
