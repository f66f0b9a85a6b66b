// Made by `npm run generate` from the contract. Do not edit.
export const ExportFormatChoice = {
  IndicatorPerTab: 0,
  CountryPerTab: 1,
} as const;
export type ExportFormatChoice = (typeof ExportFormatChoice)[keyof typeof ExportFormatChoice];
