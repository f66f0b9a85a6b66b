import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { ChangedRecord } from '#src/components/changed-record.tsx';
import { Refusal } from '#src/components/refusal.tsx';
import { RestoredDraft } from '#src/components/restored-draft.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import type { DraftOrigin } from '#src/lib/forms/drafts.ts';
import { PasteField } from './paste/paste-field.tsx';
import { ReferenceFields } from './reference-fields.tsx';
import { referenceWords } from './reference-schema.ts';
import type { FormAsked } from './use-reference-dialogs.ts';
import { type FormOfReference, useEditedReference, useNewReference, useReferenceForm } from './use-reference-form.ts';

type ReferenceDialogProps = {
  asked: FormAsked;
  /** Sources to use again, where the form is a quick one. */
  sources?: ReactNode;
  origin: DraftOrigin;
  onSent: () => void;
  onClose: () => void;
};

/**
 * Adds a reference or changes one. It closes at once; a refusal brings it back, and what was typed
 * when it was closed is offered again. Give it the draft's name as key.
 */
export function ReferenceDialog(props: ReferenceDialogProps) {
  return props.asked.initial.Id === undefined ? <NewReference {...props} /> : <EditedReference {...props} />;
}

const NewReference = (props: ReferenceDialogProps) => (
  <ReferenceForm {...props} server={useNewReference(props)} isNew />
);
const EditedReference = (props: ReferenceDialogProps) => (
  <ReferenceForm {...props} server={useEditedReference(props)} />
);

type ReferenceFormProps = ReferenceDialogProps & { server: FormOfReference; isNew?: boolean };

function ReferenceForm({ asked, sources, server, isNew = false, onSent, onClose }: ReferenceFormProps) {
  const state = useReferenceForm(server, isNew, onSent);
  const prefix = useId();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={isNew ? 'Add New Reference' : 'Edit Reference'}
      closeOnOutside={false}
      onSubmit={(event) => {
        event.preventDefault();
        if (!state.blocked) void state.save();
      }}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" blocked={state.blocked}>
            {isNew ? 'Add Reference' : 'Save Changes'}
          </Button>
        </>
      }
    >
      {/* There before it has words, so that they are announced; only then it takes room. */}
      <div className="has-[p:not(:empty)]:mb-4">
        <ChangedRecord what="reference" state={state} words={referenceWords} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a key of the whole form */}
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: a key of the whole form */}
      <div className="flex flex-col gap-4" onKeyDown={sendByKey}>
        {asked.isQuick && <PasteField state={state} id={prefix} />}
        {!state.form.watch('Pasted').trim() && sources}
        {state.restored && !state.refusal && !state.change && <RestoredDraft onDiscard={state.takeServed} />}
        <Refusal error={state.refusal} />
        <ReferenceFields
          state={state}
          initial={asked.initial}
          isFolded={asked.isQuick ?? false}
          id={(name) => `${prefix}-${name}`}
        />
      </div>
    </Dialog>
  );
}

/** Enter alone is a new line in a long text. */
function sendByKey(event: KeyboardEvent) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  (event.target as Element).closest('form')?.requestSubmit();
}
