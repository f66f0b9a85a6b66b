// Made by `npm run generate` from the contract. Do not edit.
export const SavedViewUpdateFields = {
  "Name": {
    "minLength": 1,
    "maxLength": 60,
    "message": "Give it a name of 1 to 60 characters"
  },
  "DefaultRoles": {
    "maxItems": 4
  },
  "Version": {
    "minimum": 1
  }
} as const;
