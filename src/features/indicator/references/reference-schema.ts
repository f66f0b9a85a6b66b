import '#src/lib/forms/zod.ts';
import { check, extend, maxLength, minLength, pipe, string, transform, trim } from 'zod/mini';
import { fields } from '#generated/fields.ts';
import type { Reference, ReferenceCreate, ReferenceUpdate } from '#generated/model/index.ts';
import { AddReferenceBody, UpdateReferenceBody } from '#generated/zod/references/references.zod.ts';
import { ADDRESS_FAULTS, faultOfAddress } from '#rules/web-address.ts';
import type { PartWords } from '#src/components/changed-record.tsx';
import { type DateFieldValue, dateFieldWords, toDateField } from '#src/lib/forms/date-field-value.ts';
import { optionalDate } from '#src/lib/forms/date-schema.ts';
import { resolverFor } from '#src/lib/forms/resolver.ts';
import { REFERENCE_LABELS } from '#src/lib/reference-labels.ts';
import { type neededNames, optionalNames, type TextName, textNames } from './reference-names.ts';

/** The form's values: texts as they are typed, and what the call needs besides. */
export type ReferenceValues = Record<TextName, string> & {
  AccessDate: DateFieldValue;
  /** What the source was read from; it is kept with the draft and never sent. */
  Pasted: string;
  ReportEditionId: number;
  CountryIndicatorRatingId: number;
  Version: number;
};

type InitialReference = Pick<Reference, 'ReportEditionId' | 'CountryIndicatorRatingId'> & Partial<Reference>;

/**
 * The form's values of a reference, of what was sent, or of a new one, which has no Version yet.
 */
export const valuesOf = (initial: InitialReference): ReferenceValues => ({
  ...(Object.fromEntries(textNames.map((name) => [name, initial[name] ?? ''])) as Record<TextName, string>),
  AccessDate: toDateField(initial.AccessDate),
  Pasted: '',
  ReportEditionId: initial.ReportEditionId,
  CountryIndicatorRatingId: initial.CountryIndicatorRatingId,
  Version: initial.Version ?? 0,
});

/** What the parts are called where two versions are compared. */
export const referenceWords: PartWords<ReferenceValues> = {
  ...REFERENCE_LABELS,
  AccessDate: [REFERENCE_LABELS.AccessDate, dateFieldWords],
};

const { ReferenceCreate: limits } = fields;
const needed = (name: (typeof neededNames)[number]) =>
  // The server does not count the space around it.
  string().check(
    trim(),
    minLength(1, { error: `Enter the ${REFERENCE_LABELS[name].toLowerCase()}` }),
    minLength(limits[name].minLength),
    maxLength(limits[name].maxLength),
  );
const optional = (name: (typeof optionalNames)[number]) =>
  pipe(
    string().check(trim(), maxLength(limits[name].maxLength)),
    transform((text) => text || null),
  );

/** An address that is stored may stay as it is, whatever it is. */
const typedOver = (storedUrl: string | null) => ({
  Title: needed('Title'),
  Author: needed('Author'),
  PublicationDate: needed('PublicationDate'),
  Information: needed('Information'),
  AccessDate: optionalDate,
  ...(Object.fromEntries(optionalNames.map((name) => [name, optional(name)])) as Record<
    (typeof optionalNames)[number],
    ReturnType<typeof optional>
  >),
  URL: pipe(
    optional('URL'),
    transform((url) => (url === storedUrl?.trim() ? storedUrl : url)),
  ).check(
    check(({ value: url, issues }) => {
      const fault = url && url !== storedUrl ? faultOfAddress(url) : undefined;
      if (fault) issues.push({ code: 'custom', message: ADDRESS_FAULTS[fault], input: url });
    }),
  ),
});

export const addResolver = resolverFor<ReferenceValues, ReferenceCreate>(
  'ReferenceCreate',
  extend(AddReferenceBody, typedOver(null)),
);
export const updateResolver = (storedUrl: string | null) =>
  resolverFor<ReferenceValues, ReferenceUpdate>('ReferenceUpdate', extend(UpdateReferenceBody, typedOver(storedUrl)));
