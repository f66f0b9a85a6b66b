// Made by `npm run generate` from the contract. Do not edit.
export const StepBackChangeFields = {
  "CountryIndicatorRatingIds": {
    "maxItems": 100000,
    "items": {
      "minimum": 1,
      "maximum": 2147483647
    },
    "message": "Select at least one country indicator"
  },
  "Reason": {
    "minLength": 3,
    "maxLength": 2000,
    "message": "A reason of at least 3 characters is required"
  }
} as const;
