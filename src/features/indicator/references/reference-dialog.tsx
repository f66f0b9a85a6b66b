import { useId } from 'react';
import { ChangedElsewhere } from '#src/components/changed-elsewhere.tsx';
import { Refusal } from '#src/components/refusal.tsx';
import { RestoredDraft } from '#src/components/restored-draft.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { ReferenceFields } from './reference-fields.tsx';
import type { FormAsked } from './use-reference-dialogs.ts';
import { useReferenceForm } from './use-reference-form.ts';

type ReferenceDialogProps = { asked: FormAsked; onSent: () => void; onClose: () => void };

/** Adds a reference or changes one. It closes at once; a refusal brings it back. Give it the draft's name as key. */
export function ReferenceDialog({ asked, onSent, onClose }: ReferenceDialogProps) {
  const state = useReferenceForm({ asked, onSent });
  const prefix = useId();
  const isNew = asked.begun.Id === undefined;
  const close = () => {
    state.leave();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={close}
      size="lg"
      title={isNew ? 'Add New Reference' : 'Edit Reference'}
      closeOnOutside={false}
      onSubmit={(event) => {
        event.preventDefault();
        if (!state.blocked) void state.save();
      }}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" variant="primary" blocked={state.blocked}>
            {isNew ? 'Add Reference' : 'Save Changes'}
          </Button>
        </>
      }
    >
      {/* There before it has words, so that they are announced; only then it takes room. */}
      <div className="has-[p:not(:empty)]:mb-4">
        <ChangedElsewhere what="reference" {...state} />
      </div>
      <div className="flex flex-col gap-4">
        {state.restored && !state.refusal && !state.change && <RestoredDraft onDiscard={state.takeServed} />}
        <Refusal error={state.refusal} />
        <ReferenceFields state={state} begun={asked.begun} id={(name) => `${prefix}-${name}`} />
      </div>
    </Dialog>
  );
}
