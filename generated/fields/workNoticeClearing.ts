// Made by `npm run generate` from the contract. Do not edit.
export const WorkNoticeClearingFields = {
  "Ids": {
    "maxItems": 200,
    "items": {
      "minimum": 1
    }
  }
} as const;
