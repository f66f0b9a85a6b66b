import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ErrorSummary } from '#src/components/ui/error-summary.tsx';

type FormErrorsProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  /** The fields in the order of the form; `id` gives a field its id. */
  names: readonly (keyof Values & string)[];
  id: (name: string) => string;
};

/** The summary after a try to send what is wrong. */
export function FormErrors<Values extends FieldValues>({ form, names, id }: FormErrorsProps<Values>) {
  const { errors, submitCount } = form.formState;
  const wrong = names.flatMap((name) => {
    const message = errors[name]?.message;
    return typeof message === 'string' ? [{ fieldId: id(name), message }] : [];
  });
  return <ErrorSummary attempt={submitCount} errors={submitCount === 0 ? [] : wrong} />;
}
