import '#src/lib/forms/zod.ts';
import { extend, maxLength, minLength, pipe, refine, string, transform, trim } from 'zod/mini';
import { fields } from '#generated/fields.ts';
import type { RatingCheck, ReportEdition, ReportEditionCreate, ReportEditionUpdate } from '#generated/model/index.ts';
import {
  CreateReportEditionBody,
  createReportEditionBodyNameMax,
  createReportEditionBodyNameMin,
  UpdateReportEditionBody,
} from '#generated/zod/editions/editions.zod.ts';
import { endsAfterStart, isDayOf } from '#rules/edition.ts';
import type { PartWords } from '#src/components/changed-record.tsx';
import { DATE_NOT_VALID, type DateFieldValue, dateFieldWords, toDateField } from '#src/lib/forms/date-field-value.ts';
import { optionalDate, requiredDate } from '#src/lib/forms/date-schema.ts';
import { resolverFor } from '#src/lib/forms/resolver.ts';
import { RATING_CHECK_NAMES } from '#src/lib/rating-check-names.ts';
import { readDate } from '#src/lib/typed-date.ts';
import { listed } from '#src/lib/words.ts';

type DueDateName = 'ResearchDueDate' | 'QADueDate';

/** What is typed about an edition (requirements A3). */
export type EditionFormValues = { Name: string; StartDate: DateFieldValue; EndDate: DateFieldValue } & Record<
  DueDateName,
  DateFieldValue
>;
/** The same with what a new edition takes along of the one that it duplicates. */
export type EditionCreateValues = EditionFormValues & { BringAssignments: boolean; BringReferences: boolean };

/** The same with what its update is counted by. */
export type EditionUpdateValues = EditionFormValues & {
  Id: number;
  Version: number;
  /** Ascending, '0,2': drafts compare values, not lists. */
  ChecksOff: string;
};

/** The form's values of an edition, or of none. */
const formValuesOf = (
  edition: ReportEdition | ReportEditionCreate | ReportEditionUpdate | undefined,
): EditionFormValues => ({
  Name: edition?.Name ?? '',
  StartDate: toDateField(edition?.StartDate),
  EndDate: toDateField(edition?.EndDate),
  ResearchDueDate: toDateField(edition?.ResearchDueDate),
  QADueDate: toDateField(edition?.QADueDate),
});

/** Of what was typed, or of the edition to duplicate, whose due dates are not the next one's. */
export const createValuesOf = (edition: ReportEdition | ReportEditionCreate | undefined): EditionCreateValues => ({
  ...formValuesOf(
    edition && 'CreationDate' in edition ? { ...edition, ResearchDueDate: null, QADueDate: null } : edition,
  ),
  BringAssignments: Boolean(edition && 'BringAssignments' in edition && edition.BringAssignments),
  BringReferences: Boolean(edition && 'BringReferences' in edition && edition.BringReferences),
});

export const updateValuesOf = (edition: ReportEdition | ReportEditionUpdate): EditionUpdateValues => ({
  ...formValuesOf(edition),
  Id: edition.Id,
  Version: edition.Version ?? 0,
  ChecksOff: (edition.ChecksOff ?? []).join(','),
});

/** What the parts are called where two versions are compared. */
export const editionWords: PartWords<EditionUpdateValues> = {
  Name: 'Name',
  StartDate: ['Start Date', dateFieldWords],
  EndDate: ['End Date', dateFieldWords],
  ResearchDueDate: ['Research due date', dateFieldWords],
  QADueDate: ['QA due date', dateFieldWords],
  ChecksOff: [
    'Checks off',
    (off) =>
      listed(off ? off.split(',').map((check) => RATING_CHECK_NAMES[Number(check) as RatingCheck]) : []) || 'None',
  ],
};

/** Does the backend keep due dates? Without an edition to go by, it is assumed. */
export const offersDueDates = (edition: ReportEdition | undefined): boolean =>
  edition?.ResearchDueDate !== undefined || !edition;

/** A date that the field can show: a year that was cut short ('0226-01-01') is none. */
function isWritable(date: string): boolean {
  return readDate(date) === date;
}

const { StartDate, EndDate, ResearchDueDate } = fields.ReportEditionCreate;
const optionalDay = optionalDate.check(refine((date) => date === null || isWritable(date), DATE_NOT_VALID));
const typed = {
  // The server trims before it counts.
  Name: string().check(trim(), minLength(createReportEditionBodyNameMin), maxLength(createReportEditionBodyNameMax)),
  StartDate: requiredDate(StartDate.message).check(refine(isWritable, DATE_NOT_VALID)),
  EndDate: optionalDay,
  ResearchDueDate: optionalDay,
  QADueDate: optionalDay,
};
const inOrder = {
  error: EndDate.message,
  path: ['EndDate'],
  // Also while the name is still wrong: each field says what is wrong with it by itself.
  when: ({ value }: { value: unknown }) => areDates(value),
};

const areDates = (value: unknown) => {
  const { StartDate: start, EndDate: end } = value as Record<string, unknown>;
  return typed.StartDate.safeParse(start).success && typed.EndDate.safeParse(end).success;
};

const checksOff = pipe(
  transform((text): unknown => (typeof text === 'string' && text ? text.split(',').map(Number) : [])),
  UpdateReportEditionBody.shape.ChecksOff,
);

type Dated = { StartDate: string; EndDate?: string | null | undefined } & {
  [Name in DueDateName]?: string | null | undefined;
};

/** A due date says that it is no day of the edition only where the edition's own dates stand. */
const dueDay = (name: DueDateName) =>
  refine<Dated>(
    ({ [name]: date, StartDate, EndDate = null }: Dated) =>
      !date || !endsAfterStart({ StartDate, EndDate }) || isDayOf({ StartDate, EndDate }, date),
    {
      error: ResearchDueDate.message,
      path: [name] as PropertyKey[],
      when: ({ value }: { value: unknown }) =>
        areDates(value) && optionalDay.safeParse((value as Record<string, unknown>)[name]).success,
    },
  );

export const createResolver = resolverFor<EditionCreateValues, ReportEditionCreate>(
  'ReportEditionCreate',
  extend(CreateReportEditionBody, typed).check(
    refine(endsAfterStart, inOrder),
    dueDay('ResearchDueDate'),
    dueDay('QADueDate'),
  ),
);

export const updateResolver = resolverFor<EditionUpdateValues, ReportEditionUpdate>(
  'ReportEditionUpdate',
  extend(UpdateReportEditionBody, { ...typed, ChecksOff: checksOff }).check(
    refine(endsAfterStart, inOrder),
    dueDay('ResearchDueDate'),
    dueDay('QADueDate'),
  ),
);
