import { type ReactNode, useState } from 'react';
import type { User } from '#generated/model/index.ts';
import { ChangedRecord } from '#src/components/changed-record.tsx';
import { DiscardQuestion } from '#src/components/discard-question.tsx';
import { LeaveButton } from '#src/components/leave-button.tsx';
import { Refusal } from '#src/components/refusal.tsx';
import { RestoredDraft } from '#src/components/restored-draft.tsx';
import { SentForm } from '#src/components/sent-form.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import type { DialogState } from '#src/lib/forms/use-dialog-form.ts';
import { UserFields } from './user-fields.tsx';
import { holderOf, isLastAdmin, type UserValues, userWords } from './user-values.ts';

type UserDialogProps = {
  title: string;
  /** Left out where it is a new one. */
  user?: User;
  users: readonly User[];
  dialog: DialogState<UserValues>;
  onSend: (typed: UserValues) => void;
  onClose: () => void;
  /** Below the fields. */
  children?: ReactNode;
};

/** Stays open until the server has accepted it, so that a refusal loses nothing. */
export function UserDialog(props: UserDialogProps) {
  const { title, user, users, dialog, onSend, onClose, children } = props;
  const { form, pending, isProcessing, error } = dialog;
  const [asking, setAsking] = useState(false);
  const { isDirty } = form.formState;
  const holder = pending ? undefined : holderOf(users, form.watch(), user?.Id ?? NONE);
  const leave = () => (isDirty && !pending ? setAsking(true) : onClose());
  const submit = form.handleSubmit((typed) => (holder ? form.setFocus('EmailAddress') : onSend(typed)));
  return (
    <>
      <Dialog
        open
        onOpenChange={leave}
        title={title}
        size="lg"
        closeOnOutside={false}
        onSubmit={(event) => void submit(event)}
        footer={
          <>
            <LeaveButton isProcessing={isProcessing} onLeave={leave} />
            <Button
              type="submit"
              variant="primary"
              blocked={user && !isDirty && 'Nothing has changed.'}
              pending={pending}
            >
              {user ? 'Save' : 'Add user'}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          <SentForm isProcessing={isProcessing}>
            {dialog.restored && <RestoredDraft onDiscard={dialog.discard} />}
            <UserFields
              dialog={dialog}
              user={user}
              isLastAdmin={user !== undefined && isLastAdmin(users, user)}
              holder={holder}
            />
            <ChangedRecord what="account" state={dialog} words={userWords} />
            <Refusal error={error} />
          </SentForm>
          {children}
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
