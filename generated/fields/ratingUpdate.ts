// Made by `npm run generate` from the contract. Do not edit.
export const RatingUpdateFields = {
  "Score": {
    "minimum": -1,
    "maximum": 1
  },
  "ResearcherNote": {
    "minLength": 3,
    "maxLength": 20000,
    "message": "The researcher note needs at least 3 characters"
  },
  "CountryIndicatorRatingId": {
    "minimum": 1
  },
  "Version": {
    "minimum": 1
  }
} as const;
