import { ExportFieldChoice, type ExportFormatChoice } from '#generated/enums.ts';
import type { ExportRequest } from '#generated/model/index.ts';

/** What is to be exported, as far as it is chosen (requirements A2.8 and 3). */
export type ExportChoice = {
  editions: readonly number[];
  fields: ExportFieldChoice | null;
  format: ExportFormatChoice | null;
  countries: ReadonlySet<number>;
  /** Ids of library indicators. */
  indicators: ReadonlySet<number>;
};

export const NOTHING: ExportChoice = {
  ...{ editions: [], fields: null, format: null },
  ...{ countries: new Set(), indicators: new Set() },
};

/** Only ratings with references have a format: with another choice it is given up. */
export const withFields = (choice: ExportChoice, fields: ExportFieldChoice): ExportChoice => ({
  ...choice,
  fields,
  format: takesFormat(fields) ? choice.format : null,
});

export const takesFormat = (fields: ExportFieldChoice | null): boolean =>
  fields === ExportFieldChoice.RatingsAndReferences;

/** What the export still lacks, in a few words, or false where it can be made (requirements A5). */
export function exportBlocked(choice: ExportChoice): string | false {
  const { editions, fields, format, countries, indicators } = choice;
  if (editions.length === 0) return 'Select at least one report edition';
  if (fields === null) return 'Choose the fields to export';
  if (takesFormat(fields) && format === null) return 'Choose a format';
  if (countries.size === 0) return 'Select at least one country';
  return indicators.size === 0 && 'Select at least one indicator';
}

/** The request, or undefined where something lacks. */
export function exportBody(choice: ExportChoice): ExportRequest | undefined {
  const { editions, fields, format, countries, indicators } = choice;
  if (fields === null || exportBlocked(choice)) return undefined;
  return {
    ReportEditionIds: [...editions],
    ExportFieldChoice: fields,
    ExportFormatChoice: format,
    CountryIds: [...countries],
    IndicatorIds: [...indicators],
  };
}
