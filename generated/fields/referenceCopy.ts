// Made by `npm run generate` from the contract. Do not edit.
export const ReferenceCopyFields = {
  "referenceId": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "indicators": {
    "maxItems": 1000
  },
  "countries": {
    "maxItems": 300
  }
} as const;
