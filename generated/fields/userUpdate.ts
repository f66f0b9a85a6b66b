// Made by `npm run generate` from the contract. Do not edit.
export const UserUpdateFields = {
  "FullName": {
    "minLength": 3,
    "maxLength": 120,
    "message": "Give a name of 3 to 120 characters"
  },
  "EmailAddress": {
    "maxLength": 254,
    "message": "Give an e-mail address such as amara@example.org"
  },
  "Version": {
    "minimum": 1
  }
} as const;
