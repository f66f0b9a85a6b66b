// Made by `npm run generate` from the contract. Do not edit.
export const WorkflowPromotionFields = {
  "CountryIndicatorRatingId": {
    "minimum": 1
  },
  "Reason": {
    "minLength": 3,
    "maxLength": 2000,
    "message": "A reason of at least 3 characters is required"
  },
  "Version": {
    "minimum": 1
  }
} as const;
