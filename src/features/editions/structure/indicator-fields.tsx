import { type Dispatch, useId } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { Polarity } from '#generated/enums.ts';
import { fields } from '#generated/fields.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Checkbox } from '#src/components/ui/checkbox.tsx';
import { Field } from '#src/components/ui/field.tsx';
import { Input } from '#src/components/ui/input.tsx';
import { SegmentedControl } from '#src/components/ui/segmented-control.tsx';
import { Textarea } from '#src/components/ui/textarea.tsx';
import type { DialogState } from '#src/lib/forms/use-dialog-form.ts';
import { FormErrors } from './form-errors.tsx';
import type { FlowEvent } from './indicator-flow.ts';
import type { IndicatorValues } from './indicator-schema.ts';

type IndicatorFieldsProps = {
  dialog: Pick<DialogState<IndicatorValues>, 'form' | 'wrong'>;
  dispatch: Dispatch<FlowEvent>;
};

const NAMES = ['FullName', 'ShortName', 'Description', 'ResponseRules', 'TimePeriod', 'ParentIndicatorId'] as const;
const polarities = [
  { value: Polarity.Positive, label: 'Positive' },
  { value: Polarity.Negative, label: 'Negative' },
] as const;
const { maxLength } = fields.IndicatorCreate.ShortName;

/** All that is asked about an indicator; its parent is chosen in a step of its own. */
export function IndicatorFields({ dialog, dispatch }: IndicatorFieldsProps) {
  const { form } = dialog;
  const prefix = useId();
  const id = (name: string) => `${prefix}-${name}`;
  const { register, control: forForm, formState } = form;
  const wrong = (name: (typeof NAMES)[number]) => formState.errors[name]?.message ?? dialog.wrong(name);
  return (
    <>
      <FormErrors form={form} names={NAMES} id={id} />
      <Field id={id('FullName')} label="Full Name" required error={wrong('FullName')}>
        {(control) => <Input {...control} {...register('FullName')} data-first-focus autoComplete="off" />}
      </Field>
      <Field
        id={id('ShortName')}
        label="Short Name"
        required
        counter={`${form.watch('ShortName').length}/${maxLength}`}
        error={wrong('ShortName')}
      >
        {(control) => <Input {...control} {...register('ShortName')} autoComplete="off" />}
      </Field>
      <Field id={id('Description')} label="Description" required error={wrong('Description')}>
        {(control) => <Textarea {...control} {...register('Description')} />}
      </Field>
      <Field id={id('ResponseRules')} label="Response Rules" optional error={wrong('ResponseRules')}>
        {(control) => <Textarea {...control} {...register('ResponseRules')} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Field id={id('TimePeriod')} label="Time Period" required error={wrong('TimePeriod')}>
          {(control) => <Input {...control} {...register('TimePeriod')} autoComplete="off" />}
        </Field>
        <Controller
          control={forForm}
          name="IndicatorRating"
          render={({ field }) => (
            <SegmentedControl
              legend="Polarity"
              options={polarities}
              value={field.value ? Polarity.Negative : Polarity.Positive}
              onValueChange={(value) => field.onChange(value === Polarity.Negative)}
            />
          )}
        />
      </div>
      <Dependency form={form} id={id('ParentIndicatorId')} error={wrong('ParentIndicatorId')} dispatch={dispatch} />
    </>
  );
}

type DependencyProps = Pick<IndicatorFieldsProps, 'dispatch'> & {
  form: UseFormReturn<IndicatorValues>;
  id: string;
  error: string | undefined;
};

function Dependency({ form, id, error, dispatch }: DependencyProps) {
  const { IsDependent, ParentIndicatorId, ParentIndicator } = form.watch();
  return (
    <div className="rounded-md border p-3">
      <Checkbox label="Depends on another indicator" {...form.register('IsDependent', { deps: 'ParentIndicatorId' })} />
      {IsDependent && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
          <p className="min-w-0 text-sm">
            <span className="text-muted-foreground">Parent indicator: </span>
            {ParentIndicatorId > 0 ? ParentIndicator : 'none yet'}
          </p>
          <Button
            data-change-dependency
            id={id}
            size="sm"
            aria-describedby={`${id}-error`}
            onClick={() => dispatch({ type: 'changeDependency' })}
          >
            Change Dependency
          </Button>
        </div>
      )}
      <p id={`${id}-error`} aria-live="polite" className="mt-1 text-sm font-medium text-destructive empty:hidden">
        {IsDependent && error}
      </p>
    </div>
  );
}
