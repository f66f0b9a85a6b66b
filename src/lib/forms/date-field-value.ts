import { formatDate } from '../date-words.ts';
import { readDate } from '../typed-date.ts';

/** A form's value of an empty date field (requirements A3); it is never sent (ADR-002). */
export const DATE_FIELD_NULL = 'DATE_FIELD_NULL';
/** The error of a text that is not a date (requirements A5). */
export const DATE_NOT_VALID = 'Date input not valid.';

/**
 * What a form holds of a date: `YYYY-MM-DD`, DATE_FIELD_NULL where it is empty, or the typed
 * text if it is not a date, so that nothing typed is lost.
 */
export type DateFieldValue = string;

/** The form's value of an API value. */
export const toDateField = (date: string | null | undefined): DateFieldValue => date ?? DATE_FIELD_NULL;

const EMPTY: readonly unknown[] = [DATE_FIELD_NULL, null, undefined, '', 'null', 'undefined'];

/** The form's value where two versions are compared: '12 Mar 2026', what was typed, or 'None'. */
export function dateFieldWords(value: DateFieldValue): string {
  const date = fromDateField(value);
  return date === null ? 'None' : readDate(date) === date ? formatDate(date) : date;
}

/**
 * The API value of a form's value; the strings 'null' and 'undefined' count as empty too
 * (requirements B5). A text that is not a date stays: the form's schema refuses it before.
 */
export const fromDateField = (value: DateFieldValue | null | undefined): string | null =>
  EMPTY.includes(value) ? null : (value ?? null);
