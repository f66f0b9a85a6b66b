// Made by `npm run generate` from the contract. Do not edit.
export const WorkflowAssignmentDraftFields = {
  "ReportEditionId": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "AssignedUserId": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "Countries": {
    "maxItems": 300
  },
  "Indicators": {
    "maxItems": 1000
  }
} as const;
