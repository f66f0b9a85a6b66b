import { useState } from 'react';
import { type Control, Controller, type FieldPath, useFormContext } from 'react-hook-form';
import { DateField } from '#src/components/date-field.tsx';
import { Field } from '#src/components/ui/field.tsx';
import { Input } from '#src/components/ui/input.tsx';
import type { EditionFormValues } from './edition-schema.ts';
import { FormErrors } from './structure/form-errors.tsx';

type EditionFieldsProps = {
  id: (name: string) => string;
  /**
   * What is wrong with a field beyond what the form itself finds: the name is taken, the server
   * refused it.
   */
  wrong: (name: keyof EditionFormValues) => string | undefined;
  /** Whether the backend keeps due dates. */
  dueDates: boolean;
};

/**
 * Name and dates of an edition, inside the `FormProvider` of their form (requirements A2.5 and 5).
 */
export function EditionFields({ id, wrong, dueDates }: EditionFieldsProps) {
  const form = useFormContext<EditionFormValues>();
  const { errors } = form.formState;
  return (
    <>
      <FormErrors form={form} names={['Name', 'StartDate', 'EndDate', 'ResearchDueDate', 'QADueDate']} id={id} />
      {/* Each field keeps the room of its message: nothing moves away from under a press when one
          appears. */}
      <div className="grid gap-x-4 gap-y-2 *:min-h-20 sm:grid-cols-2 sm:*:first:col-span-2">
        <Field id={id('Name')} label="Name" required error={errors.Name?.message ?? wrong('Name')}>
          {(control) => <Input {...control} {...form.register('Name')} data-first-focus autoComplete="off" />}
        </Field>
        <EditionDate
          control={form.control}
          name="StartDate"
          label="Start Date"
          id={id('StartDate')}
          required
          wrong={wrong('StartDate')}
        />
        <EditionDate
          control={form.control}
          name="EndDate"
          label="End Date"
          id={id('EndDate')}
          wrong={wrong('EndDate')}
        />
        {dueDates && (
          <>
            <EditionDate
              control={form.control}
              name="ResearchDueDate"
              label="Research due date"
              id={id('ResearchDueDate')}
              wrong={wrong('ResearchDueDate')}
            />
            <EditionDate
              control={form.control}
              name="QADueDate"
              label="QA due date"
              id={id('QADueDate')}
              wrong={wrong('QADueDate')}
            />
          </>
        )}
      </div>
    </>
  );
}

type EditionDateProps = {
  control: Control<EditionFormValues>;
  name: FieldPath<EditionFormValues>;
  label: string;
  id: string;
  required?: boolean;
  wrong: string | undefined;
};

/** A date; while it is being typed it is not yet said to be wrong. */
function EditionDate({ control, name, label, id, required, wrong }: EditionDateProps) {
  const [typing, setTyping] = useState(false);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref }, fieldState, formState }) => {
        const isEarly = typing && !formState.isSubmitted;
        const message = isEarly ? undefined : (fieldState.error?.message ?? wrong);
        return (
          <Field id={id} label={label} {...(required ? { required } : { optional: true })} error={message}>
            {(wired) => (
              <DateField
                {...wired}
                ref={ref}
                label={label}
                value={value}
                onValueChange={(date) => {
                  setTyping(document.activeElement?.id === id);
                  onChange(date);
                }}
                onBlur={() => {
                  setTyping(false);
                  onBlur();
                }}
              />
            )}
          </Field>
        );
      }}
    />
  );
}
