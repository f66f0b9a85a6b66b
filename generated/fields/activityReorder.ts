// Made by `npm run generate` from the contract. Do not edit.
export const ActivityReorderFields = {
  "Id": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "MilestoneOrderId": {
    "minimum": 1
  }
} as const;
