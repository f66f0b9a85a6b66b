// Made by `npm run generate` from the contract. Do not edit.
export const ExportRequestFields = {
  "ReportEditionIds": {
    "maxItems": 200
  },
  "CountryIds": {
    "maxItems": 300
  },
  "IndicatorIds": {
    "maxItems": 5000
  }
} as const;
