import { type ReactNode, useState } from 'react';
import { Controller } from 'react-hook-form';
import type { ReferenceCreate, ReferenceUpdate } from '#generated/model/index.ts';
import { DateField } from '#src/components/date-field.tsx';
import { ErrorSummary } from '#src/components/ui/error-summary.tsx';
import { Field } from '#src/components/ui/field.tsx';
import { Input } from '#src/components/ui/input.tsx';
import { Textarea } from '#src/components/ui/textarea.tsx';
import { REFERENCE_LABELS } from '#src/lib/reference-labels.ts';
import type { FieldName } from './reference-names.ts';
import type { ReferenceValues } from './reference-schema.ts';
import type { InitialReference } from './use-reference-dialogs.ts';
import type { useReferenceForm } from './use-reference-form.ts';

type ReferenceFieldsProps = {
  state: ReturnType<typeof useReferenceForm>;
  initial: InitialReference;
  /** What is seldom known is behind a fold. */
  isFolded: boolean;
  id: (name: FieldName) => string;
};

const order: readonly FieldName[] = [
  ...(['Title', 'Author', 'PublicationDate', 'AccessDate', 'Information', 'URL', 'Journal', 'Volume'] as const),
  ...(['Pages', 'BookConferenceTitle', 'PlaceConferenceLocation', 'Editor', 'Publisher', 'Institution'] as const),
];
const rareNames = order.slice(order.indexOf('Journal'));
const HALF = 'sm:col-span-6';
const QUARTER = 'sm:col-span-3';

/**
 * All that is known about a source (requirements B3 and 5): what is needed first, then what may be
 * left empty.
 */
export function ReferenceFields({ state, initial, isFolded, id }: ReferenceFieldsProps) {
  const { form, wrong } = state;
  const text = (name: Exclude<FieldName, 'AccessDate'>, className: string, options: Options = {}) => (
    <Field
      id={id(name)}
      label={REFERENCE_LABELS[name]}
      error={wrong(name)}
      className={className}
      {...(options.required && { required: true })}
      {...(options.optional && { optional: true })}
      {...(options.hint && { hint: options.hint })}
    >
      {(control) =>
        options.long ? (
          <Textarea {...control} {...form.register(name)} rows={4} />
        ) : (
          <Input
            {...control}
            {...form.register(name)}
            autoComplete="off"
            {...(name === 'URL' && { inputMode: 'url', spellCheck: false })}
          />
        )
      }
    </Field>
  );
  return (
    <>
      <Problems state={state} id={id} />
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-12">
        {text('Title', 'sm:col-span-12', { required: true })}
        {text('Author', HALF, { required: true })}
        {text('PublicationDate', QUARTER, { required: true })}
        <AccessDate state={state} id={id('AccessDate')} />
        {text('Information', 'sm:col-span-12', { required: true, long: true, hint: INFORMATION })}
        {text('URL', 'sm:col-span-12', { optional: true })}
      </div>
      <Rare isFolded={isFolded} isFilled={rareNames.some((name) => form.getValues(name))}>
        <fieldset className="grid gap-x-4 gap-y-3 border-t pt-3 sm:grid-cols-12">
          <legend className="float-left mb-1 w-full text-sm text-muted-foreground sm:col-span-12">
            More about the source (all optional)
          </legend>
          {text('Journal', HALF)}
          {text('Volume', QUARTER)}
          {text('Pages', QUARTER)}
          {text('BookConferenceTitle', HALF)}
          {text('PlaceConferenceLocation', HALF)}
          {text('Editor', HALF)}
          {text('Publisher', HALF)}
          {text('Institution', HALF)}
          {initial.YearFirstUsed !== undefined && (
            <Field label="Year First Used" className={QUARTER}>
              {(control) => <Input {...control} value={initial.YearFirstUsed} readOnly />}
            </Field>
          )}
        </fieldset>
      </Rare>
    </>
  );
}

type RareProps = { isFolded: boolean; isFilled: boolean; children: ReactNode };

/** Open from the start where something is in it: nothing that was read is hidden. */
function Rare({ isFolded, isFilled, children }: RareProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isFolded) return children;
  return (
    <details open={isOpen || isFilled} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-8 cursor-pointer rounded-sm py-1.5 text-sm text-muted-foreground hover:text-foreground">
        More fields
      </summary>
      {children}
    </details>
  );
}

const INFORMATION = 'What the source says about this indicator, and where in it: section 4 names the lead agency.';

type Options = { required?: boolean; optional?: boolean; long?: boolean; hint?: string };

/** After a try to save: what is wrong, with links. */
function Problems({ state: { form, wrong, refusal }, id }: Pick<ReferenceFieldsProps, 'state' | 'id'>) {
  const { submitCount } = form.formState;
  const errors = order.flatMap((name) => {
    const message = wrong(name);
    return message ? [{ fieldId: id(name), message }] : [];
  });
  const isTried = submitCount > 0 || refusal;
  return <ErrorSummary attempt={`${submitCount} ${Boolean(refusal)}`} errors={isTried ? errors : []} />;
}

function AccessDate({ state: { form, wrong }, id }: { state: ReferenceFieldsProps['state']; id: string }) {
  return (
    <Controller<ReferenceValues, 'AccessDate', ReferenceCreate | ReferenceUpdate>
      control={form.control}
      name="AccessDate"
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <Field id={id} label={REFERENCE_LABELS.AccessDate} optional error={wrong('AccessDate')} className={QUARTER}>
          {(control) => (
            <DateField
              {...control}
              ref={ref}
              label={REFERENCE_LABELS.AccessDate}
              value={value}
              onValueChange={onChange}
              onBlur={onBlur}
            />
          )}
        </Field>
      )}
    />
  );
}
