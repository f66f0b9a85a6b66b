// Made by `npm run generate` from the contract. Do not edit.
export const WorkNoticeClearingFields = {
  "Ids": {
    "maxItems": 200
  }
} as const;
