import './zod.ts';
import { type core, iso, nullable, pipe, transform } from 'zod/mini';
import { DATE_NOT_VALID, type DateFieldValue, fromDateField } from './date-field-value.ts';

const date = iso.date({ error: DATE_NOT_VALID });
/** Reads the field's value before the schema looks at it. */
const readAs = <Schema extends core.$ZodType<unknown, string | null>>(schema: Schema) =>
  pipe(
    transform((value: unknown) => fromDateField(value as DateFieldValue)),
    schema,
  );

/** A date that may be left empty: a form's DATE_FIELD_NULL becomes null. */
export const optionalDate = readAs(nullable(date));

/** A date that must be given; `message` says so where it is empty. */
export const requiredDate = (message: string) =>
  readAs(iso.date({ error: ({ input }) => (input === null ? message : DATE_NOT_VALID) }));
