import { fields } from '#generated/fields.ts';
import { Field } from '#src/components/ui/field.tsx';
import { Input } from '#src/components/ui/input.tsx';
import { Textarea } from '#src/components/ui/textarea.tsx';
import type { DialogState } from '#src/lib/forms/use-dialog-form.ts';
import { FormErrors } from './form-errors.tsx';
import type { ModuleValues } from './module-schema.ts';

type ModuleFieldsProps = { dialog: Pick<DialogState<ModuleValues>, 'form' | 'wrong'>; idPrefix: string };

const { maxLength } = fields.MilestoneCreate.ShortName;

/** Names and description of a milestone or an activity. */
export function ModuleFields({ dialog, idPrefix }: ModuleFieldsProps) {
  const { form } = dialog;
  const { errors } = form.formState;
  const shortName = form.watch('ShortName');
  const id = (name: string) => `${idPrefix}-${name}`;
  const wrong = (name: keyof ModuleValues) => errors[name]?.message ?? dialog.wrong(name);
  return (
    <>
      <FormErrors form={form} names={['FullName', 'ShortName', 'Description']} id={id} />
      <Field id={id('FullName')} label="Full Name" required error={wrong('FullName')}>
        {(control) => <Input {...control} {...form.register('FullName')} data-first-focus autoComplete="off" />}
      </Field>
      <Field
        id={id('ShortName')}
        label="Short Name"
        required
        counter={`${shortName.length}/${maxLength}`}
        error={wrong('ShortName')}
      >
        {(control) => <Input {...control} {...form.register('ShortName')} autoComplete="off" />}
      </Field>
      <Field id={id('Description')} label="Description" optional error={wrong('Description')}>
        {(control) => <Textarea {...control} {...form.register('Description')} rows={4} />}
      </Field>
    </>
  );
}
