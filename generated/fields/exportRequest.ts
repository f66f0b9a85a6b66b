// Made by `npm run generate` from the contract. Do not edit.
export const ExportRequestFields = {
  "ReportEditionIds": {
    "maxItems": 200,
    "items": {
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "CountryIds": {
    "maxItems": 300,
    "items": {
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "IndicatorIds": {
    "maxItems": 5000,
    "items": {
      "minimum": 1,
      "maximum": 2147483647
    }
  }
} as const;
