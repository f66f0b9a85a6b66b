// Made by `npm run generate` from the contract. Do not edit.
export const ActivityExportRequestFields = {
  "UserIds": {
    "maxItems": 500,
    "items": {
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "Kinds": {
    "maxItems": 20
  },
  "CountryIds": {
    "maxItems": 300,
    "items": {
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "LibraryIndicatorIds": {
    "maxItems": 500,
    "items": {
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "ReportEditionIds": {
    "maxItems": 200,
    "items": {
      "minimum": 1,
      "maximum": 2147483647
    }
  }
} as const;
