// Made by `npm run generate` from the contract. Do not edit.
export const ActivityCreateFields = {
  "ParentId": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "ReportEditionId": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "MilestoneOrderId": {
    "minimum": 1
  },
  "FullName": {
    "minLength": 3,
    "maxLength": 500,
    "message": "The full name needs 3 to 500 characters"
  },
  "ShortName": {
    "minLength": 3,
    "maxLength": 80,
    "message": "The short name needs 3 to 80 characters"
  },
  "Description": {
    "maxLength": 10000,
    "message": "The description can have 10,000 characters"
  }
} as const;
