// Made by `npm run generate` from the contract. Do not edit.
export const IndicatorCreateFields = {
  "ReportEditionId": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "ActivityId": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "ActivityOrderId": {
    "minimum": 1
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
    "minLength": 3,
    "maxLength": 10000,
    "message": "The description needs 3 to 10,000 characters"
  },
  "ResponseRules": {
    "maxLength": 10000,
    "message": "The response rules can have 10,000 characters"
  },
  "TimePeriod": {
    "minLength": 3,
    "maxLength": 500,
    "message": "The time period needs 3 to 500 characters"
  },
  "ParentIndicatorId": {
    "minimum": 0,
    "maximum": 2147483647,
    "message": "A parent indicator is required for dependent indicators."
  },
  "ParentIndicator": {
    "maxLength": 200
  }
} as const;
