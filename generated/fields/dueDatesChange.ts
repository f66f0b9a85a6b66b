// Made by `npm run generate` from the contract. Do not edit.
export const DueDatesChangeFields = {
  "CountryIndicatorRatingIds": {
    "maxItems": 100000,
    "items": {
      "minimum": 1,
      "maximum": 2147483647
    },
    "message": "Select at least one country indicator"
  },
  "ResearchDueDate": {
    "message": "The due date must be a day of the edition",
    "pattern": "^(?!(0|1[0-8]|[3-9])\\d+-)",
    "patternMessage": "The year must be between 1900 and 2999"
  },
  "QADueDate": {
    "message": "The due date must be a day of the edition",
    "pattern": "^(?!(0|1[0-8]|[3-9])\\d+-)",
    "patternMessage": "The year must be between 1900 and 2999"
  }
} as const;
