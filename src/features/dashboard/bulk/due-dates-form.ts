import type { FieldErrors, Resolver } from 'react-hook-form';
import { fields } from '#generated/fields.ts';
import type { DueDatesChange, ReportEdition } from '#generated/model/index.ts';
import { isDayOf } from '#rules/edition.ts';
import {
  DATE_FIELD_NULL,
  DATE_NOT_VALID,
  type DateFieldValue,
  fromDateField,
} from '#src/lib/forms/date-field-value.ts';
import { readDate } from '#src/lib/typed-date.ts';

type Choice = 'leave' | 'own' | 'edition';
/** What becomes of each date; a date that was typed stays while another choice is tried. */
export type DueDateValues = {
  Research: Choice;
  ResearchDueDate: DateFieldValue;
  QA: Choice;
  QADueDate: DateFieldValue;
};

const names = ['Research', 'QA'] as const;
const limits = fields.DueDatesChange;

export const unchanged: DueDateValues = {
  ...{ Research: 'leave', ResearchDueDate: DATE_FIELD_NULL },
  ...{ QA: 'leave', QADueDate: DATE_FIELD_NULL },
};

export const nothingChosen = (values: DueDateValues): boolean => names.every((name) => values[name] === 'leave');

/** The dates of the body; null is the edition's. */
export const datesIn = (values: DueDateValues): Omit<DueDatesChange, 'CountryIndicatorRatingIds'> =>
  Object.fromEntries(
    names
      .filter((name) => values[name] !== 'leave')
      .map((name) => [`${name}DueDate`, values[name] === 'own' ? fromDateField(values[`${name}DueDate`]) : null]),
  );

/** A date of its own is a day of the edition, as far as that is known. */
export const dueDateResolver =
  (edition: ReportEdition | undefined): Resolver<DueDateValues> =>
  (values) => {
    const wrong = names.flatMap((name) => {
      const field = `${name}DueDate` as const;
      const message = values[name] === 'own' ? faultOf(values[field], field, edition) : undefined;
      return message ? [[field, { type: 'validate', message }] as const] : [];
    });
    return wrong.length > 0
      ? { values: {}, errors: Object.fromEntries(wrong) as FieldErrors<DueDateValues> }
      : { values, errors: {} };
  };

function faultOf(value: DateFieldValue, field: 'ResearchDueDate' | 'QADueDate', edition: ReportEdition | undefined) {
  const date = fromDateField(value);
  if (date === null) return 'A date is required';
  if (!readDate(date)) return DATE_NOT_VALID;
  return edition && !isDayOf(edition, date) ? limits[field].message : undefined;
}
