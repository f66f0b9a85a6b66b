// Made by `npm run generate` from the contract. Do not edit.
export const ResultsExportRequestFields = {
  "ReportEditionId": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "Columns": {
    "maxItems": 21
  },
  "CountryIds": {
    "maxItems": 300,
    "items": {
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "Regions": {
    "maxItems": 50,
    "items": {
      "minLength": 1,
      "maxLength": 100
    }
  },
  "Milestones": {
    "maxItems": 100,
    "items": {
      "minimum": 1,
      "maximum": 999
    }
  },
  "Statuses": {
    "maxItems": 4
  }
} as const;
