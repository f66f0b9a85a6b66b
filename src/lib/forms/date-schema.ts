import './zod.ts';
import { iso, preprocess } from 'zod';
import { DATE_NOT_VALID, type DateFieldValue, fromDateField } from './date-field-value.ts';

const date = iso.date({ error: DATE_NOT_VALID });
const read = (value: unknown) => fromDateField(value as DateFieldValue);

/** A date that may be left empty: a form's DATE_FIELD_NULL becomes null. */
export const optionalDate = preprocess(read, date.nullable());

/** A date that must be given; `message` says so where it is empty. */
export const requiredDate = (message: string) =>
  preprocess(read, iso.date({ error: ({ input }) => (input === null ? message : DATE_NOT_VALID) }));
