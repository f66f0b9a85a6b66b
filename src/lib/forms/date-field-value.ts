/** In a form: a date field that was emptied (requirements A3). It never travels (ADR-002). */
export const DATE_FIELD_NULL = 'DATE_FIELD_NULL';
/** What a date field says of a text that is no date (requirements A5). */
export const DATE_NOT_VALID = 'Date input not valid.';

/**
 * What a form holds of a date: `YYYY-MM-DD`, DATE_FIELD_NULL where it is empty, or, so that nothing
 * typed is lost, the text that is no date yet.
 */
export type DateFieldValue = string;

/** A date of the wire for a form. */
export const toDateField = (date: string | null | undefined): DateFieldValue => date ?? DATE_FIELD_NULL;

const EMPTY: readonly unknown[] = [DATE_FIELD_NULL, null, undefined, '', 'null', 'undefined'];

/**
 * A form's date for the wire: the strings 'null' and 'undefined' are no date either (requirements
 * B5).
 */
export const fromDateField = (value: DateFieldValue | null | undefined): string | null =>
  EMPTY.includes(value) ? null : (value ?? null);
