// Made by `npm run generate` from the contract. Do not edit.
export const ReportEditionUpdateFields = {
  "Id": {
    "minimum": 1,
    "maximum": 2147483647
  },
  "Name": {
    "minLength": 3,
    "maxLength": 200,
    "message": "The name needs 3 to 200 characters"
  },
  "StartDate": {
    "message": "A start date is required",
    "pattern": "^(?!(0|1[0-8]|[3-9])\\d+-)",
    "patternMessage": "The year must be between 1900 and 2999"
  },
  "EndDate": {
    "message": "End date must be after the start date",
    "pattern": "^(?!(0|1[0-8]|[3-9])\\d+-)",
    "patternMessage": "The year must be between 1900 and 2999"
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
  },
  "Version": {
    "minimum": 1
  },
  "ChecksOff": {
    "maxItems": 5
  }
} as const;
