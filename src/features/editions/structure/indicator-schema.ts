import { boolean, extend, number, pick, refine } from 'zod/mini';
import { Polarity } from '#generated/enums.ts';
import { fields } from '#generated/fields.ts';
import type { Indicator } from '#generated/model/index.ts';
import { CreateIndicatorBody } from '#generated/zod/structure/structure.zod.ts';
import { seenOf } from '#rules/names.ts';
import type { PartWords } from '#src/components/changed-record.tsx';
import { resolverFor } from '#src/lib/forms/resolver.ts';
import { givenOf } from '#src/lib/forms/zod.ts';

/** The indicator form: polarity as a boolean, true = Negative (requirements A3). */
export type IndicatorValues = {
  FullName: string;
  ShortName: string;
  Description: string;
  ResponseRules: string;
  TimePeriod: string;
  IndicatorRating: boolean;
  IsDependent: boolean;
  /** 0 = none. */
  ParentIndicatorId: number;
  ParentIndicator: string;
  /** The version that the form was opened with; 0 for a new one. */
  Version: number;
};

/** In the words of the documents (requirements A5). */
const PARENT_REQUIRED = fields.IndicatorCreate.ParentIndicatorId.message;

export const emptyIndicator: IndicatorValues = {
  ...{ FullName: '', ShortName: '', Description: '', ResponseRules: '', TimePeriod: '' },
  ...{ IndicatorRating: false, IsDependent: false, ParentIndicatorId: 0, ParentIndicator: '', Version: 0 },
};

export const indicatorValuesOf = (row: Indicator): IndicatorValues => ({
  FullName: row.FullName,
  ShortName: row.ShortName,
  Description: row.Description,
  ResponseRules: row.ResponseRules ?? '',
  TimePeriod: row.TimePeriod,
  IndicatorRating: row.IndicatorRating === Polarity.Negative,
  IsDependent: row.ParentIndicatorId !== 0,
  ParentIndicatorId: row.ParentIndicatorId,
  ParentIndicator: row.ParentIndicator ?? '',
  Version: row.Version,
});

/** What the parts are called where two versions are compared. */
export const indicatorWords: PartWords<IndicatorValues> = {
  ...{ FullName: 'Full Name', ShortName: 'Short Name', Description: 'Description' },
  ...{ ResponseRules: 'Response Rules', TimePeriod: 'Time Period' },
  IndicatorRating: ['Polarity', (isNegative) => (isNegative ? 'Negative' : 'Positive')],
  ParentIndicator: ['Parent', (name) => name || 'None'],
};

/**
 * What travels: the polarity as 1 or 0, no parent where it does not depend on one; an update adds
 * the version.
 */
export const indicatorBodyOf = ({ IndicatorRating, IsDependent, Version, ...typed }: IndicatorValues) => ({
  ...typed,
  IndicatorRating: IndicatorRating ? Polarity.Negative : Polarity.Positive,
  IsDependent,
  ParentIndicatorId: IsDependent ? typed.ParentIndicatorId : 0,
  ParentIndicator: IsDependent ? typed.ParentIndicator : null,
});

/** The server trims whitespace at both ends. */
const isWord = (text: string) => seenOf(text).length >= 3;
const { shape } = CreateIndicatorBody;

export const indicatorResolver = resolverFor<IndicatorValues, IndicatorValues>(
  'IndicatorCreate',
  extend(pick(CreateIndicatorBody, { ParentIndicatorId: true }), {
    FullName: shape.FullName.check(refine(isWord)),
    ShortName: shape.ShortName.check(refine(isWord)),
    Description: shape.Description.check(refine(isWord)),
    ResponseRules: givenOf(shape.ResponseRules),
    TimePeriod: shape.TimePeriod.check(refine(isWord)),
    IndicatorRating: boolean(),
    IsDependent: boolean(),
    Version: number(),
    ParentIndicator: givenOf(shape.ParentIndicator),
  }).check(
    refine(({ IsDependent, ParentIndicatorId }) => !IsDependent || ParentIndicatorId > 0, {
      error: PARENT_REQUIRED,
      path: ['ParentIndicatorId'],
    }),
  ),
);
