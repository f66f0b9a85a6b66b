import { useState } from 'react';
import { Field } from '#src/components/ui/field.tsx';
import { Input } from '#src/components/ui/input.tsx';
import { Textarea } from '#src/components/ui/textarea.tsx';

export function WithHintAndCounter() {
  const [text, setText] = useState('Safe roads');
  return (
    <Field label="Short name" hint="Stands in the heads of tables." counter={`${text.length}/80`} required>
      {(control) => <Input {...control} value={text} onChange={({ target }) => setText(target.value)} />}
    </Field>
  );
}

export function Wrong() {
  return (
    <Field label="Researcher Note" error="The researcher note needs at least 3 characters">
      {(control) => <Textarea {...control} defaultValue="no" />}
    </Field>
  );
}

export function Optional() {
  return (
    <Field label="Source" optional>
      {(control) => <Input {...control} />}
    </Field>
  );
}

/** The label stays for screen readers. */
export function WithoutVisibleLabel() {
  return (
    <Field label="Filter by name" hideLabel>
      {(control) => <Input {...control} placeholder="Filter by name" />}
    </Field>
  );
}
