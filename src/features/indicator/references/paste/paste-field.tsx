import { useRef } from 'react';
import { Field } from '#src/components/ui/field.tsx';
import { Textarea } from '#src/components/ui/textarea.tsx';
import { DATE_FIELD_NULL } from '#src/lib/forms/date-field-value.ts';
import { REFERENCE_LABELS } from '#src/lib/reference-labels.ts';
import { type FieldName, neededNames } from '../reference-names.ts';
import type { ReferenceValues } from '../reference-schema.ts';
import type { useReferenceForm } from '../use-reference-form.ts';
import { readSource } from './read-source.ts';
import type { SourceFields } from './source-fields.ts';

type PasteFieldProps = { state: ReturnType<typeof useReferenceForm>; id: string };

/**
 * A place to paste a source, which fills in the fields as far as it can be read; what somebody
 * typed there stays. After a paste the focus goes on at the first needed field that is empty.
 */
export function PasteField({ state: { form }, id }: PasteFieldProps) {
  const filled = useRef<SourceFields>({});
  const pasted = form.watch('Pasted');
  const fill = (text: string) => {
    const { fields } = readSource(text);
    for (const name of fieldNames(fields, filled.current)) {
      const value = form.getValues(name);
      const isOwn = value === '' || value === DATE_FIELD_NULL || value === filled.current[name];
      if (!isOwn) continue;
      const empty = name === 'AccessDate' ? DATE_FIELD_NULL : '';
      form.setValue(name, fields[name] ?? empty, { shouldDirty: true, shouldValidate: fields[name] !== undefined });
    }
    filled.current = fields;
  };
  const goOn = () => {
    const missing = neededNames.find((name) => !form.getValues(name).trim());
    if (missing) document.getElementById(`${id}-${missing}`)?.focus();
  };
  return (
    <Field
      id={`${id}-Pasted`}
      label="Paste an address, DOI or citation"
      hint="Also RIS and BibTeX. The fields below fill in as far as it can be read; nothing is looked up elsewhere."
    >
      {(control) => (
        <>
          <Textarea
            {...control}
            {...form.register('Pasted', { onChange: ({ target }) => fill(target.value) })}
            data-first-focus
            rows={2}
            spellCheck={false}
            // After the text is in.
            onPaste={() => setTimeout(goOn)}
          />
          <p role="status" className="text-sm empty:sr-only">
            {pasted.trim() && wordsOf(pasted, form.watch([...neededNames]))}
          </p>
        </>
      )}
    </Field>
  );
}

const fieldNames = (...read: SourceFields[]) =>
  [...new Set(read.flatMap(Object.keys))] as (FieldName & keyof ReferenceValues)[];

/** What was read, what was not, and what is still to be typed. */
function wordsOf(pasted: string, needed: readonly string[]): string {
  const { fields, others } = readSource(pasted);
  const names = Object.keys(fields).map((name) => REFERENCE_LABELS[name as FieldName]);
  const missing = neededNames.filter((_name, at) => !needed[at]?.trim()).map((name) => REFERENCE_LABELS[name]);
  return [
    names.length > 0 ? `Read: ${names.join(', ')}.` : 'Nothing could be read from it. It stays here; type the fields.',
    missing.length > 0 && `Still needed: ${missing.join(', ')}.`,
    others > 0 && `Only the first of ${others + 1} records was read.`,
  ]
    .filter(Boolean)
    .join(' ');
}
