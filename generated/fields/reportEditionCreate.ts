// Made by `npm run generate` from the contract. Do not edit.
export const ReportEditionCreateFields = {
  "Id": {
    "minimum": 0,
    "maximum": 2147483647
  },
  "DuplicatedEdition": {
    "minimum": 0,
    "maximum": 2147483647
  },
  "Name": {
    "minLength": 3,
    "maxLength": 200,
    "message": "The name needs 3 to 200 characters"
  },
  "StartDate": {
    "message": "A start date is required"
  },
  "EndDate": {
    "message": "End date must be after the start date"
  },
  "ResearchDueDate": {
    "message": "The due date must be a day of the edition"
  },
  "QADueDate": {
    "message": "The due date must be a day of the edition"
  }
} as const;
