// Made by `npm run generate` from the contract. Do not edit.
export const WorkflowAssignmentFields = {
  "ReportEditionId": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "AssignedUserId": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "CountryIds": {
    "maxItems": 300,
    "items": {
      "minimum": 1,
      "maximum": 2147483647
    }
  },
  "IndicatorIds": {
    "maxItems": 1000,
    "items": {
      "minimum": 1,
      "maximum": 2147483647
    }
  }
} as const;
