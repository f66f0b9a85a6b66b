import { expect, test } from 'vitest';
import { ExportFieldChoice, ExportFormatChoice } from '#generated/enums.ts';
import {
  type ExportChoice,
  exportBlocked,
  exportBody,
  NOTHING,
  withFields,
} from '#src/features/transfer/export/export-choice.ts';

const { Ratings, RatingsAndReferences } = ExportFieldChoice;
const complete: ExportChoice = {
  editions: [4, 3],
  fields: RatingsAndReferences,
  format: ExportFormatChoice.IndicatorPerTab,
  countries: new Set([404]),
  indicators: new Set([1, 2]),
};

test.each<[what: string, lacking: Partial<ExportChoice>, reason: string]>([
  ['an edition', { editions: [] }, 'Select at least one report edition'],
  ['the fields', { fields: null, format: null }, 'Choose the fields to export'],
  ['the format of references', { format: null }, 'Choose a format'],
  ['a country', { countries: new Set() }, 'Select at least one country'],
  ['an indicator', { indicators: new Set() }, 'Select at least one indicator'],
])('[S114] without %s there is no export', (_, lacking, reason) => {
  expect(exportBlocked({ ...complete, ...lacking })).toBe(reason);
  expect(exportBody({ ...complete, ...lacking })).toBeUndefined();
});

test('[S114] [S94] ratings alone need no format, and what is chosen is what is asked for', () => {
  expect(exportBlocked(NOTHING)).not.toBe(false);
  expect(exportBody({ ...complete, fields: Ratings, format: null })).toEqual({
    ReportEditionIds: [4, 3],
    ExportFieldChoice: 0,
    ExportFormatChoice: null,
    CountryIds: [404],
    IndicatorIds: [1, 2],
  });
  expect(exportBody(complete)).toMatchObject({ ExportFieldChoice: 1, ExportFormatChoice: 0 });
});

test('[S115] the format goes when the fields are ratings alone, and stays with references', () => {
  expect(withFields(complete, Ratings)).toMatchObject({ fields: Ratings, format: null });
  expect(withFields(complete, RatingsAndReferences)).toEqual(complete);
});
