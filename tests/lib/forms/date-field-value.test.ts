import { expect, test } from 'vitest';
import { DATE_FIELD_NULL, dateFieldWords, fromDateField, toDateField } from '#src/lib/forms/date-field-value.ts';
import { optionalDate, requiredDate } from '#src/lib/forms/date-schema.ts';

test('[S96] an emptied date field is DATE_FIELD_NULL in a form and null on the wire', () => {
  expect(toDateField(null)).toBe(DATE_FIELD_NULL);
  expect(toDateField('2026-01-01')).toBe('2026-01-01');
  expect(optionalDate.parse(DATE_FIELD_NULL)).toBeNull();
  expect(optionalDate.parse('2026-01-01')).toBe('2026-01-01');
});

test.each([DATE_FIELD_NULL, null, undefined, '', 'null', 'undefined'])('[S96] %s is no date', (value) => {
  expect(fromDateField(value)).toBeNull();
});

test.each([
  [DATE_FIELD_NULL, 'None'],
  ['2026-03-05', '05 Mar 2026'],
  ['5 March', '5 March'],
])('[S96] %s is said as %s where two versions are compared', (value, said) => {
  expect(dateFieldWords(value)).toBe(said);
});

test('[S109] a text that is no date says so, an empty one only where a date is needed', () => {
  const said = (schema: typeof optionalDate | ReturnType<typeof requiredDate>, value: unknown) =>
    schema.safeParse(value).error?.issues.map(({ message }) => message);
  expect(said(optionalDate, 'tomorrow')).toEqual(['Date input not valid.']);
  expect(said(requiredDate('A start date is required'), DATE_FIELD_NULL)).toEqual(['A start date is required']);
  expect(said(requiredDate('A start date is required'), '2026-02-30')).toEqual(['Date input not valid.']);
  expect(said(requiredDate('A start date is required'), '2026-02-28')).toBeUndefined();
});
