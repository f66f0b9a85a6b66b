// Made by `npm run generate` from the contract. Do not edit.
export const ActivityExportRequestFields = {
  "UserIds": {
    "maxItems": 500
  },
  "Kinds": {
    "maxItems": 20
  },
  "CountryIds": {
    "maxItems": 300
  },
  "LibraryIndicatorIds": {
    "maxItems": 500
  },
  "ReportEditionIds": {
    "maxItems": 200
  }
} as const;
