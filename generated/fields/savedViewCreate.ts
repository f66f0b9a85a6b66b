// Made by `npm run generate` from the contract. Do not edit.
export const SavedViewCreateFields = {
  "Name": {
    "minLength": 1,
    "maxLength": 60,
    "message": "Give it a name of 1 to 60 characters"
  },
  "DefaultRoles": {
    "maxItems": 4
  }
} as const;
