import { type Control, Controller, type FieldErrors } from 'react-hook-form';
import { getSetDueDatesMutationOptions } from '#generated/hooks/dashboard/dashboard.ts';
import { useReadReportEdition } from '#generated/hooks/editions/editions.ts';
import type { DashboardIndicator, DueDatesResult } from '#generated/model/index.ts';
import { DateField } from '#src/components/date-field.tsx';
import { Field } from '#src/components/ui/field.tsx';
import { NativeSelect } from '#src/components/ui/native-select.tsx';
import { formatDate } from '#src/lib/date-words.ts';
import { useDialogForm } from '#src/lib/forms/use-dialog-form.ts';
import type { Wrong } from '#src/lib/forms/use-refused-fields.ts';
import { notices } from '#src/lib/notices/notices.ts';
import { countryIndicators } from '../assignment/words.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { type DueDateValues, datesIn, dueDateResolver, nothingChosen, unchanged } from './due-dates-form.ts';
import { useServed } from './use-served.ts';

type DueDatesDialogProps = { editionId: number; rows: DashboardIndicator[]; onClose: () => void };

/** Gives the selected rows due dates of their own, or those of the edition again. */
export function DueDatesDialog({ editionId, rows, onClose }: DueDatesDialogProps) {
  const { data: edition } = useReadReportEdition({ id: editionId });
  const served = useServed(rows);
  const dialog = useDialogForm<'setDueDates', DueDateValues, DueDatesResult>({
    draft: `due-dates:${editionId}`,
    origin: { title: 'Due dates', path: '/dashboard', editionId },
    initial: unchanged,
    resolver: dueDateResolver(edition),
    operationId: 'setDueDates',
    options: getSetDueDatesMutationOptions,
    onDone: ({ ChangedCount, SameCount }) => {
      served();
      const same = SameCount > 0 ? ` ${countryIndicators(SameCount)} had them already.` : '';
      notices.push({ tone: 'success', message: `Due dates of ${countryIndicators(ChangedCount)} set.${same}` });
      onClose();
    },
  });
  const { form, wrong } = dialog;
  const values = form.watch();
  const parts = {
    ...{ control: form.control, errors: form.formState.errors, wrong },
  };

  return (
    <BulkDialog
      dialog={dialog}
      title="Set due dates"
      description={`${countryIndicators(rows.length)} selected`}
      blocked={nothingChosen(values) && 'Choose a date to set.'}
      send={form.handleSubmit((typed) => {
        const data = { CountryIndicatorRatingIds: rows.map(({ Id }) => Id), ...datesIn(typed) };
        dialog.send({ editionId, data }, { record: countryIndicators(rows.length) });
      })}
      onClose={onClose}
    >
      <DueDate
        {...parts}
        name="Research"
        label="Research"
        edition={edition?.ResearchDueDate}
        chosen={values.Research}
      />
      <DueDate {...parts} name="QA" label="QA" edition={edition?.QADueDate} chosen={values.QA} />
    </BulkDialog>
  );
}

type DueDateProps = {
  name: 'Research' | 'QA';
  label: string;
  /** The date that stands where a row has none of its own. */
  edition: string | null | undefined;
  chosen: DueDateValues['Research'];
  control: Control<DueDateValues>;
  errors: FieldErrors<DueDateValues>;
  wrong: Wrong<DueDateValues>;
};

/** What becomes of one of the two dates. */
function DueDate({ name, label, edition, chosen, control, errors, wrong }: DueDateProps) {
  const date = `${name}DueDate` as const;
  return (
    <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
      <Field label={label}>
        {(field) => (
          <Controller
            control={control}
            name={name}
            render={({ field: { value, onChange, ref } }) => (
              <NativeSelect {...field} ref={ref} value={value} onChange={onChange}>
                <option value="leave">Leave as it is</option>
                <option value="own">A date of its own</option>
                <option value="edition">{`The edition's: ${edition ? formatDate(edition) : 'none'}`}</option>
              </NativeSelect>
            )}
          />
        )}
      </Field>
      {chosen === 'own' && (
        <Field label={`${label} due date`} required error={errors[date]?.message ?? wrong(date)}>
          {(field) => (
            <Controller
              control={control}
              name={date}
              render={({ field: { value, onChange, onBlur, ref } }) => (
                <DateField
                  {...field}
                  label={`${label} due date`}
                  value={value}
                  onValueChange={onChange}
                  onBlur={onBlur}
                  ref={ref}
                />
              )}
            />
          )}
        </Field>
      )}
    </div>
  );
}
