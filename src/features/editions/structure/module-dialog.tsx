import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import type { ApiError } from '#src/lib/api/api-error.ts';
import { DialogRefusal } from './dialog-refusal.tsx';
import { DiscardQuestion } from './discard-question.tsx';
import { ModuleFields } from './module-fields.tsx';
import { emptyModule, type ModuleValues, moduleResolver } from './module-schema.ts';

type ModuleDialogProps = {
  noun: 'Milestone' | 'Activity';
  /** What is edited; left out where one is created. */
  begun?: ModuleValues | undefined;
  pending: boolean;
  error: ApiError | null;
  onSend: (typed: ModuleValues) => void;
  /** Sends over what somebody else saved meanwhile. */
  onKeepMine?: (typed: ModuleValues) => void;
  onClose: () => void;
};

/** Creates or edits a milestone or an activity. It stays open until the server has taken it, so that a refusal loses nothing. */
export function ModuleDialog({ noun, begun, pending, error, onSend, onKeepMine, onClose }: ModuleDialogProps) {
  // Errors wait for the first try to send: one that came as a field is left would move the button from under the pointer.
  const form = useForm<ModuleValues>({
    resolver: moduleResolver,
    defaultValues: begun ?? emptyModule,
  });
  const [asking, setAsking] = useState(false);
  const idPrefix = useId();
  const { isDirty, touchedFields, dirtyFields } = form.formState;
  const isTouched = (name: 'FullName' | 'ShortName') => touchedFields[name] || dirtyFields[name];
  const blocked = begun
    ? !isDirty && 'Nothing has changed.'
    : !(isTouched('FullName') && isTouched('ShortName')) && 'Fill in both names first.';
  const submit = form.handleSubmit((typed) => !pending && onSend(typed));

  return (
    <>
      <Dialog
        open
        onOpenChange={() => (isDirty || pending ? setAsking(true) : onClose())}
        title={`${begun ? 'Edit' : 'Add'} ${noun}`}
        closeOnOutside={false}
        onSubmit={(event) => void submit(event)}
        footer={
          <>
            <Button onClick={() => (isDirty ? setAsking(true) : onClose())}>Cancel</Button>
            <Button type="submit" variant="primary" blocked={blocked} pending={pending}>
              {begun ? 'Save Changes' : 'Create'}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          <ModuleFields form={form} error={error} idPrefix={idPrefix} />
          <DialogRefusal
            error={error}
            {...(onKeepMine && { onKeepMine: () => void form.handleSubmit(onKeepMine)() })}
          />
        </div>
      </Dialog>
      <DiscardQuestion open={asking} onKeep={() => setAsking(false)} onDiscard={onClose} />
    </>
  );
}
