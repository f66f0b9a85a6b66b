// Made by `npm run generate` from the contract. Do not edit.
export const CompareExportFields = {
  "EditionIds": {
    "maxItems": 2
  },
  "CountryIds": {
    "maxItems": 300
  },
  "IndicatorIds": {
    "maxItems": 5000
  }
} as const;
