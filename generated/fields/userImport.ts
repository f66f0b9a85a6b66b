// Made by `npm run generate` from the contract. Do not edit.
export const UserImportFields = {
  "Users": {
    "maxItems": 500
  }
} as const;
