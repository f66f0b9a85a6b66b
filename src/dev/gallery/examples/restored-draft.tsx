import { useState } from 'react';
import { RestoredDraft } from '#src/components/restored-draft.tsx';
import { Field } from '#src/components/ui/field.tsx';
import { Input } from '#src/components/ui/input.tsx';

/** After 'Discard' the first field has the focus. */
export function InItsForm() {
  const [isRestored, setRestored] = useState(true);
  return (
    <form className="grid gap-3">
      {isRestored && <RestoredDraft onDiscard={() => setRestored(false)} />}
      <Field label="Milestone">{(control) => <Input {...control} defaultValue="Safe roads" />}</Field>
    </form>
  );
}
