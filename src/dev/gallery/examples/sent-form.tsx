import { SentForm } from '#src/components/sent-form.tsx';
import { Field } from '#src/components/ui/field.tsx';
import { Input } from '#src/components/ui/input.tsx';

/** The server still works on what was sent: it cannot be changed meanwhile. */
export function Processing() {
  return (
    <div className="grid gap-3">
      <SentForm isProcessing>
        <Field label="Activity">{(control) => <Input {...control} defaultValue="Speed limits" />}</Field>
      </SentForm>
    </div>
  );
}
