import '#src/lib/forms/zod.ts';
import { string } from 'zod';
import { fields } from '#generated/fields.ts';
import type { ReportEdition, ReportEditionCreate, ReportEditionUpdate } from '#generated/model/index.ts';
import {
  CreateReportEditionBody,
  createReportEditionBodyNameMax,
  createReportEditionBodyNameMin,
  UpdateReportEditionBody,
} from '#generated/zod/editions/editions.zod.ts';
import { endsAfterStart } from '#rules/edition.ts';
import { readDate } from '#src/lib/calendar-date.ts';
import { DATE_NOT_VALID, type DateFieldValue, toDateField } from '#src/lib/forms/date-field-value.ts';
import { optionalDate, requiredDate } from '#src/lib/forms/date-schema.ts';
import { resolverFor } from '#src/lib/forms/resolver.ts';

/** What is typed about an edition (requirements A3). */
export type EditionFormValues = { Name: string; StartDate: DateFieldValue; EndDate: DateFieldValue };
/** The same with what a new edition takes along of the one that it duplicates. */
export type EditionCreateValues = EditionFormValues & { BringAssignments: boolean; BringReferences: boolean };

/** The same with what its update is counted by. */
export type EditionUpdateValues = EditionFormValues & { Id: number; Version: number };

/** The form's values of an edition, or of none. */
const formValuesOf = (
  edition: ReportEdition | ReportEditionCreate | ReportEditionUpdate | undefined,
): EditionFormValues => ({
  Name: edition?.Name ?? '',
  StartDate: toDateField(edition?.StartDate),
  EndDate: toDateField(edition?.EndDate),
});

export const createValuesOf = (edition: ReportEdition | ReportEditionCreate | undefined): EditionCreateValues => ({
  ...formValuesOf(edition),
  BringAssignments: Boolean(edition && 'BringAssignments' in edition && edition.BringAssignments),
  BringReferences: Boolean(edition && 'BringReferences' in edition && edition.BringReferences),
});

export const updateValuesOf = (edition: ReportEdition | ReportEditionUpdate): EditionUpdateValues => ({
  ...formValuesOf(edition),
  Id: edition.Id,
  Version: edition.Version ?? 0,
});

/** A date that the field can show: a year that was cut short ('0226-01-01') is none. */
function isWritable(date: string): boolean {
  return readDate(date) === date;
}

const { StartDate, EndDate } = fields.ReportEditionCreate;
const typed = {
  // The server trims before it counts.
  Name: string().trim().min(createReportEditionBodyNameMin).max(createReportEditionBodyNameMax),
  StartDate: requiredDate(StartDate.message).refine(isWritable, DATE_NOT_VALID),
  EndDate: optionalDate.refine((date) => date === null || isWritable(date), DATE_NOT_VALID),
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

export const createResolver = resolverFor<EditionCreateValues, ReportEditionCreate>(
  'ReportEditionCreate',
  CreateReportEditionBody.extend(typed).refine(endsAfterStart, inOrder),
);

export const updateResolver = resolverFor<EditionUpdateValues, ReportEditionUpdate>(
  'ReportEditionUpdate',
  UpdateReportEditionBody.extend(typed).refine(endsAfterStart, inOrder),
);
