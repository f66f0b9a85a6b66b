// Made by `npm run generate` from the contract. Do not edit.
export const AddableIndicatorSelectionFields = {
  "MilestoneOrderId": {
    "minimum": 1
  },
  "ActivityOrderId": {
    "minimum": 1
  },
  "ActivityId": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "Indicators": {
    "maxItems": 500
  }
} as const;
