// Made by `npm run generate` from the contract. Do not edit.
export const IndicatorReorderFields = {
  "Id": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "MilestoneOrderId": {
    "minimum": 1
  },
  "ActivityOrderId": {
    "minimum": 1
  }
} as const;
